import { type ReactNode, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { fields } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { testName } from '#domain/resources/tests/testSetUp.ts';
import { cutLines } from '#domain/text/cutLines.ts';
import { testTexts } from './testTexts.ts';

interface NameDialogProps {
  readonly title: string;
  /** The label of the confirming button. */
  readonly action: string;
  readonly name: string;
  readonly onNamed: (name: string) => void;
  readonly onClose: () => void;
  /** A further decision, and whether it is made. */
  readonly children?: ReactNode;
  readonly isDecided?: boolean;
}

/** Asks for the name of a kept record. Mounted only while it is open. */
export function NameDialog(props: NameDialogProps) {
  const { title, action, onNamed, onClose, children, isDecided = true } = props;
  const text = useText(testTexts, pageTexts);
  const [typed, setTyped] = useState(() => cutLines(props.name, testName.maxWidth, 1));
  const name = typed.trim();
  const isNamed = name !== '' && testName.schema.safeParse(name).success;
  return (
    <Dialog
      isOpen
      size="medium"
      title={title}
      onClose={onClose}
      onSubmit={() => isNamed && isDecided && onNamed(name)}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isDisabled={!isNamed || !isDecided}>
            {action}
          </Button>
        </>
      }
    >
      <div className={fields}>
        <TextField
          label={text('kept.name')}
          value={typed}
          onChange={setTyped}
          maxWidth={testName.maxWidth}
          autoComplete="off"
          autoFocus
        />
        {children}
      </div>
    </Dialog>
  );
}
