import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import * as styles from './me.css.ts';
import { meTexts } from './meTexts.ts';

interface ClosedFormProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** The current value. */
  readonly value: ReactNode;
  /** The form that changes it. */
  readonly children: ReactNode;
}

/** Shows a value or, while it is being changed, the form in its place. The focus moves into the form and back. */
export function ClosedForm({ isOpen, onOpen, value, children }: ClosedFormProps) {
  const text = useText(meTexts);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <div className={styles.line}>
        <span className={styles.value}>{value}</span>
        {!isOpen && (
          <Button ref={button} size="small" onPress={onOpen}>
            {text('me.change')}
          </Button>
        )}
      </div>
      {isOpen && children}
    </>
  );
}
