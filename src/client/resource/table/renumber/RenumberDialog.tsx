import { useState } from 'react';
import { fieldErrorsOf } from '#client/api/apiError.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { showError } from '#client/page/showError.ts';
import { type Move, renumberMoves } from '#client/resource/renumber/renumberMoves.ts';
import { type CarriedMoves, planMoves, renumberRecords } from '#client/resource/renumber/renumberRecords.ts';
import { notifyStep } from '#client/resource/steps/notifyStep.ts';
import { stepTable } from '#client/resource/table/commands/tableCommands.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { CarriedTable } from './CarriedTable.tsx';
import { MoveList } from './MoveList.tsx';
import { renumberTexts } from './renumberTexts.ts';
import { useWay } from './useWay.ts';
import { WayFields } from './WayFields.tsx';

interface RenumberDialogProps {
  /** The table whose selected records move. */
  readonly view: TableView;
  readonly onClose: () => void;
}

/** Asks where the selected records go, shows what changes with them, and moves them; every reference is updated. */
export default function RenumberDialog({ view, onClose }: RenumberDialogProps) {
  const text = useText(renumberTexts, pageTexts);
  const { desk } = view;
  const [numbers] = useState(view.selectedNumbers);
  const [plan, setPlan] = useState<CarriedMoves>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const choice = useWay(view, numbers, () => {
    setPlan(undefined);
    setFaults([]);
  });
  const moves = choice.way && renumberMoves(desk.resource, (number) => desk.record(number), numbers, choice.way);

  async function doing<Done>(act: () => Promise<Done>): Promise<Done | undefined> {
    setFaults([]);
    setPending(true);
    try {
      return await act();
    } catch (error) {
      const told = Object.values(fieldErrorsOf(error) ?? {}).flat();
      if (told.length > 0) setFaults([...new Set(told)]);
      else showError(error);
      return undefined;
    } finally {
      setPending(false);
    }
  }
  async function submit(wanted: readonly Move[]) {
    if (!plan) {
      setPlan(await doing(() => planMoves(desk, wanted)));
      return;
    }
    const done = await doing(() => renumberRecords(desk, wanted));
    if (!done) return;
    const moved = new Map(wanted.map(({ from, to }) => [from, to]));
    desk.renumbered(moved);
    view.renumbered(moved);
    notifyStep([desk], moved, text('renumber.done', { moved: done.moved }), {
      label: text('renumber.takeBack'),
      onPress: () => void stepTable(view, 'undo'),
    });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('renumber.title')}
      size="large"
      onSubmit={() => {
        if (moves && moves.length > 0) void submit(moves);
      }}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isPending={isPending} isDisabled={!moves || moves.length === 0}>
            {text(plan ? 'renumber.submit' : 'renumber.check')}
          </Button>
        </>
      }
    >
      <div className={fields}>
        <WayFields view={view} choice={choice} count={numbers.length} />
        {choice.way && !moves && <Notice tone="danger">{text('renumber.noRoom', { count: numbers.length })}</Notice>}
        {moves && <MoveList desk={desk} moves={moves} />}
        {faults.length > 0 && (
          <Notice tone="danger" role="alert">
            {faults.join(' ')}
          </Notice>
        )}
        {plan && <CarriedTable resource={desk.resource} changes={plan.changes} />}
      </div>
    </Dialog>
  );
}
