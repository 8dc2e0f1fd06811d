import { useAtomValue } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { scenarioTitle } from '#client/page/scenario/scenario.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { scenarioDialogTexts } from './scenarioDialogTexts.ts';

/** The maximum number of samples to choose from, the newest; the others are in their own list. */
const MOST_SAMPLES = 100;

interface SampleSourceProps {
  /** The sample; null while none is chosen yet, undefined for nothing. */
  readonly value: string | null | undefined;
  readonly onChange: (value: string | null | undefined) => void;
  readonly errors?: readonly string[] | undefined;
}

/** The initial content of a new scenario: nothing, or that of a sample. There is no choice if nobody shares a sample. */
export function SampleSource({ value, onChange, errors = [] }: SampleSourceProps) {
  const text = useText(scenarioDialogTexts);
  const language = useAtomValue(languageAtom);
  const samples = trpc.samples.list.useQuery({ per_page: MOST_SAMPLES }, { staleTime: 0 }).data?.data ?? [];
  if (samples.length === 0) return null;
  return (
    <>
      <Choice
        label={text('scenarioSource.label')}
        look="segments"
        value={value === undefined ? 'blank' : 'sample'}
        onChange={(chosen) => onChange(chosen === 'blank' ? undefined : null)}
        options={(['blank', 'sample'] as const).map((id) => ({ value: id, label: text(`scenarioSource.${id}`) }))}
      />
      {value !== undefined && (
        <ComboBox
          label={text('scenarioSource.choose')}
          value={value}
          onChange={onChange}
          errors={errors}
          isRequired
          emptyText={text('scenarioSource.none')}
          options={samples.map((sample) => ({
            value: sample.id,
            label: [scenarioTitle(sample, language), sample.author_name].filter((part) => part !== '').join(' — '),
            words: [sample.title_ja, sample.title_en, sample.comment],
          }))}
        />
      )}
    </>
  );
}
