import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { stack } from '#client/resource/form/panels.css.ts';
import { floorNumberText } from '#client/shell/scenario/scenario.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { LABYRINTH_SIZE_OPTIONS } from '#domain/catalogs/floorOptions.ts';
import { cellsOutside } from '#domain/map/cellsOutside.ts';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import type { Floor } from './useFloors.ts';

interface ResizeDialogProps {
  readonly labyrinth: number;
  /** Code of the size that is to be. */
  readonly size: number;
  /** Floors that get it by this. */
  readonly floors: readonly Floor[];
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before floors get another size, and says what becomes of what is painted on them. */
export function ResizeDialog({ labyrinth, size, floors, onCancel, onConfirm }: ResizeDialogProps) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const side = FLOOR_SIZES[size as 0 | 1 | 2];
  const name = LABYRINTH_SIZE_OPTIONS.find(({ code }) => code === size)?.label[language] ?? '';
  const hidden = floors.reduce((count, { grid }) => count + (grid ? cellsOutside(grid, side) : 0), 0);
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={text('resize.title')}
      onSubmit={onConfirm}
      actions={
        <>
          <Button onPress={onCancel}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary">
            {text('resize.do')}
          </Button>
        </>
      }
    >
      <div className={stack}>
        <p>{text('resize.size', { number: labyrinth, size: name })}</p>
        {floors.length > 0 && (
          <p>
            {text('resize.floors', {
              size: name,
              floors: floors.map(({ number }) => floorNumberText(number)).join(language === 'ja' ? '、' : ', '),
            })}
          </p>
        )}
        {hidden > 0 && <p>{text('resize.hidden', { count: hidden })}</p>}
      </div>
    </Dialog>
  );
}
