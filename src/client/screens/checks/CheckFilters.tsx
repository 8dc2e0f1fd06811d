import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { Select } from '#client/ui/Select.tsx';
import { CHECK_RULES, type CheckRule } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';
import * as styles from './checks.css.ts';
import { checksTexts } from './checksTexts.ts';
import { type FoundProblems, SEVERITIES, severityOf } from './groupProblems.ts';
import type { CheckFilter } from './useCheckFilter.ts';

interface CheckFiltersProps {
  readonly all: readonly FoundProblems[];
  readonly filter: CheckFilter;
}

/** The filters and the grouping of the check list, with the total count. */
export function CheckFilters({ all, filter: { chosen, grouping, choose } }: CheckFiltersProps) {
  const text = useText(checksTexts);
  const language = useAtomValue(languageAtom);
  const count = (matches: (found: FoundProblems) => boolean) =>
    all.filter(matches).reduce((sum, found) => sum + found.count, 0);
  /** Returns the entries of a list for which anything was found. */
  const options = <Code extends string>(labels: Readonly<Record<Code, Label>>, isFound: (code: Code) => boolean) => [
    { value: '', label: text('checks.all') },
    ...(Object.keys(labels) as Code[])
      .filter((code) => isFound(code) || Object.values(chosen).includes(code))
      .map((code) => ({ value: code as string, label: labels[code][language] })),
  ];
  const kinds = Object.fromEntries(Object.entries(RECORD_KINDS).map(([kind, { title }]) => [kind, title]));
  return (
    <div className={styles.head}>
      <Choice
        label={text('checks.severity')}
        look="segments"
        value={chosen.severity}
        onChange={(value) => choose('severity', value)}
        options={[
          { value: '', label: text('checks.all') },
          ...SEVERITIES.map((severity) => ({ value: severity, label: text(`checks.${severity}`) })),
        ]}
      />
      <div className={styles.filter}>
        <Select
          label={text('checks.rule')}
          value={chosen.rule}
          onChange={(value) => choose('rule', value)}
          options={options<CheckRule>(CHECK_RULES, (rule) => all.some((found) => found.rule === rule))}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label={text('checks.place')}
          value={chosen.kind}
          onChange={(value) => choose('kind', value)}
          options={options<RecordKindName>(kinds as Record<RecordKindName, Label>, (kind) =>
            all.some((found) => found.kind === kind),
          )}
        />
      </div>
      <Choice
        label={text('checks.by')}
        look="segments"
        value={grouping}
        onChange={(value) => choose('by', value)}
        options={[
          { value: 'rule', label: text('checks.rule') },
          { value: 'place', label: text('checks.place') },
        ]}
      />
      <p className={styles.counts} role="status">
        {text('checks.counts', {
          errors: count(({ rule }) => rule === 'error'),
          warnings: count((found) => severityOf(found) === 'warning' && found.rule !== 'english'),
          missing: count(({ rule }) => rule === 'english'),
        })}
      </p>
    </div>
  );
}
