import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { FieldInput } from '#client/resource/composites/FieldInput.tsx';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { Field } from '#domain/resource/field.ts';
import { searchItem } from '#domain/resources/outline/searchItem.ts';
import * as styles from './search.css.ts';
import { searchItemTexts } from './searchItemTexts.ts';

const { languages: field } = searchItem.fields;

/** The languages of a work, and the number of its texts without English. */
export function LanguagesInput() {
  const text = useText(searchItemTexts);
  const { scenarioId } = useOpenRecord().desk;
  const count = trpc.checks.count.useQuery({ scenario_id: scenarioId }).data?.data.missing_english ?? 0;
  return (
    <div className={styles.band}>
      <FieldInput field={field as unknown as Field} keys={['languages']} />
      {count > 0 && (
        <div className={styles.counted({ state: 'same' })}>
          <span className={styles.count}>{text('searchItems.missingEnglish', { count })}</span>
          <RouteLink href={`${scenarioPath(scenarioId)}/checks`}>{text('searchItems.toChecks')}</RouteLink>
        </div>
      )}
    </div>
  );
}
