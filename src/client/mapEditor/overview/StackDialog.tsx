import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { PaintedPicture } from '#client/floor/paint/PaintedPicture.tsx';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { useMapPalette } from '#client/floor/paint/useMapPalette.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { linkedScenarioAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { floorPath } from '#client/page/scenario/scenario.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { plainClick } from '#client/ui/plainClick.ts';
import { stepThrough } from '#client/ui/stepThrough.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import { overviewTexts } from './overviewTexts.ts';
import { paintPlane } from './paintPlane.ts';
import {
  end as endStyle,
  label,
  linkCount,
  link as linkStyle,
  links as linksStyle,
  number as numberStyle,
  picture,
  plane as planeStyle,
  scroll,
} from './StackDialog.css.ts';
import { type FloorPlane, planeHeight, planeWidth, pointOnPlane, stackLayout, stackLinks } from './stackLayout.ts';
import { type PaintedFloor, usePaintedFloors } from './usePaintedFloors.ts';

interface StackDialogProps {
  readonly scenarioId: string;
  readonly listed: readonly ListedFloor[];
  readonly floors: ScenarioFloors;
  readonly onClose: () => void;
}

/** Shows the floors of each labyrinth stacked, as if the rock between them were removed. */
export default function StackDialog({ scenarioId, listed, floors, onClose }: StackDialogProps) {
  const text = useText(overviewTexts, pageTexts);
  const painted = usePaintedFloors(listed, floors);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={text('stack.title')}
      closeLabel={text('common.close')}
      actions={<Button onPress={onClose}>{text('common.close')}</Button>}
    >
      {painted.length === 0 ? (
        <EmptyState text={text('stack.none')} />
      ) : (
        <Stacks scenarioId={scenarioId} painted={painted} onChosen={onClose} />
      )}
    </Dialog>
  );
}

interface StacksProps {
  readonly scenarioId: string;
  readonly painted: readonly PaintedFloor[];
  readonly onChosen: () => void;
}

function Stacks({ scenarioId, painted, onChosen }: StacksProps) {
  const text = useText(overviewTexts);
  const palette = useMapPalette();
  const layout = useMemo(() => stackLayout(painted), [painted]);
  const scenario = useAtomValue(linkedScenarioAtom);
  const links = useMemo(() => stackLinks(painted, layout.planes, scenario), [painted, layout, scenario]);
  const paint = useCallback(
    (brush: Brush) => {
      for (const plane of layout.planes) {
        const floor = painted.find(({ number }) => number === plane.number);
        if (floor) paintPlane(brush, plane, floor, palette);
      }
    },
    [layout, painted, palette],
  );
  return (
    <div className={scroll}>
      <ul className={picture} style={{ width: layout.width, height: layout.height }} onKeyDown={stepThrough}>
        <li>
          <PaintedPicture width={layout.width} height={layout.height} paint={paint} className="" />
        </li>
        {layout.planes.map((plane) => {
          const floor = painted.find(({ number }) => number === plane.number);
          const count = links.filter(({ from }) => from.floor === plane.number).length;
          return floor && <Plane key={plane.number} {...{ scenarioId, plane, floor, count, onChosen }} />;
        })}
        <li>
          <svg className={linksStyle} width={layout.width} height={layout.height} aria-hidden>
            {links.map(({ from, to, path, end }) => (
              <g key={`${path} ${from.floor} ${to.floor}`} className={linkStyle}>
                <title>{text('stack.link', { ...numbered(from, ''), ...numbered(to, 'to') })}</title>
                <path d={path} />
                <circle cx={end.x} cy={end.y} r={2.5} className={endStyle} />
              </g>
            ))}
          </svg>
        </li>
      </ul>
    </div>
  );
}

const numbered = ({ floor, x, y }: Place, end: '' | 'to') =>
  end ? { toFloor: floorNumberText(floor), toX: x, toY: y } : { floor: floorNumberText(floor), x, y };

interface PlaneProps {
  readonly scenarioId: string;
  readonly plane: FloorPlane;
  readonly floor: PaintedFloor;
  /** The number of links that begin on this floor. */
  readonly count: number;
  readonly onChosen: () => void;
}

/** A floor as a link to its map; its number and name are below its left corner. */
function Plane({ scenarioId, plane, floor, count, onChosen }: PlaneProps) {
  const text = useText(overviewTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const number = floorNumberText(plane.number);
  const name = inLanguage(floor.name, language);
  const href = floorPath(scenarioId, plane.number);
  const top = pointOnPlane(plane, 0, plane.size).y;
  return (
    <li>
      <a
        href={href}
        className={planeStyle}
        style={{ left: plane.left, top, width: planeWidth(plane.size), height: planeHeight(plane.size) }}
        onClick={plainClick(() => {
          navigate(href);
          onChosen();
        })}
      >
        <span className={visuallyHidden}>{`${text('stack.floor', { number })} ${name}`.trim()}</span>
      </a>
      <span className={label} style={{ left: plane.left, top: plane.top + planeHeight(plane.size) / 4 }} aria-hidden>
        <span className={numberStyle}>{number}</span>
        {name}
        {count > 0 && <span className={linkCount}>{text('stack.links', { count })}</span>}
      </span>
    </li>
  );
}
