import { useAtomValue } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { Button } from '#client/ui/Button.tsx';
import { BANDS, UNSET } from '#domain/resources/outline/searchItem.ts';
import { bandOf, type CountedBand, countOfBand } from '#domain/scenario/countedBands.ts';
import * as styles from './search.css.ts';
import { searchItemTexts } from './searchItemTexts.ts';

interface CountedProps {
  readonly band: CountedBand;
  readonly value: number;
  /** Chooses the counted band; undefined for users who may only read. */
  readonly onTake: ((code: number) => void) | undefined;
}

/** The counted band: shown if it differs from the chosen one, and chosen with one press. Nothing if the count is zero. */
export function Counted({ band, value, onTake }: CountedProps) {
  const text = useText(searchItemTexts);
  const language = useAtomValue(languageAtom);
  const { scenarioId } = useOpenRecord().desk;
  const counts = trpc.outline.counts.useQuery({ scenario_id: scenarioId }).data?.data;
  if (!counts) return null;
  const code = bandOf(band, counts);
  if (code === UNSET) return null;
  const name = BANDS[band].find((option) => option.code === code)?.label[language] ?? '';
  const state = code === value ? 'same' : value === UNSET ? 'unset' : 'differs';
  return (
    <div className={styles.counted({ state })}>
      <span className={styles.count}>{text(`searchItems.counted.${band}`, { count: countOfBand(band, counts) })}</span>
      {state === 'same' && <span>{text('searchItems.same')}</span>}
      {state === 'unset' && <span>{text('searchItems.fits', { band: name })}</span>}
      {state === 'differs' && <span>{text('searchItems.differs', { band: name })}</span>}
      {state !== 'same' && onTake && (
        <Button size="small" onPress={() => onTake(code)}>
          {text('searchItems.take', { band: name })}
        </Button>
      )}
    </div>
  );
}
