import type { ReactNode } from 'react';
import {
  action as actionStyle,
  empty,
  picture as pictureStyle,
  text as textStyle,
  title as titleStyle,
} from './EmptyState.css.ts';
import { BlankSheet } from './icons/BlankSheet.tsx';

interface EmptyStateProps {
  readonly title?: string;
  readonly text: ReactNode;
  /** The next step: a Button or a Link. */
  readonly action?: ReactNode;
  /** An ornament; a blank sheet of the labyrinth if absent. */
  readonly picture?: ReactNode;
}

/** Replaces empty content: a text and the next step. */
export function EmptyState({ title, text, action, picture = <BlankSheet /> }: EmptyStateProps) {
  return (
    <div className={empty}>
      <div className={pictureStyle}>{picture}</div>
      {title !== undefined && <p className={titleStyle}>{title}</p>}
      <p className={textStyle}>{text}</p>
      {action !== undefined && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
