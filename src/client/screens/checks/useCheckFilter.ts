import { useSearchParams } from 'wouter';
import { CHECK_RULES, SEVERITIES, severityOf } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Grouping, ShownProblems } from './groupProblems.ts';

/** The filters of the check list; each is a parameter of the address, '' for all. */
const NAMES = ['severity', 'rule', 'kind'] as const;
type Name = (typeof NAMES)[number];

const VALUES: Readonly<Record<Name, readonly string[]>> = {
  severity: SEVERITIES,
  rule: Object.keys(CHECK_RULES),
  kind: Object.keys(RECORD_KINDS),
};

export interface CheckFilter {
  readonly chosen: Readonly<Record<Name, string>>;
  /** The grouping of the problems. */
  readonly grouping: Grouping;
  /** Whether the problems marked as meant are shown, in place of those that are left. */
  readonly isMeant: boolean;
  readonly choose: (name: Name | 'by' | 'shown', value: string) => void;
  /** Whether the filters show a group of problems; `except` is left out, to count what its other values would show. */
  readonly fits: (found: ShownProblems, except?: Name) => boolean;
}

export function useCheckFilter(): CheckFilter {
  const [parameters, setParameters] = useSearchParams();
  // A bookmark may name a rule that no longer exists: it shows everything.
  const of = (name: Name) => VALUES[name].find((value) => value === parameters.get(name)) ?? '';
  const chosen = { severity: of('severity'), rule: of('rule'), kind: of('kind') };
  return {
    chosen,
    grouping: parameters.get('by') === 'place' ? 'place' : 'rule',
    isMeant: parameters.get('shown') === 'meant',
    choose: (name, value) =>
      setParameters((present) => new URLSearchParams({ ...Object.fromEntries(present), [name]: value }), {
        replace: true,
      }),
    fits: (found, except) => {
      const own = { severity: severityOf(found), rule: found.rule, kind: found.kind };
      return NAMES.every((name) => name === except || chosen[name] === '' || chosen[name] === own[name]);
    },
  };
}
