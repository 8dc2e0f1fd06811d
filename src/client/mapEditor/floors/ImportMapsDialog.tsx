import { useState } from 'react';
import { refreshDerived } from '#client/api/refreshDerived.ts';
import { useText } from '#client/i18n/useText.ts';
import { floorNumberText } from '#client/mapEditor/state/floorNumberText.ts';
import { useFileUpload } from '#client/shell/useFileUpload.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { ProgressBar } from '#client/ui/ProgressBar.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { FloorDialogProps } from './floorDialog.ts';
import * as styles from './floorDialogs.css.ts';
import { ImportedFloors, isChanged, type MapImport } from './ImportedFloors.tsx';

/** Takes floors out of a file: what would change is shown first, then those that are wanted are taken behind an automatic backup. */
export function ImportMapsDialog({ scenarioId, floors, listed, onFloorsChanged, onClose }: FloorDialogProps) {
  const text = useText();
  const [chosen, setChosen] = useState<File>();
  const [plan, setPlan] = useState<MapImport>();
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const { sent, faults, send } = useFileUpload<MapImport>(`scenarios/${scenarioId}/floor-maps/maps/import-map-data`);

  async function choose(file: File) {
    setChosen(file);
    setPlan(undefined);
    const planned = await send(file, { dry_run: 'true' });
    setPlan(planned);
    setWanted(new Set(planned?.floors.filter(isChanged).map(({ number }) => number)));
  }
  async function importWanted() {
    const numbers = [...wanted].map(floorNumberText).join(',');
    const done = chosen && (await send(chosen, { floors: numbers }));
    if (!done) return;
    refreshDerived();
    await floors.refresh().catch(() => {});
    onFloorsChanged();
    showSnackbar(text('floor.imported', { count: done.floors.filter(isChanged).length }), { tone: 'success' });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={text('floor.importTitle')}
      closeLabel={text('floor.close')}
      actions={
        <>
          <Button onPress={onClose}>{text('floor.cancel')}</Button>
          <Button
            tone="primary"
            isDisabled={wanted.size === 0}
            isPending={plan !== undefined && sent !== undefined}
            onPress={() => void importWanted()}
          >
            {text('floor.import')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <FileDrop
          label={text('floor.drop')}
          chooseLabel={text(chosen ? 'floor.another' : 'floor.choose')}
          accept={['application/json', '.json', '.tmj', 'text/csv', '.csv']}
          onChoose={(file) => {
            // It is not disabled meanwhile: the keyboard would lose its place in the dialog.
            if (sent === undefined) void choose(file);
          }}
        >
          <p>{chosen ? chosen.name : text('floor.dropHint')}</p>
        </FileDrop>
        {sent !== undefined && (
          <ProgressBar
            label={text(plan ? 'floor.importing' : sent < 1 ? 'floor.reading' : 'floor.checking')}
            share={sent}
          />
        )}
        {faults.length > 0 && (
          <Notice tone="danger" role="alert">
            {faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </Notice>
        )}
        {plan && <ImportedFloors plan={plan} listed={listed} wanted={wanted} onChange={setWanted} />}
        {wanted.size > 0 && <Notice>{text('floor.backup')}</Notice>}
      </div>
    </Dialog>
  );
}
