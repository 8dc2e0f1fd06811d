import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { useRecordDesk } from '#client/resource/useRecordDesk.ts';
import { actions, muted } from '#client/shell/page.css.ts';
import { showError } from '#client/shell/showError.ts';
import { flushUnsaved } from '#client/shell/unsaved.ts';
import { Button } from '#client/ui/Button.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { item } from '#domain/resources/item.ts';

/** Gives every item without an unidentified name one that follows from its kind (spec 2 §7, import-sample). */
export function SampleNames({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText();
  const desk = useRecordDesk(item, scenarioId);
  const [isRunning, setRunning] = useState(false);

  async function run() {
    setRunning(true);
    try {
      await flushUnsaved();
      const { data } = await trpcClient.unidentifiedItems.importSample.mutate({ scenario_id: scenarioId });
      await desk?.refresh();
      showSnackbar(text('item.sampled', { count: data.changed }));
    } catch (error) {
      showError(error);
    }
    setRunning(false);
  }
  return (
    <div className={actions}>
      <Button icon={<Sparkles size={16} aria-hidden />} isPending={isRunning} onPress={() => void run()}>
        {text('item.sample')}
      </Button>
      <span className={muted}>{text('item.sample.hint')}</span>
    </div>
  );
}
