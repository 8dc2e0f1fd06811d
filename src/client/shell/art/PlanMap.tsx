import * as styles from './PlanMap.css.ts';
import { PLAN_SIZE, type PlanSide, planEdge, STANDS_AT } from './plan.ts';

const CELLS = Array.from({ length: PLAN_SIZE ** 2 }, (_, index) => ({
  x: index % PLAN_SIZE,
  y: Math.floor(index / PLAN_SIZE),
}));

/** The plan of the labyrinth as a sheet of the map, with the reader's place on it. Decoration only. */
export function PlanMap({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-0.6 -0.6 8.2 8.2" aria-hidden="true">
      <rect className={styles.sheet} x="-0.6" y="-0.6" width="8.2" height="8.2" rx="0.1" />
      <path className={styles.rule} d={RULE} />
      <path className={styles.wall} d={edgePath('wall')} />
      <path className={styles.door} d={edgePath('door')} />
      <path className={styles.reader} d={`M${STANDS_AT.x + 0.5} ${STANDS_AT.y + 0.18}l.26 .6l-.26 -.14l-.26 .14z`} />
    </svg>
  );
}

const RULE = Array.from(
  { length: PLAN_SIZE + 1 },
  (_, index) => `M0 ${index}h${PLAN_SIZE}M${index} 0v${PLAN_SIZE}`,
).join('');

/** Every edge of one kind, drawn from the cell at its lower or right side, and from the rim. */
function edgePath(kind: 'wall' | 'door'): string {
  const line: Readonly<Record<PlanSide, (x: number, y: number) => string>> = {
    up: (x, y) => `M${x} ${y}h1`,
    down: (x, y) => `M${x} ${y + 1}h1`,
    left: (x, y) => `M${x} ${y}v1`,
    right: (x, y) => `M${x + 1} ${y}v1`,
  };
  return CELLS.flatMap(({ x, y }) => {
    const sides: PlanSide[] = [
      'up',
      'left',
      ...(y === PLAN_SIZE - 1 ? (['down'] as const) : []),
      ...(x === PLAN_SIZE - 1 ? (['right'] as const) : []),
    ];
    return sides.filter((side) => planEdge(x, y, side) === kind).map((side) => line[side](x, y));
  }).join('');
}
