import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { useWrittenLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { GameWindow } from '#client/pictures/GameWindow.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { type TypedText, useTypedText } from '#client/screens/dataSettings/useTypedText.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { numbersOf } from '#domain/resource/defineResource.ts';
import {
  type AuthorComment,
  authorComment,
  COMMENT_SIZE,
  CREDITS_PAGE,
  isShown,
} from '#domain/resources/outline/authorComment.ts';
import type { Language } from '#domain/text/languages.ts';
import * as styles from './comments.css.ts';
import { commentTexts } from './commentTexts.ts';

const commentOn = (desk: RecordDesk, number: number) => desk.typed(number) as AuthorComment;

/** The comments as players read them, in both languages side by side: a menu of the visible pages, and the chosen one. */
export function CommentPreview() {
  const text = useText(commentTexts);
  const { desk, number } = useOpenRecord();
  const typed = useTypedText(desk);
  const languages = useWrittenLanguages();
  return (
    <Panel title={text('comments.preview')}>
      <div className={styles.windows}>
        {languages.map((language) => (
          <CommentBook key={language} desk={desk} number={number} language={language} typed={typed} />
        ))}
      </div>
    </Panel>
  );
}

interface CommentBookProps {
  readonly desk: RecordDesk;
  /** The page whose form is open, which the preview shows first. */
  readonly number: number;
  readonly language: Language;
  readonly typed: TypedText | undefined;
}

function CommentBook({ desk, number, language, typed }: CommentBookProps) {
  const text = useText(commentTexts);
  const [chosen, choose] = useState(number);
  const name = text(`comments.${language}`);
  const shown = useDesk(desk, () => pagesIn(desk, number, language).join(' '))
    .split(' ')
    .filter(Boolean)
    .map(Number);
  const titles = useDesk(desk, () => shown.map((page) => commentOn(desk, page)[`menu_title_${language}`]).join('\n'));
  const place = Math.max(0, shown.indexOf(chosen));
  const page = shown[place];
  const stored = useDesk(desk, () => (page === undefined ? '' : commentOn(desk, page)[`text_${language}`]));
  const isTyped = typed?.text !== undefined && typed.path === `text_${language}` && page === number;
  const turn = (by: number) => choose(shown[place + by] ?? number);
  return (
    <div className={styles.book}>
      <fieldset className={styles.menu} aria-label={text('comments.menu', { language: name })} lang={language}>
        {shown.length === 0 && <span className={styles.none}>{text('comments.none')}</span>}
        {titles.split('\n').map((title, at) => {
          const entry = shown[at];
          return (
            entry !== undefined && (
              <button
                key={entry}
                type="button"
                className={styles.entry({ isOpen: entry === page })}
                aria-pressed={entry === page}
                onClick={() => choose(entry)}
              >
                {title}
              </button>
            )
          );
        })}
      </fieldset>
      {page !== undefined && (
        <>
          <GameWindow
            text={isTyped ? (typed.text ?? '') : stored}
            columns={COMMENT_SIZE.columns}
            lines={COMMENT_SIZE.lines}
            language={language}
            label={text('comments.window', { language: name, page })}
          />
          <div className={styles.turn}>
            <IconButton
              size="small"
              label={text('comments.previous', { language: name })}
              icon={<ChevronLeft size={16} aria-hidden />}
              isDisabled={place === 0}
              onPress={() => turn(-1)}
            />
            {place + 1} / {shown.length}
            <IconButton
              size="small"
              label={text('comments.next', { language: name })}
              icon={<ChevronRight size={16} aria-hidden />}
              isDisabled={place >= shown.length - 1}
              onPress={() => turn(1)}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** Returns the pages that players see in a language: those of the menu, or the page of the credits, which stands alone. */
function pagesIn(desk: RecordDesk, open: number, language: Language): number[] {
  const isOfCredits = open === CREDITS_PAGE;
  return numbersOf(authorComment).filter(
    (number) => (number === CREDITS_PAGE) === isOfCredits && isShown(commentOn(desk, number), language),
  );
}
