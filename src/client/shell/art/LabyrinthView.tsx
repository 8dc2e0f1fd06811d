import { useMemo } from 'react';
import * as styles from './LabyrinthView.css.ts';
import type { LookAt } from './plan.ts';
import { beams, floorLines, VIEW, viewFaces } from './viewFaces.ts';

const FLOOR = floorLines();
const BEAMS = beams();
const MIDDLE = VIEW.height / 2;
/** A lamp burns at the end of the way ahead, where that is at least so many cells off. */
const LAMP = 3;

interface LabyrinthViewProps {
  readonly lookAt: LookAt;
  readonly className?: string;
}

/** A labyrinth as the player will see it: an ink drawing, darker the farther away. Decoration only. */
export function LabyrinthView({ lookAt, className }: LabyrinthViewProps) {
  const faces = useMemo(() => viewFaces(lookAt), [lookAt]);
  const hasLamp = faces.some(({ isAhead, depth }) => isAhead && depth >= LAMP);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <linearGradient id="depth" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.shadeStop} offset="0" stopOpacity="0.05" />
          <stop className={styles.shadeStop} offset="0.5" stopOpacity="0.85" />
          <stop className={styles.shadeStop} offset="1" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="light">
          <stop className={styles.lightStop} offset="0" stopOpacity="0.6" />
          <stop className={styles.lightStop} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect className={styles.ceiling} width={VIEW.width} height={MIDDLE} />
      <path className={styles.beams} d={BEAMS} />
      <rect className={styles.ground} y={MIDDLE} width={VIEW.width} height={MIDDLE} />
      <path className={styles.slabs} d={FLOOR} />
      <rect width={VIEW.width} height={VIEW.height} fill="url(#depth)" />
      {faces.map((face) => (
        <g key={face.outline}>
          <polygon className={styles.wall} points={face.outline} />
          <path className={styles.stones} d={face.stones} />
          {face.door && <polygon className={styles.door} points={face.door.outline} />}
          {face.door && <path className={styles.planks} d={face.door.planks} />}
          <polygon className={styles.shade} points={face.outline} opacity={0.04 + 0.12 * face.depth} />
          {face.door && face.isAhead && hasLamp && <polygon className={styles.litDoor} points={face.door.outline} />}
        </g>
      ))}
      {hasLamp && <ellipse cx={VIEW.width / 2} cy={MIDDLE + 8} rx="92" ry="80" fill="url(#light)" />}
    </svg>
  );
}
