import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { GameBoard } from '#client/pictures/GameWindow.tsx';
import type { Page } from '#client/play/Game.ts';
import type { Timeline } from '#client/play/session/Timeline.ts';
import { describeReport, type Narrator } from '#client/play/words/describeReport.ts';
import type { Names } from '#client/play/words/Names.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { reportTexts } from '#client/play/words/reportTexts.ts';
import * as styles from './TextWindow.css.ts';

/** The number of moments whose lines are collected at most. */
const MOST_MOMENTS = 30;

interface TextWindowProps {
  readonly timeline: Timeline;
  readonly names: Names;
  /** The number of visible lines. */
  readonly lines: number;
  readonly flagName: Narrator['flagName'];
  /** The number of reports of the current moment that were shown. */
  readonly reportCount: number;
  /** The current page of a message. */
  readonly page: Page | undefined;
  /** The possible actions, below the text. */
  readonly children: ReactNode;
}

/** The text of the game: the pages of a message, else the latest events after the earlier ones. */
export function TextWindow({ timeline, names, lines: most, flagName, reportCount, page, children }: TextWindowProps) {
  const text = useText(playTexts);
  const lines = useReports(timeline, reportCount, most, { names, flagName });
  return (
    <section className={styles.window} aria-label={text('play.told')}>
      <div className={styles.words} aria-live="polite">
        {page ? (
          <>
            <GameBoard text={page.text} columns={40} lines={page.lines} />
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

/** Returns the newest lines, the latest at the end. */
function useReports(
  timeline: Timeline,
  reportCount: number,
  most: number,
  narrator: Pick<Narrator, 'names' | 'flagName'>,
) {
  const text = useText(reportTexts);
  const lines: { id: string; words: string; isNew: boolean }[] = [];
  const moments = timeline.back(MOST_MOMENTS);
  for (const [at, { state, reports }] of moments.entries()) {
    if (lines.length >= most) break;
    const battle = state.battle ?? moments[at + 1]?.state.battle ?? null;
    const words = reports
      .slice(0, at === 0 ? reportCount : reports.length)
      .map((report) => describeReport({ ...narrator, text, state, battle }, report))
      .filter((line) => line !== '');
    lines.unshift(...words.map((line, each) => ({ id: `${state.step} ${each}`, words: line, isNew: at === 0 })));
  }
  return lines.slice(-most);
}
