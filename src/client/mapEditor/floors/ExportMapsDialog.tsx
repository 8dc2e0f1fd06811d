import { useState } from 'react';
import { downloadFile } from '#client/api/downloadFile.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Link } from '#client/ui/Link.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import { TILESET } from '#domain/map/files/tiledTiles.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import type { FloorDialogProps } from './FloorDialogProps.ts';
import * as styles from './floorDialogs.css.ts';
import { floorTexts } from './floorTexts.ts';

const FORMATS = ['json', 'tmj', 'csv'] as const;
const WHICH = ['this', 'range', 'all'] as const;
const LAST_FLOOR = 99;

/** Exports floors to a file. */
export function ExportMapsDialog({ scenarioId, desk, onClose }: FloorDialogProps) {
  const text = useText(floorTexts, pageTexts);
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('json');
  const [which, setWhich] = useState<(typeof WHICH)[number]>('this');
  const [from, setFrom] = useState(desk.number);
  const [to, setTo] = useState(desk.number);
  const [isPending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      await flushUnsaved();
      const number = floorNumberText(desk.number);
      const floors = which === 'all' ? 'all' : which === 'this' ? number : range(from, to);
      const name = which === 'this' ? `floor-${number}` : 'floors';
      const path = `scenarios/${scenarioId}/floor-maps/maps/export-map-data`;
      await downloadFile(`${path}?floors=${floors}&format=${format}`, `${name}.${format}`);
      onClose();
    } catch (error) {
      showError(error);
    } finally {
      setPending(false);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={text('floor.exportTitle')}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button tone="primary" isPending={isPending} onPress={() => void save()}>
            {text('floor.export')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <Choice
          label={text('floor.which')}
          look="segments"
          value={which}
          onChange={setWhich}
          options={WHICH.map((value) => ({ value, label: text(`floor.which.${value}`) }))}
        />
        {which === 'range' && (
          <div className={styles.row}>
            <div className={styles.narrow}>
              <NumberField label={text('floor.from')} value={from} onChange={setFrom} min={1} max={LAST_FLOOR} />
            </div>
            <div className={styles.narrow}>
              <NumberField label={text('floor.to')} value={to} onChange={setTo} min={1} max={LAST_FLOOR} />
            </div>
          </div>
        )}
        <Choice
          label={text('floor.format')}
          hint={text(`floor.format.${format}.hint`)}
          look="segments"
          value={format}
          onChange={setFormat}
          options={FORMATS.map((value) => ({ value, label: text(`floor.format.${value}`) }))}
        />
        {format === 'tmj' && (
          <p>
            {text('floor.format.tmj.picture')}{' '}
            <Link href={`/tiled/${TILESET.image}`} download={TILESET.image}>
              {text('floor.format.tmj.savePicture')}
            </Link>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Returns the range of floor numbers in the form that the call takes; the two ends may come in either order. */
function range(one: number, other: number): string {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return Array.from({ length: to - from + 1 }, (_, index) => floorNumberText(from + index)).join(',');
}
