import { useAtomValue } from 'jotai';
import type { CSSProperties } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import type { Language } from '#domain/text/languages.ts';
import { overflowOf, type TextLine, textCells } from '#domain/text/textCells.ts';
import * as styles from './GameWindow.css.ts';
import { gameWindowTexts } from './gameWindowTexts.ts';

interface GameWindowProps {
  readonly text: string;
  /** Half-width columns. */
  readonly columns: 40 | 60;
  readonly lines: number;
  /** The language of the text, not of the interface. */
  readonly language: Language;
  /** The name of the content, such as "Page 1, Japanese". */
  readonly label: string;
  /** A message is white on black, a signboard is a plank. */
  readonly look?: 'message' | 'signboard';
}

/** Text as the game shows it, with a caption about its size. */
export function GameWindow({ text, columns, lines, language, label, look = 'message' }: GameWindowProps) {
  const say = useText(gameWindowTexts);
  const shown = useAtomValue(languageAtom);
  const over = overflowOf(text, columns, lines);
  const isTooWide = over.columns > 0;
  const isOver = over.lines > 0 || isTooWide;
  return (
    <figure className={styles.figure} lang={language === shown ? undefined : language}>
      <GameBoard text={text} columns={columns} lines={lines} label={`${label}: ${text}`} look={look} />
      <figcaption className={styles.caption({ isOver })}>
        <span>{label}</span>
        {over.lines > 0 && <span>{say('window.linesOver', { count: over.lines })}</span>}
        {isTooWide && <span>{say('window.columnsOver', { count: over.columns })}</span>}
      </figcaption>
    </figure>
  );
}

interface GameBoardProps extends Pick<GameWindowProps, 'text' | 'columns' | 'lines' | 'look'> {
  /** Its name as a picture. Without one its text is read where it stands, as in a region that tells what changes. */
  readonly label?: string;
}

/**
 * The game's window without a caption: its text is laid out in cells, so that a full-width character is exactly two half-width ones in
 * every font. Whole sentences are read out, never single letters. What does not fit is shown outside of the frame, marked.
 */
export function GameBoard({ text, columns, lines, label, look = 'message' }: GameBoardProps) {
  const rows = textCells(text, columns, lines);
  const over = overflowOf(text, columns, lines);
  return (
    <div
      className={styles.scale({ isTooWide: over.columns > 0 })}
      style={{ '--columns': columns, '--widest': columns + over.columns } as CSSProperties}
    >
      {label === undefined && <p className={visuallyHidden}>{text}</p>}
      <div
        className={styles.board}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <div className={styles.frame({ look })}>{rows.filter(({ isOutside }) => !isOutside).map(renderLine)}</div>
        {over.lines > 0 && (
          <div className={styles.below}>{rows.filter(({ isOutside }) => isOutside).map(renderLine)}</div>
        )}
      </div>
    </div>
  );
}

function renderLine({ number, cells, isOutside }: TextLine) {
  return (
    <div key={number} className={styles.line}>
      {cells.map(({ column, character, width, ...cell }) => (
        <span key={column} className={styles.cell({ width, isOutside: isOutside || cell.isOutside })}>
          {character}
        </span>
      ))}
    </div>
  );
}
