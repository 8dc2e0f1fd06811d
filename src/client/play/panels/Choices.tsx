import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { Choice } from '#client/play/Choice.ts';
import { choice as choiceStyle, field as fieldStyle } from '#client/play/game.css.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { isComposing } from '#client/ui/isComposing.ts';
import { LONGEST_ANSWER } from '#game/inputs.ts';
import * as styles from './Choices.css.ts';

interface ChoicesProps {
  readonly choices: readonly Choice[];
  /** Whether the game waits for one of them: then the first has the focus, and digits choose. */
  readonly isAsked: boolean;
  /** The name of the member whose turn it is, if any. */
  readonly title?: string | undefined;
}

/** The possible actions as a list. Arrow keys move along it. */
export function Choices({ choices, isAsked, title }: ChoicesProps) {
  const text = useText(playTexts);
  const list = useRef<HTMLUListElement>(null);
  const asked = isAsked ? choices.map(({ id }) => id).join(' ') : '';
  useEffect(() => {
    if (asked !== '') list.current?.querySelector('button')?.focus();
  }, [asked]);
  function go(event: KeyboardEvent): void {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!isAsked || by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  }
  if (choices.length === 0) return null;
  return (
    <>
      {title && (
        <p className={styles.title} aria-hidden>
          {title}
        </p>
      )}
      <ul ref={list} className={styles.list} aria-label={title ?? text('play.choices')} onKeyDown={go}>
        {choices.map(({ id, label, key, run }, at) => (
          <li key={id}>
            <button type="button" className={choiceStyle} onClick={run}>
              <kbd className={styles.key}>{isAsked ? at + 1 : key}</kbd>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The field for a typed answer. */
export function AnswerForm({ onAnswer }: { readonly onAnswer: (text: string) => void }) {
  const text = useText(playTexts);
  const [answer, setAnswer] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  function send(event: FormEvent): void {
    event.preventDefault();
    onAnswer(answer);
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <input
        ref={field}
        className={fieldStyle}
        aria-label={text('play.answer')}
        value={answer}
        maxLength={LONGEST_ANSWER}
        autoComplete="off"
        onChange={(event) => setAnswer(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        }}
      />
      <button type="submit" className={choiceStyle}>
        {text('play.do.answer')}
      </button>
    </form>
  );
}
