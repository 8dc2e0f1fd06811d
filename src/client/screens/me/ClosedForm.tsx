import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import * as styles from './me.css.ts';
import { meTexts } from './meTexts.ts';

interface ClosedFormProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** What is there now. */
  readonly value: ReactNode;
  /** The form that changes it. */
  readonly children: ReactNode;
}

/** Shows a value and, when it is to be changed, the form in its place. The focus goes into it and comes back. */
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
