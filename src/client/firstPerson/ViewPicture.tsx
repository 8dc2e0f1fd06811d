import { useEffect, useRef } from 'react';
import { useIsVisible } from '#client/ui/useIsVisible.ts';
import { FLOOR_SIZES, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import type { WorkView } from '#domain/scenario/workViews.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import { loadView } from './loadView.ts';
import { ViewCanvas } from './ViewCanvas.ts';
import { frame, picture } from './ViewPicture.css.ts';

/** Pixels of the picture, whatever its size on the page: enough for a card on a dense screen, and painted in a few milliseconds. */
const [WIDTH, HEIGHT] = [640, 360];

interface ViewPictureProps {
  readonly view: Omit<WorkView, 'number' | 'name_ja' | 'name_en'>;
  /** The alternative text; '' if the words next to it say the same. */
  readonly label: string;
}

/** A labyrinth as the party sees it from one place, painted once it is visible. */
export function ViewPicture({ view, label }: ViewPictureProps) {
  const [ref, isSeen] = useIsVisible();
  return (
    <span
      ref={ref}
      className={frame}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {isSeen && <Painted view={view} />}
    </span>
  );
}

function Painted({ view }: Pick<ViewPictureProps, 'view'>) {
  const element = useRef<HTMLCanvasElement>(null);
  const { grid, labyrinth_size, wall, floor, ceiling, x, y, facing } = view;
  useEffect(() => {
    let isCurrent = true;
    const paint = async () => {
      const firstPerson = await loadView();
      const canvas = element.current;
      if (!isCurrent || !canvas) return;
      const size = FLOOR_SIZES[labyrinth_size] ?? GRID_SIDE;
      const seen = firstPerson.seeFloor(unpackGrid(fromBase64(grid)), size, { wall, floor, ceiling });
      new ViewCanvas(firstPerson, canvas).show(seen, { x: x + 0.5, y: y + 0.5, angle: (facing * Math.PI) / 2 }, wall);
    };
    // Without its code the frame stays empty, as a picture does that cannot be read.
    paint().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [grid, labyrinth_size, wall, floor, ceiling, x, y, facing]);
  return <canvas ref={element} className={picture} width={WIDTH} height={HEIGHT} />;
}
