import * as styles from './MazeBackdrop.css.ts';
import { growMaze } from './maze.ts';

const COLUMNS = 45;
const ROWS = 29;
const maze = growMaze(COLUMNS, ROWS, 20061);

/** A labyrinth that fills the window; a thread leads from its edge to the middle, where the form lies. Decoration only. */
export function MazeBackdrop() {
  return (
    <svg
      className={styles.backdrop}
      viewBox={`0 0 ${COLUMNS} ${ROWS}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.walls} d={maze.walls} />
      <path className={styles.thread} d={maze.thread} pathLength={100} />
    </svg>
  );
}
