import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { downloadFile } from '#client/api/downloadFile.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { differencesTexts } from '#client/resource/differences/differencesTexts.ts';
import { jointStep } from '#client/resource/steps/jointStep.ts';
import { notifyStep } from '#client/resource/steps/notifyStep.ts';
import { stepDesk } from '#client/resource/steps/stepDesk.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { numbersInSet } from '#game/rules/autoMagic/magicContent.ts';
import { autoMagicTexts } from './autoMagicTexts.ts';
import { MagicImport } from './MagicImport.tsx';
import { buttons } from './magicPage.css.ts';
import type { MagicDesks } from './useMagic.ts';

interface MagicActionsProps {
  readonly scenarioId: string;
  readonly set: number;
  readonly desks: MagicDesks;
}

/** The actions on whole sets: resetting, exporting and importing. */
export function MagicActions({ scenarioId, set, desks }: MagicActionsProps) {
  const text = useText(autoMagicTexts);
  const canWrite = useMay('edit');
  const [path] = useLocation();
  const [dialog, setDialog] = useState<'default' | 'import'>();
  const [isExporting, setExporting] = useState(false);
  const close = () => setDialog(undefined);
  async function exportSets() {
    setExporting(true);
    try {
      await flushUnsaved();
      const path = `scenarios/${scenarioId}/auto-magic-effect-settings/export-magic-effect-auto`;
      await downloadFile(path, 'magic-effects.csv');
    } catch (error) {
      showError(error);
    }
    setExporting(false);
  }
  return (
    <div className={buttons}>
      {canWrite && (
        <>
          <Button icon={<RotateCcw size={16} aria-hidden />} onPress={() => setDialog('default')}>
            {text('autoMagic.default')}
          </Button>
          <Button icon={<Upload size={16} aria-hidden />} onPress={() => setDialog('import')}>
            {text('autoMagic.import')}
          </Button>
        </>
      )}
      <Button icon={<Download size={16} aria-hidden />} isPending={isExporting} onPress={() => void exportSets()}>
        {text('autoMagic.export')}
      </Button>
      {dialog === 'default' && <DefaultDialog {...{ scenarioId, set, desks }} onClose={close} />}
      {dialog === 'import' && (
        <MagicImport {...{ scenarioId, desks }} isEffects={path.endsWith('/magic-effect-setting')} onClose={close} />
      )}
    </div>
  );
}

/** Asks whether to reset one set or all of them. */
function DefaultDialog({ scenarioId, set, desks, onClose }: MagicActionsProps & { readonly onClose: () => void }) {
  const text = useText(autoMagicTexts, pageTexts, differencesTexts);
  const [isPending, setPending] = useState(false);
  function resetOne() {
    const made = jointStep(desks);
    for (const desk of desks) {
      const { resource } = desk;
      const { first, last } = numbersInSet(resource, set);
      const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      desk.put(new Map(numbers.map((number) => [number, blankOf(resource, number)])), made);
    }
    notifyStep(desks, made, text('autoMagic.default.done'), {
      label: text('differences.undo'),
      onPress() {
        const changed = desks.find((desk) => desk.isNewest(made));
        if (changed) void stepDesk(changed, 'undo');
      },
    });
    onClose();
  }
  async function resetAll() {
    setPending(true);
    try {
      await flushUnsaved();
      await trpcClient.autoMagic.setDefaultAll.mutate({ scenario_id: scenarioId });
      await Promise.all(desks.map((desk) => desk.refresh()));
      showSnackbar(text('autoMagic.default.done'), { tone: 'success' });
      onClose();
    } catch (error) {
      showError(error);
      setPending(false);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('autoMagic.default.title')}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button isPending={isPending} onPress={() => void resetAll()}>
            {text('autoMagic.default.all')}
          </Button>
          <Button tone="primary" onPress={resetOne}>
            {text('autoMagic.default.one')}
          </Button>
        </>
      }
    >
      <p>{text('autoMagic.default.about')}</p>
    </Dialog>
  );
}
