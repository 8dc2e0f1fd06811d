import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { fieldErrorsOf } from '#client/api/apiError.ts';
import { queryClient } from '#client/api/queryClient.ts';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields, muted } from '#client/shell/page.css.ts';
import { showError } from '#client/shell/showError.ts';
import { flushUnsaved } from '#client/shell/unsaved.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { Table } from '#client/ui/Table.tsx';
import { paddedNumber, RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';

export { renumberTexts as texts } from './renumberTexts.ts';

interface RenumberSheetProps {
  readonly scenarioId: string;
  readonly resource: Resource;
  /** The records that move, in their new order. */
  readonly numbers: readonly number[];
  readonly onClose: () => void;
}

type Renumbering = RouterOutputs['records']['item']['renumber']['data'];

/** Asks where the records go, shows what changes with them, and moves them: every reference follows. */
export default function RenumberSheet({ scenarioId, resource, numbers, onClose }: RenumberSheetProps) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const [start, setStart] = useState(numbers[0] ?? resource.numbers.first);
  const [plan, setPlan] = useState<Renumbering>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const padded = (number: number) => paddedNumber(resource.name, number);

  async function renumber(dry_run: boolean): Promise<Renumbering | undefined> {
    setFaults([]);
    setPending(true);
    try {
      await flushUnsaved();
      const moves = numbers.map((from, index) => ({ from, to: start + index }));
      return (await trpcClient.records[resource.name].renumber.mutate({ scenario_id: scenarioId, moves, dry_run }))
        .data;
    } catch (error) {
      const told = Object.values(fieldErrorsOf(error) ?? {}).flat();
      if (told.length > 0) setFaults([...new Set(told)]);
      else showError(error);
      return undefined;
    } finally {
      setPending(false);
    }
  }
  async function submit() {
    if (!plan) {
      setPlan(await renumber(true));
      return;
    }
    const done = await renumber(false);
    if (!done) return;
    void queryClient.invalidateQueries();
    showSnackbar(text('renumber.done', { moved: done.moved }), { tone: 'success' });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('renumber.title')}
      size="medium"
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isPending={isPending}>
            {text(plan ? 'renumber.submit' : 'renumber.check')}
          </Button>
        </>
      }
    >
      <div className={fields}>
        <p>{text('renumber.what', { count: numbers.length, numbers: numbers.map(padded).join(' ') })}</p>
        <NumberField
          label={text('renumber.start')}
          value={start}
          onChange={(value) => {
            setStart(value ?? start);
            setPlan(undefined);
          }}
          min={resource.numbers.first}
          max={resource.numbers.last}
        />
        {faults.length > 0 && (
          <Notice tone="danger" role="alert">
            {faults.join(' ')}
          </Notice>
        )}
        {plan?.changes.length === 0 && <p className={muted}>{text('renumber.none')}</p>}
        {plan && plan.changes.length > 0 && (
          <Table
            label={text('renumber.changes')}
            columns={[
              {
                id: 'place',
                header: text('renumber.place'),
                role: 'name',
                cell: ({ kind, number, name }) =>
                  `${RECORD_KINDS[kind].title[language]} ${paddedNumber(kind, number)} ${name[language] || name.ja}`,
              },
              {
                id: 'field',
                header: text('renumber.field'),
                cell: ({ label }) => label[language],
              },
              { id: 'before', header: text('renumber.before'), cell: ({ before }) => padded(before) },
              { id: 'after', header: text('renumber.after'), cell: ({ after }) => padded(after) },
            ]}
            rows={plan.changes}
            rowKey={({ kind, number, path }) => `${kind} ${number} ${path}`}
            empty=""
          />
        )}
      </div>
    </Dialog>
  );
}
