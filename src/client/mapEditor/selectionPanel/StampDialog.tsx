import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { useTooLong } from '#client/page/useTooLong.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { LONGEST_STAMP_NAME } from '#domain/accountDocuments/stampLimits.ts';
import type { Stamp } from '#domain/accountDocuments/stamps.ts';
import { fields } from './StampPalette.css.ts';
import { stampTexts } from './stampTexts.ts';

interface StampDialogProps {
  readonly stamp: Stamp;
  readonly title: string;
  readonly onSave: (stamp: Stamp) => void;
  readonly onClose: () => void;
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Edits the name of a stamp and the digit that recalls it. */
export function StampDialog({ stamp, title, onSave, onClose }: StampDialogProps) {
  const text = useText(pageTexts, stampTexts);
  const [name, setName] = useState(stamp.name);
  const [key, setKey] = useState(stamp.key);
  const errors = useTooLong(name.trim(), LONGEST_STAMP_NAME);
  const canSave = name.trim() !== '' && errors.length === 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={text('common.close')}
      onSubmit={() => canSave && onSave({ ...stamp, name: name.trim(), key })}
      actions={
        <Button type="submit" tone="primary" isDisabled={!canSave}>
          {text('map.stamp.save')}
        </Button>
      }
    >
      <div className={fields}>
        <TextField
          label={text('map.stamp.name')}
          value={name}
          onChange={setName}
          maxWidth={LONGEST_STAMP_NAME}
          errors={errors}
          autoFocus
        />
        <Select
          label={text('map.stamp.key')}
          value={key}
          onChange={setKey}
          options={DIGITS.map((value) => ({ value, label: value === 0 ? text('map.stamp.noKey') : String(value) }))}
        />
      </div>
    </Dialog>
  );
}
