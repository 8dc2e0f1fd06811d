import { useSearchParams } from 'wouter';
import type { RouterOutputs } from '#client/api/routerTypes.ts';

/** What one rule says of the records of one kind. */
export type FoundProblems = RouterOutputs['checks']['list']['data'][number];

/** By what the check list is narrowed; each stands in the address, '' for all. */
const NAMES = ['severity', 'rule', 'kind'] as const;
type Name = (typeof NAMES)[number];

export interface CheckFilter {
  readonly chosen: Readonly<Record<Name, string>>;
  readonly choose: (name: Name, value: string) => void;
  readonly fits: (found: FoundProblems) => boolean;
}

/** How pressing it is: what is told for information is nothing to mend. */
export const severityOf = ({ rule }: Pick<FoundProblems, 'rule'>) =>
  rule === 'error' || rule === 'information' ? rule : 'warning';

export function useCheckFilter(): CheckFilter {
  const [parameters, setParameters] = useSearchParams();
  const of = (name: Name) => parameters.get(name) ?? '';
  const chosen = { severity: of('severity'), rule: of('rule'), kind: of('kind') };
  return {
    chosen,
    choose: (name, value) =>
      setParameters((present) => new URLSearchParams({ ...Object.fromEntries(present), [name]: value }), {
        replace: true,
      }),
    fits: (found) => {
      const own = { severity: severityOf(found), rule: found.rule, kind: found.kind };
      return NAMES.every((name) => chosen[name] === '' || chosen[name] === own[name]);
    },
  };
}
