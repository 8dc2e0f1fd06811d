import * as styles from './LabyrinthView.css.ts';
import { VIEW, viewFaces } from './viewFaces.ts';

const FACES = viewFaces();
const DEEPEST = Math.max(...FACES.map((face) => face.depth));

/** The corridor of the plan as the player will see it: an ink drawing, darker the farther away. Decoration only. */
export function LabyrinthView({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect className={styles.ceiling} width={VIEW.width} height={VIEW.height / 2} />
      <rect className={styles.ground} y={VIEW.height / 2} width={VIEW.width} height={VIEW.height / 2} />
      {FACES.map((face) => (
        <g key={face.outline}>
          <polygon className={styles.wall} points={face.outline} />
          <path className={styles.stones} d={face.stones} />
          {face.door && <polygon className={styles.door} points={face.door.outline} />}
          {face.door && <path className={styles.planks} d={face.door.planks} />}
          <polygon className={styles.shade} points={face.outline} opacity={0.06 + (0.62 * face.depth) / DEEPEST} />
        </g>
      ))}
    </svg>
  );
}
