import { useAtom } from 'jotai';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import { useEventWords } from '#client/mapEditor/events/useEventWords.ts';
import { describeContent } from '#client/mapEditor/state/describeCell.ts';
import { toolValuesAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { isSameCell, useBrushes } from '#client/mapEditor/state/useBrushes.ts';
import { brushOf, chip, PICKED_CELL } from '#client/mapEditor/tools/chip.ts';
import { chipTexts, toolChoiceTexts } from '#client/mapEditor/tools/toolChoiceTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { BORDER, type Cell, SIDES } from '#domain/map/cell.ts';
import { readCell } from '#domain/map/floorGrid.ts';
import { BrushPicture } from './BrushPicture.tsx';
import { BRUSH_AT, brushGrid } from './brushGrid.ts';
import { actions, picked } from './ChipBrushes.css.ts';
import { OptionGrid } from './OptionGrid.tsx';
import { help } from './ToolOptions.css.ts';

/** The picked-up cell, with a button that keeps it, and the cells that were kept. */
export default function ChipBrushes() {
  const text = useText(placeTexts, toolChoiceTexts, chipTexts);
  const words = useEventWords();
  const [valuesOf, setValues] = useAtom(toolValuesAtom);
  const { brushes: saved, keep, remove } = useBrushes();
  const values = valuesOf(chip);
  const isPicked = values.chip === PICKED_CELL;
  const grid = brushGrid(brushOf(values));
  const inHand = readCell(grid, BRUSH_AT.x, BRUSH_AT.y);
  const chosen = isPicked ? saved.findIndex((brush) => isSameCell(brush, inHand)) : -1;

  const describe = (brush: Cell): string => {
    const walls = SIDES.reduce((bits, side, bit) => (brush[side] === BORDER.open ? bits : bits | (1 << bit)), 0);
    const content = describeContent(words, brushGrid(brush), BRUSH_AT.x, BRUSH_AT.y);
    return [text(`map.chip.${walls}`), ...content].join(text('map.cell.separator'));
  };
  return (
    <>
      {saved.length > 0 && (
        <OptionGrid
          label={text('map.chip.saved')}
          flow="grid"
          value={chosen}
          onChange={(index) => setValues(chip, { ...saved[index], chip: PICKED_CELL })}
          options={saved.map((brush, index) => ({
            value: index,
            label: describe(brush),
            picture: <BrushPicture brush={brush} />,
          }))}
        />
      )}
      {isPicked ? (
        <div className={actions}>
          <span className={picked}>
            <BrushPicture brush={inHand} />
            {describe(inHand)}
          </span>
          {chosen < 0 ? (
            <Button size="small" onPress={() => keep(inHand)}>
              {text('map.chip.keep')}
            </Button>
          ) : (
            <Button size="small" onPress={() => remove(inHand)}>
              {text('map.chip.remove')}
            </Button>
          )}
        </div>
      ) : (
        <p className={help}>{text('map.chip.hint')}</p>
      )}
    </>
  );
}
