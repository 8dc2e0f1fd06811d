import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { Select } from '#client/ui/Select.tsx';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import { CHECK_RULES, SEVERITIES, severityOf } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';
import * as styles from './checks.css.ts';
import { checksTexts } from './checksTexts.ts';
import type { FoundProblems, ShownProblems } from './groupProblems.ts';
import type { CheckFilter } from './useCheckFilter.ts';

interface CheckFiltersProps {
  /** The check list as the server answers it. */
  readonly found: readonly FoundProblems[];
  /** The problems that are left, or those marked as meant. */
  readonly all: readonly ShownProblems[];
  readonly filter: CheckFilter;
}

/** The filters and the grouping of the check list. Each rule and kind has the number of its problems that the other filters show. */
export function CheckFilters({ found, all, filter }: CheckFiltersProps) {
  const { chosen, grouping, isMeant, choose, fits } = filter;
  const text = useText(checksTexts);
  const language = useAtomValue(languageAtom);
  const count = (matches: (found: ShownProblems) => boolean) =>
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
  const left = found.reduce((sum, one) => sum + one.count, 0);
  const meant = found.reduce((sum, one) => sum + one.meant.count, 0);
  const kinds = Object.fromEntries(Object.entries(RECORD_KINDS).map(([kind, { title }]) => [kind, title]));
  return (
    <div className={styles.head}>
      <Choice
        label={text('checks.severity')}
        look="segments"
        value={chosen.severity}
        onChange={(value) => choose('severity', value)}
        options={[
          {
            value: '',
            label: counted(
              text('checks.all'),
              count((one) => fits(one, 'severity')),
            ),
          },
          ...SEVERITIES.map((severity) => ({
            value: severity,
            label: counted(
              text(`checks.${severity}`),
              count((one) => severityOf(one) === severity && fits(one, 'severity')),
            ),
          })),
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
      {(meant > 0 || isMeant) && (
        <Choice
          label={text('checks.shown')}
          look="segments"
          value={isMeant ? 'meant' : ''}
          onChange={(value) => choose('shown', value)}
          options={[
            { value: '', label: counted(text('checks.left'), left) },
            { value: 'meant', label: counted(text('checks.meant'), meant) },
          ]}
        />
      )}
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
      <p className={visuallyHidden} role="status">
        {text('checks.found', { count: count((one) => fits(one)) })}
      </p>
    </div>
  );
}
