import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { stack } from '#client/resource/form/panels.css.ts';
import { floorNumberText } from '#client/shell/scenario/scenario.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { LABYRINTH_SIZE_OPTIONS } from '#domain/catalogs/floorOptions.ts';
import { cellsOutside } from '#domain/map/cellsOutside.ts';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Floor } from './useFloors.ts';

/** A floor that gets another size, and its code. */
export interface ResizedFloor {
  readonly floor: Floor;
  readonly size: number;
}

interface ResizeDialogProps {
  readonly labyrinth: number;
  /** Code of the size that is to be. */
  readonly size: number;
  readonly floors: readonly ResizedFloor[];
  /** What the change makes wrong of the labyrinth. */
  readonly problems: readonly Problem[];
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before floors get another size, and says what becomes of what is painted on them. */
export function ResizeDialog({ labyrinth, size, floors, problems, onCancel, onConfirm }: ResizeDialogProps) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const nameOf = (wanted: number) => LABYRINTH_SIZE_OPTIONS.find(({ code }) => code === wanted)?.label[language] ?? '';
  const hidden = floors.reduce(
    (count, { floor: { grid }, size }) => count + (grid ? cellsOutside(grid, FLOOR_SIZES[size as 0 | 1 | 2]) : 0),
    0,
  );
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
        <p>{text('resize.size', { number: labyrinth, size: nameOf(size) })}</p>
        {[...Map.groupBy(floors, (resized) => resized.size)].map(([wanted, resized]) => (
          <p key={wanted}>
            {text('resize.floors', {
              size: nameOf(wanted),
              floors: resized.map(({ floor }) => floorNumberText(floor.number)).join(language === 'ja' ? '、' : ', '),
            })}
          </p>
        ))}
        {hidden > 0 && <p>{text('resize.hidden', { count: hidden })}</p>}
        {[...new Set(problems.map(({ fault }) => faultText(fault)[language]))].map((words) => (
          <Notice key={words} tone="warning">
            {words}
          </Notice>
        ))}
      </div>
    </Dialog>
  );
}
