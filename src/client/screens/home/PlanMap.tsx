import { type Look, PLAN_SIZE, planLook, STANDS_AT } from '#client/mapEditor/practice/plan.ts';
import type { Side } from '#domain/map/cell.ts';
import * as styles from './PlanMap.css.ts';

/** The margin around the floor, and the rulers with the numbers at the left and below; in cells, as on the map. */
const MARGIN = 0.125;
const RULER = 0.46;
const BEFORE = MARGIN + RULER;
const WHOLE = BEFORE + PLAN_SIZE + MARGIN;
const PLACES = Array.from({ length: PLAN_SIZE }, (_, place) => place);

/** The plan in the look of the map: a picture that is shown until the map itself has loaded. */
export function PlanMap({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox={`${-BEFORE} ${-MARGIN} ${WHOLE} ${WHOLE}`} aria-hidden="true">
      <rect className={styles.sheet} width={PLAN_SIZE} height={PLAN_SIZE} />
      <path className={styles.rule} d={lines(PLACES)} />
      <path className={styles.strongRule} d={lines(PLACES.filter((place) => place % 4 === 0))} />
      <path className={styles.wall} d={WALLS} />
      <path className={styles.door} d={DOORS} />
      <path className={styles.stairs} d={STAIRS} />
      {PLACES.map((place) => (
        <g key={place} className={styles.number}>
          <text x={place + 0.5} y={PLAN_SIZE + MARGIN + RULER / 2}>
            {place}
          </text>
          <text x={-MARGIN - RULER / 2} y={PLAN_SIZE - place - 0.5}>
            {place}
          </text>
        </g>
      ))}
    </svg>
  );
}

const lines = (places: readonly number[]): string =>
  places.map((place) => `M0 ${PLAN_SIZE - place}h${PLAN_SIZE}M${place} 0v${PLAN_SIZE}`).join('');

/** The line of each side of a cell, from its upper left corner. */
type Sides = readonly (readonly [Side, (left: number, top: number) => string])[];
const WALL: Sides = [
  ['north', (left, top) => `M${left} ${top}h1`],
  ['south', (left, top) => `M${left} ${top + 1}h1`],
  ['west', (left, top) => `M${left} ${top}v1`],
  ['east', (left, top) => `M${left + 1} ${top}v1`],
];
const level = (left: number, top: number) => `M${left + 0.23} ${top - 0.13}h.54v.26h-.54z`;
const upright = (left: number, top: number) => `M${left - 0.13} ${top + 0.23}v.54h.26v-.54z`;
const DOOR: Sides = [
  ['north', level],
  ['south', (left, top) => level(left, top + 1)],
  ['west', upright],
  ['east', (left, top) => upright(left + 1, top)],
];

/** Returns the lines of every side with some looks. A side that two cells share is drawn twice, which is invisible. */
const sides = (looks: readonly Look[], drawn: Sides): string =>
  PLACES.flatMap((x) =>
    PLACES.flatMap((y) =>
      drawn.filter(([side]) => looks.includes(planLook(x, y, side))).map(([, draw]) => draw(x, PLAN_SIZE - 1 - y)),
    ),
  ).join('');
const WALLS = sides(['wall', 'door'], WALL);
const DOORS = sides(['door'], DOOR);

const STAIRS = `M${STANDS_AT.x + 0.28} ${PLAN_SIZE - STANDS_AT.y - 0.32}h.15v-.12h.15v-.12h.15v-.12h.06`;
