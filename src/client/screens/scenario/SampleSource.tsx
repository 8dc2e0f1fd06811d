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

/** The initial content of a new scenario: nothing, the starter set, or a sample, which is null until it is chosen. */
export type ScenarioSource =
  | { readonly from: 'blank' | 'starter' }
  | { readonly from: 'sample'; readonly sample: string | null };

interface SampleSourceProps {
  readonly value: ScenarioSource;
  readonly onChange: (value: ScenarioSource) => void;
  readonly errors?: readonly string[] | undefined;
}

/** The choice of the initial content of a new scenario. Samples are among it if anybody shares one. */
export function SampleSource({ value, onChange, errors = [] }: SampleSourceProps) {
  const text = useText(scenarioDialogTexts);
  const language = useAtomValue(languageAtom);
  const samples = trpc.samples.list.useQuery({ per_page: MOST_SAMPLES }, { staleTime: 0 }).data?.data ?? [];
  const offered = (['blank', 'starter', 'sample'] as const).filter((from) => from !== 'sample' || samples.length > 0);
  return (
    <>
      <Choice
        label={text('scenarioSource.label')}
        look="segments"
        hint={value.from === 'starter' ? text('scenarioSource.starterHint') : undefined}
        value={value.from}
        onChange={(from) => onChange(from === 'sample' ? { from, sample: null } : { from })}
        options={offered.map((id) => ({ value: id, label: text(`scenarioSource.${id}`) }))}
      />
      {value.from === 'sample' && (
        <ComboBox
          label={text('scenarioSource.choose')}
          value={value.sample}
          onChange={(sample) => onChange({ from: 'sample', sample })}
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
