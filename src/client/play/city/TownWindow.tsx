import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { CityPlace } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { moveFocus, useKeptFocus } from './moveFocus.ts';
import * as styles from './TownWindow.css.ts';
import { townTexts } from './townTexts.ts';

interface TownWindowProps {
  readonly title: string;
  /** The picture above it. */
  readonly scene?: CityPlace | undefined;
  /** Next to the title. */
  readonly aside?: ReactNode;
  /** Leaves the window: called by a button of this name, and by Esc. */
  readonly onLeave?: (() => void) | undefined;
  readonly leaveLabel?: string;
  readonly children: ReactNode;
}

/** A window of the city. Arrow keys move between its controls, and the focus stays inside while controls come and go. */
export function TownWindow({ title, scene, aside, onLeave, leaveLabel, children }: TownWindowProps) {
  const text = useText(townTexts);
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  function press(event: KeyboardEvent<HTMLElement>): void {
    const { target, currentTarget, key } = event;
    // Dialogs are children of the component, but not of the element.
    if (!currentTarget.contains(target as Node)) return;
    const isLeaving = key === 'Escape' && onLeave !== undefined;
    const isTyping = target instanceof HTMLInputElement && (key === 'ArrowLeft' || key === 'ArrowRight');
    const isChoosing = target instanceof HTMLSelectElement;
    if (isLeaving) onLeave();
    else if (isTyping || isChoosing || !moveFocus(currentTarget, key)) return;
    event.preventDefault();
  }
  return (
    <section ref={frame} className={styles.window} aria-label={title} tabIndex={-1} onKeyDown={press}>
      <header className={styles.head({ isScene: scene !== undefined })}>
        {scene && <img className={styles.scene} src={`/city/${scene}.svg`} alt="" />}
        <h2 className={styles.title}>{title}</h2>
        {aside}
        {onLeave && (
          <button type="button" className={styles.leave} onClick={onLeave}>
            {leaveLabel ?? text('town.back')}
          </button>
        )}
      </header>
      <div className={styles.content} data-first>
        {children}
      </div>
    </section>
  );
}
