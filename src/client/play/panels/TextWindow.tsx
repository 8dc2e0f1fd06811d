import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { Moment, Timeline } from '#client/play/session/Timeline.ts';
import type { Names } from '#client/play/words/Names.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { reportTexts } from '#client/play/words/reportTexts.ts';
import { tellReport } from '#client/play/words/tellReport.ts';
import { GameBoard } from '#client/screens/dataSettings/GameWindow.tsx';
import * as styles from './TextWindow.css.ts';

/** Lines of what happened that are kept in sight, and moments in which they are looked for. */
const MOST_LINES = 8;
const MOST_MOMENTS = 30;

interface TextWindowProps {
  readonly timeline: Timeline;
  readonly names: Names;
  readonly flagName: (flag: number) => string;
  /** The page of a message that is read now. */
  readonly page?:
    | { readonly text: string; readonly lines: number; readonly at: number; readonly of: number }
    | undefined;
  /** What can be done, below the words. */
  readonly children: ReactNode;
}

/** What is told: a message by its pages, else what happened last, with what happened before it. */
export function TextWindow({ timeline, names, flagName, page, children }: TextWindowProps) {
  const text = useText(playTexts);
  const lines = useTold(timeline, names, flagName);
  return (
    <section className={styles.window} aria-label={text('play.told')}>
      <div className={styles.words} aria-live="polite">
        {page ? (
          <>
            <GameBoard text={page.text} columns={40} lines={page.lines} label={page.text} />
            {page.of > 1 && <p className={styles.pages}>{text('play.page', { page: page.at + 1, pages: page.of })}</p>}
          </>
        ) : (
          <ul className={styles.lines}>
            {lines.map(({ id, words, isNew }) => (
              <li key={id} className={styles.line({ isNew })} aria-hidden={!isNew}>
                {words}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </section>
  );
}

/** The newest lines, the last of them at the end. */
function useTold(timeline: Timeline, names: Names, flagName: TextWindowProps['flagName']) {
  const text = useText(reportTexts);
  const told: { id: string; words: string; isNew: boolean }[] = [];
  let back = 0;
  for (const moment of timeline.back()) {
    if (told.length >= MOST_LINES || back >= MOST_MOMENTS) break;
    const words = linesOf(moment, { text, names, flagName });
    told.unshift(...words.map((line, at) => ({ id: `${moment.state.step} ${at}`, words: line, isNew: back === 0 })));
    back++;
  }
  return told.slice(-MOST_LINES);
}

type Teller = Omit<Parameters<typeof tellReport>[0], 'state'>;

const linesOf = ({ state, reports }: Moment, teller: Teller): string[] =>
  reports.map((report) => tellReport({ ...teller, state }, report)).filter((line) => line !== '');
