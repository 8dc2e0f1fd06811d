import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import * as styles from './FoldHead.css.ts';

interface FoldHeadProps {
  readonly isOpen: boolean;
  readonly onPress: () => void;
  /** After the title. */
  readonly count: string;
  readonly tone?: styles.Tone;
  /** The title, with its icon. */
  readonly children: ReactNode;
}

/** The head of a group of rows in a table (see `GroupedTable`): a heading with their count, which folds them. */
export const FoldHead = ({ isOpen, onPress, count, tone = 'plain', children }: FoldHeadProps) => (
  <h2 className={styles.title}>
    <button type="button" className={styles.button} aria-expanded={isOpen} onClick={onPress}>
      <ChevronRight size={16} className={styles.chevron} aria-hidden />
      {children}
      <span className={styles.count({ tone })}>{count}</span>
    </button>
  </h2>
);
