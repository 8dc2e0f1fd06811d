import { type Ref, useId } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { isComposing } from '#client/ui/isComposing.ts';
import { displayWidth, withoutControls } from '#domain/text/displayWidth.ts';
import { NAME_WIDTH } from '#game/facilities/training.ts';
import * as styles from './NameField.css.ts';
import { townTexts } from './townTexts.ts';

/** Whether a name is not empty and not too wide for a member. */
export const isNameWritten = (name: string): boolean => name.trim() !== '' && displayWidth(name.trim()) <= NAME_WIDTH;

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The field for a member's name. It shows the width during typing; the Enter that commits an IME conversion does not submit. */
export function NameField({ value, onChange, inputRef }: NameFieldProps) {
  const text = useText(townTexts);
  const id = useId();
  const width = displayWidth(value.trim());
  const isOver = width > NAME_WIDTH;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {text('town.name')}
      </label>
      <input
        ref={inputRef}
        id={id}
        className={styles.input}
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isOver}
        aria-describedby={`${id}-width`}
        onChange={(event) => onChange(withoutControls(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        }}
      />
      <span
        id={`${id}-width`}
        className={styles.width}
        data-over={isOver || undefined}
        role={isOver ? 'alert' : undefined}
      >
        {isOver
          ? text('town.name.wide', { width, most: NAME_WIDTH })
          : text('town.name.width', { width, most: NAME_WIDTH })}
      </span>
    </div>
  );
}
