import { useAtom } from 'jotai';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useText } from '#client/i18n/useText.ts';
import { symmetryAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { symmetryTexts } from '#client/mapEditor/tools/symmetryTexts.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { axesOf, SYMMETRIES, withAxesMoved } from '#domain/map/symmetry.ts';
import { OptionGrid } from './OptionGrid.tsx';
import { axes as axesStyle, place, symmetry as symmetryStyle } from './SymmetryChoices.css.ts';
import { help } from './ToolOptions.css.ts';

const MOVES = [
  { name: 'west', Icon: ArrowLeft, dx: -1, dy: 0 },
  { name: 'east', Icon: ArrowRight, dx: 1, dy: 0 },
  { name: 'south', Icon: ArrowDown, dx: 0, dy: -1 },
  { name: 'north', Icon: ArrowUp, dx: 0, dy: 1 },
] as const;

/** The symmetry of strokes, and while it is on, the place of its axes. `size`: side length of the floor in cells. */
export default function SymmetryChoices({ size }: { readonly size: number }) {
  const text = useText(symmetryTexts);
  const [symmetry, setSymmetry] = useAtom(symmetryAtom);
  const { kind } = symmetry;
  const { x, y } = axesOf(symmetry, size);
  const isMoved = x !== size || y !== size;
  const movable = MOVES.filter(({ dx }) => (dx === 0 ? kind !== 'leftRight' : kind !== 'upDown'));
  const at = { x: x / 2, y: y / 2 };
  return (
    <div className={symmetryStyle}>
      <OptionGrid
        label={text('map.symmetry')}
        flow="row"
        value={kind}
        onChange={(chosen) => setSymmetry({ ...symmetry, kind: chosen })}
        options={SYMMETRIES.map((value) => ({ value, label: text(`map.symmetry.${value}`) }))}
      />
      {kind !== 'none' && (
        <>
          <p className={help}>{text('map.symmetry.hint')}</p>
          <fieldset className={axesStyle} aria-label={text('map.symmetry.axes')}>
            <span className={place} role="status">
              {text(
                kind === 'leftRight' ? 'map.symmetry.atX' : kind === 'upDown' ? 'map.symmetry.atY' : 'map.symmetry.at',
                at,
              )}
            </span>
            {movable.map(({ name, Icon, dx, dy }) => (
              <IconButton
                key={name}
                label={text(`map.symmetry.${name}`)}
                icon={<Icon size={16} />}
                onPress={() => setSymmetry(withAxesMoved(symmetry, dx, dy, size))}
              />
            ))}
            <IconButton
              label={text('map.symmetry.middle')}
              icon={<LocateFixed size={16} />}
              isDisabled={!isMoved}
              onPress={() => setSymmetry({ kind })}
            />
          </fieldset>
        </>
      )}
    </div>
  );
}
