import Sparkles from 'lucide-react/icons/sparkles';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { actions, muted } from '#client/page/page.css.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { filled } from '#client/screens/areas/areas.css.ts';
import { Button } from '#client/ui/Button.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { leavesOfFields, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { type Sample, sampleValues } from '#domain/resources/sampleValues.ts';
import { sampleNamesTexts } from './sampleNamesTexts.ts';

interface UnidentifiedNamesProps<R extends Resource> {
  readonly resource: R;
  readonly scenarioId: string;
  /** The names that follow from the type of a record. */
  readonly sample: Sample<R>;
}

/** The table of names for unidentified records, by number. */
export function UnidentifiedNames<R extends Resource>({ resource, scenarioId, sample }: UnidentifiedNamesProps<R>) {
  const canWrite = useMay(resource.needs);
  const desk = useRecordDesk(resource, scenarioId);
  return (
    <div className={filled}>
      {canWrite && desk && <SampleNames {...{ desk, resource, sample }} />}
      <RecordTable resource={resource} table="unidentified" scenarioId={scenarioId} />
    </div>
  );
}

interface SampleNamesProps<R extends Resource> extends Pick<UnidentifiedNamesProps<R>, 'resource' | 'sample'> {
  readonly desk: RecordDesk;
}

/** Gives every record without an unidentified name one that follows from its type, as a single undo step. */
function SampleNames<R extends Resource>({ desk, resource, sample }: SampleNamesProps<R>) {
  const text = useText(sampleNamesTexts);
  function fillIn() {
    const named = writtenNumbers(desk).flatMap((number) => {
      const values = sampleValues(resource, sample, desk.record(number) as RecordOf<R>, number);
      return values ? [{ number, values }] : [];
    });
    desk.edit(
      named.flatMap(({ number, values }) =>
        leavesOfFields(resource, Object.keys(values)).map((leaf) => ({ number, leaf, value: leafValue(values, leaf) })),
      ),
    );
    showSnackbar(text(named.length > 0 ? 'sampleNames.done' : 'sampleNames.none', { count: named.length }));
  }
  return (
    <div className={actions}>
      <Button icon={<Sparkles size={16} aria-hidden />} onPress={fillIn}>
        {text('sampleNames.import')}
      </Button>
      <span className={muted}>{text('sampleNames.hint')}</span>
    </div>
  );
}
