import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { queryClient } from '#client/api/queryClient.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { DeskReference } from '#client/resource/inputs/ReferenceInput.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { UseList } from '#client/resource/uses/UseList.tsx';
import { useUses } from '#client/resource/uses/useUses.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { muted } from '#client/ui/panels.css.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { writeNumberRanges } from '#domain/text/numberRanges.ts';
import { clearTexts } from './clearTexts.ts';

/** Uses shown per page. */
const PAGE_SIZE = 8;

interface ClearDialogProps {
  readonly desk: RecordDesk;
  /** The candidates; those that hold something become blank. */
  readonly numbers: readonly number[];
  readonly onClose: () => void;
  readonly onCleared?: (numbers: readonly number[]) => void;
}

/** Makes records blank. First shows where they are used and asks what those places should refer to instead. */
export default function ClearDialog({ desk, numbers: among, onClose, onCleared }: ClearDialogProps) {
  const text = useText(clearTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const { resource, scenarioId } = desk;
  const { none } = RECORD_KINDS[resource.name];
  const [numbers] = useState(() => writtenNumbers(desk, among));
  const [title] = useState(() => {
    const [number] = numbers;
    if (number === undefined || numbers.length > 1) return text('clear.titleOfMany', { count: numbers.length });
    return text('clear.title', { name: numberedName(resource, desk.record(number), number, language) });
  });
  const { query, uses } = useUses(desk, numbers);
  const [way, setWay] = useState<'leave' | 'clear' | 'replace'>('clear');
  const [by, setBy] = useState<number>(none);
  const [isPending, setPending] = useState(false);
  /** Uses that must refer to a record, so they cannot be set to none. */
  const bound = uses?.filter(({ without }) => without !== none) ?? [];
  const first = bound[0]?.without;
  const isRewriting = way === 'replace' || (way === 'clear' && uses?.some(({ used, without }) => used !== without));

  async function clear() {
    setPending(true);
    try {
      if (uses && uses.length > 0 && way !== 'leave') await nameInstead(way === 'replace' ? by : none);
      desk.put(new Map(numbers.map((number) => [number, blankOf(resource, number)])));
      onCleared?.(numbers);
      onClose();
    } catch (error) {
      showError(error);
      setPending(false);
    }
  }
  /** Runs on the server, because the references may be in any kind of record and on any floor. */
  async function nameInstead(other: number) {
    await flushUnsaved();
    const input = { scenario_id: scenarioId, numbers: writeNumberRanges(numbers), by: other };
    await trpcClient.records[resource.name].replaceReferences.mutate(input);
    await desk.refresh();
    void queryClient.invalidateQueries();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      tone="danger"
      size="medium"
      onSubmit={() => void clear()}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button
            type="submit"
            tone="danger"
            isPending={isPending}
            isDisabled={!uses || (way === 'replace' && by === none)}
          >
            {text('clear.do')}
          </Button>
        </>
      }
    >
      <div className={fields}>
        {query.isPending && <Spinner label={text('common.loading')} />}
        {query.isError && <p>{text('error.notLoaded')}</p>}
        {uses?.length === 0 && <p>{text('clear.unused')}</p>}
        {uses && uses.length > 0 && (
          <>
            <p>{text('clear.used', { count: uses.length })}</p>
            <UseList uses={uses} size={PAGE_SIZE} scenarioId={scenarioId} />
            <Choice
              label={text('clear.references')}
              value={way}
              onChange={setWay}
              options={(['clear', 'replace', 'leave'] as const).map((value) => ({
                value,
                label: text(`clear.${value}`),
              }))}
            />
            {way === 'clear' && first !== undefined && (
              <p>
                {text('clear.firstInstead', {
                  count: bound.length,
                  name: numberedName(
                    resource,
                    numbers.includes(first) ? blankOf(resource, first) : desk.record(first),
                    first,
                    language,
                  ),
                })}
              </p>
            )}
            {isRewriting && <p className={muted}>{text('clear.backup')}</p>}
            {way === 'replace' && (
              <DeskReference
                resource={resource}
                desk={desk}
                none={none}
                label={text('clear.by')}
                value={by}
                onChange={(other) => setBy(numbers.includes(other) ? none : other)}
                errors={[]}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
