import { useAtomValue } from 'jotai';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { useRecordDesk } from '#client/resource/useRecordDesk.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { actions, muted } from '#client/shell/page.css.ts';
import { showError } from '#client/shell/showError.ts';
import { flushUnsaved } from '#client/shell/unsaved.ts';
import { Button } from '#client/ui/Button.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { filled } from './DataSettingsScreen.css.ts';
import { sampleNamesTexts } from './sampleNamesTexts.ts';

export const unidentifiedTexts = { ...tableTexts, ...sampleNamesTexts };

interface UnidentifiedNamesProps {
  readonly resource: Resource;
  readonly scenarioId: string;
  readonly importSample: (key: { scenario_id: string }) => Promise<{ data: { changed: number } }>;
}

/** What records are called before they are identified, by number (spec 2 §2). */
export function UnidentifiedNames(props: UnidentifiedNamesProps) {
  const { resource, scenarioId } = props;
  const canWrite = useAtomValue(canWriteAtom);
  return (
    <div className={filled}>
      {canWrite && <SampleNames {...props} />}
      <RecordTable resource={resource} table="unidentified" scenarioId={scenarioId} />
    </div>
  );
}

/** Gives what has no unidentified name one that follows from its kind (spec 2 §7, import-sample). */
function SampleNames({ resource, scenarioId, importSample }: UnidentifiedNamesProps) {
  const text = useText();
  const desk = useRecordDesk(resource, scenarioId);
  const [isRunning, setRunning] = useState(false);

  async function run() {
    setRunning(true);
    try {
      await flushUnsaved();
      const { data } = await importSample({ scenario_id: scenarioId });
      await desk?.refresh();
      showSnackbar(text('sampleNames.done', { count: data.changed }));
    } catch (error) {
      showError(error);
    }
    setRunning(false);
  }
  return (
    <div className={actions}>
      <Button icon={<Sparkles size={16} aria-hidden />} isPending={isRunning} onPress={() => void run()}>
        {text('sampleNames.import')}
      </Button>
      <span className={muted}>{text('sampleNames.hint')}</span>
    </div>
  );
}
