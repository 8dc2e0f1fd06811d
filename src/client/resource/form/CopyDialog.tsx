import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';

interface CopyDialogProps {
  readonly onClose: () => void;
  readonly onCopied: (number: number) => void;
}

/** Copies the whole record to another number, and first shows what that number holds. */
export function CopyDialog({ onClose, onCopied }: CopyDialogProps) {
  const text = useText(recordFormTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const { resource } = desk;
  const { first, last } = resource.numbers;
  const [target, setTarget] = useState(number === last ? first : number + 1);
  const present = desk.record(target);
  const isTaken = desk.isThere(target);

  function copy() {
    desk.put(new Map([[target, desk.record(number)]]));
    onClose();
    onCopied(target);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('record.copy.title', { name: numberedName(resource, desk.record(number), number, language) })}
      onSubmit={copy}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone={isTaken ? 'danger' : 'primary'} isDisabled={target === number}>
            {text(isTaken ? 'record.copy.replace' : 'record.copy.do')}
          </Button>
        </>
      }
    >
      <NumberField
        label={text('record.copy.target')}
        value={target}
        onChange={setTarget}
        min={first}
        max={last}
        hint={
          isTaken
            ? text('record.copy.taken', { name: numberedName(resource, present, target, language) })
            : text('record.copy.free')
        }
      />
    </Dialog>
  );
}
