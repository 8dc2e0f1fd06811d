import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { ComesAlong } from './ComesAlong.tsx';
import { pickTexts } from './pickTexts.ts';
import { useBuiltIn } from './useBuiltIn.ts';
import { usePlan } from './usePlan.ts';

interface TakeSetDialogProps {
  readonly scenarioId: string;
  readonly onClose: () => void;
}

/** Tells what the starter set would bring into the scenario, and brings it. */
export default function TakeSetDialog({ scenarioId, onClose }: TakeSetDialogProps) {
  const text = useText(pickTexts, pageTexts);
  const { data: records, error } = useBuiltIn('starter_set');
  const named = useMemo(
    () => records && new Map([...records].map(([kind, all]) => [kind, [...all.keys()]] as const)),
    [records],
  );
  const { outlook, bring, isPending } = usePlan(scenarioId, records, named);
  const plan = outlook && 'plan' in outlook ? outlook.plan : undefined;
  async function take() {
    const brought = await bring();
    if (!brought) return;
    const { count, undo } = brought;
    showSnackbar(text('pick.set.taken', { count }), {
      tone: 'success',
      duration: null,
      action: { label: text('pick.undo'), onPress: undo },
    });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('pick.set.title')}
      closeLabel={text('common.close')}
      size="medium"
      onSubmit={() => void take()}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button
            type="submit"
            tone="primary"
            isPending={isPending}
            isDisabled={plan === undefined || plan.added.size === 0}
          >
            {text('pick.set.take')}
          </Button>
        </>
      }
    >
      <div role="status">
        {error && <p role="alert">{text('pick.failed', { reason: error.message })}</p>}
        {!error && !outlook && <p>{text('common.loading')}</p>}
        {outlook && 'refusal' in outlook && <p role="alert">{outlook.refusal}</p>}
        {plan && <p>{text(plan.added.size > 0 ? 'pick.set.comes' : 'pick.set.nothing')}</p>}
        {plan && <ComesAlong records={plan.added} />}
        {plan && plan.reused > 0 && plan.added.size > 0 && <p>{text('pick.here', { count: plan.reused })}</p>}
      </div>
    </Dialog>
  );
}
