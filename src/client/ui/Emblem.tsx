import * as styles from './Emblem.css.ts';
import { emblemPaths } from './emblemPaths.ts';

/** The title icon of a labyrinth as decoration, next to its name. */
export function Emblem({ code }: { readonly code: number }) {
  const { ground, charge, transform } = emblemPaths(code);
  return (
    <svg className={styles.emblem} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.ground} d={ground} />
      <path className={styles.charge} d={charge} transform={transform} />
    </svg>
  );
}
