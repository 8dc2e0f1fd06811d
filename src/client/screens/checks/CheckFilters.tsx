import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { Select } from '#client/ui/Select.tsx';
import { CHECK_RULES } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';
import * as styles from './checks.css.ts';
import { checksTexts } from './checksTexts.ts';
import { type FoundProblems, SEVERITIES, severityOf } from './groupProblems.ts';
import type { CheckFilter } from './useCheckFilter.ts';

interface CheckFiltersProps {
  readonly all: readonly FoundProblems[];
  readonly filter: CheckFilter;
}

/** The filters and the grouping of the check list. Each rule and kind has the number of its problems that the other filters show. */
export function CheckFilters({ all, filter: { chosen, grouping, choose, fits } }: CheckFiltersProps) {
  const text = useText(checksTexts);
  const language = useAtomValue(languageAtom);
  const count = (matches: (found: FoundProblems) => boolean) =>
    all.filter(matches).reduce((sum, found) => sum + found.count, 0);
  const counted = (label: string, own: number) => text('checks.counted', { label, count: own });
  /** Returns the entries of a list for which anything was found. */
  const options = (name: 'rule' | 'kind', labels: Readonly<Record<string, Label>>) => [
    {
      value: '',
      label: counted(
        text('checks.all'),
        count((found) => fits(found, name)),
      ),
    },
    ...Object.entries(labels)
      .map(([code, label]) => ({ code, label, own: count((found) => found[name] === code && fits(found, name)) }))
      .filter(({ code, own }) => own > 0 || chosen[name] === code)
      .map(({ code, label, own }) => ({ value: code, label: counted(label[language], own) })),
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
          options={options('rule', CHECK_RULES)}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label={text('checks.place')}
          value={chosen.kind}
          onChange={(value) => choose('kind', value)}
          options={options('kind', kinds)}
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
