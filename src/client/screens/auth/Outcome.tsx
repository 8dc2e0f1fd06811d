import { type ReactNode, useEffect, useRef } from 'react';
import { muted, small } from '#client/page/page.css.ts';
import * as styles from './auth.css.ts';

interface OutcomeProps {
  readonly title: string;
  readonly lead: string;
  readonly advice?: string;
  /** The next step. */
  readonly children: ReactNode;
}

/** The outcome of something that the user has waited for. Its heading takes the focus, so that it is read out. */
export function Outcome({ title, lead, advice, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={`${styles.heading} ${styles.announced}`}>
        {title}
      </h1>
      <div className={styles.lead}>
        <p>{lead}</p>
        {advice !== undefined && <p className={`${muted} ${small}`}>{advice}</p>}
      </div>
      {children}
    </>
  );
}
