import { use, useEffect, useRef, useState } from 'react';
import { loadView } from '#client/firstPerson/loadView.ts';
import { ViewCanvas } from '#client/firstPerson/ViewCanvas.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { PLAN_SIZE, STANDS_AT } from './plan.ts';
import { planGrid } from './planGrid.ts';

interface PlanViewProps {
  /** The plan as drawn so far; undefined until something was drawn. */
  readonly grid: FloorGrid | undefined;
  readonly className: string;
}

const STONE = { wall: 0, floor: 0, ceiling: 0 };
const EYE = { x: STANDS_AT.x + 0.5, y: STANDS_AT.y + 0.5, angle: 0 };

/** The labyrinth of the front page, seen from its stairs to the north; repainted when it changes. Decorative only. */
export default function PlanView({ grid, className }: PlanViewProps) {
  const firstPerson = use(loadView());
  const element = useRef<HTMLCanvasElement>(null);
  const [start] = useState(planGrid);
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;
    const view = new ViewCanvas(firstPerson, canvas);
    const floor = firstPerson.seeFloor(grid ?? start, PLAN_SIZE, STONE);
    const watcher = new ResizeObserver(([entry]) => {
      const [width, height] = [entry?.contentRect.width ?? 0, entry?.contentRect.height ?? 0].map(Math.floor);
      if (!width || !height) return;
      view.resize(width, height);
      view.show(floor, EYE, STONE.wall);
    });
    watcher.observe(canvas);
    return () => watcher.disconnect();
  }, [firstPerson, grid, start]);
  return <canvas ref={element} className={className} data-view="plan" aria-hidden />;
}
