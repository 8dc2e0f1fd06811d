import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { FloorDialogProps } from '#client/mapEditor/floors/FloorDialogProps.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { timings } from '#client/timings.ts';
import { Button } from '#client/ui/Button.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { diffGrids } from '#domain/map/patch.ts';
import * as styles from './BringMapDialog.css.ts';
import { bringMapTexts } from './bringMapTexts.ts';
import { LayerWalls } from './LayerWalls.tsx';
import { useForeignMap } from './useForeignMap.ts';

const ACCEPTED = ['.tmj', '.tmx', '.ldtk', '.ldtkl', '.json', '.csv', '.txt', 'application/json', 'text/csv'];

/** Makes the walls of the open floor from a map of another program, after a preview: one step of the map, saved like every edit. */
export default function BringMapDialog({ desk, onClose }: FloorDialogProps) {
  const text = useText(bringMapTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const { file, isReading, open, chooseLayer } = useForeignMap();
  /** The floor as it would be; undefined while there is nothing to take over. */
  const [after, setAfter] = useState<FloorGrid>();
  const number = floorNumberText(desk.number);
  const { layers, layer, grid, refused } = file ?? {};
  const layerName = layer === undefined ? undefined : layers?.[layer];

  function makeWalls(): void {
    if (!after) return;
    const { session } = desk;
    const cells = diffGrids(session.grid, after);
    session.commit({ label: { key: 'map.step.bring', count: cells.length }, cells });
    const step = session.undoStep;
    const undo = () => {
      if (session.undoStep === step) session.undo();
    };
    showSnackbar(text('bringMap.done', { number }), {
      tone: 'success',
      action: { label: text('bringMap.undo'), onPress: undo },
      duration: timings.takeBackOffer,
    });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('bringMap.title', { number })}
      size="large"
      closeLabel={text('common.close')}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button tone="primary" isDisabled={!after} onPress={makeWalls}>
            {text('bringMap.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <FileDrop
          label={text('bringMap.drop')}
          chooseLabel={text(file ? 'bringMap.another' : 'bringMap.choose')}
          accept={ACCEPTED}
          onChoose={(chosen) => {
            setAfter(undefined);
            open(chosen);
          }}
        >
          <p>{file ? file.name : text('bringMap.hint')}</p>
        </FileDrop>
        {layers && layers.length > 1 && layer !== undefined && (
          <ComboBox
            label={text('bringMap.layer')}
            value={layer}
            onChange={(chosen) => {
              if (chosen === null || chosen === layer) return;
              setAfter(undefined);
              chooseLayer(chosen);
            }}
            options={layers.map((label, value) => ({ value, label }))}
            emptyText={text('bringMap.noLayer')}
          />
        )}
        {isReading && <Spinner label={text('bringMap.reading')} />}
        {file && refused && (
          <Notice tone="danger" role="alert">
            {text('bringMap.refused', { file: file.name, reason: refused[language] })}
          </Notice>
        )}
        {grid && layerName !== undefined && !refused && (
          <LayerWalls key={`${file?.name} ${layer}`} {...{ desk, grid, layerName }} onPlan={setAfter} />
        )}
      </div>
    </Dialog>
  );
}
