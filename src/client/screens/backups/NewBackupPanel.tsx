import { useAtom } from 'jotai';
import { useState } from 'react';
import type { RouterInputs } from '#client/api/routerTypes.ts';
import { useText } from '#client/i18n/useText.ts';
import { useTooLong } from '#client/page/useTooLong.ts';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { form } from './backups.css.ts';
import { backupsTexts } from './backupsTexts.ts';
import { overwriteBackupAtom } from './overwriteBackup.ts';

/** Half-width columns. */
const WIDEST = 100;

interface NewBackupPanelProps {
  /** Returns whether it was saved. */
  readonly onSave: (options: Omit<RouterInputs['backups']['save'], 'scenario_id'>) => Promise<boolean>;
}

/** Saves a backup with a name and a note. */
export function NewBackupPanel({ onSave }: NewBackupPanelProps) {
  const text = useText(backupsTexts);
  const [overwrite, setOverwrite] = useAtom(overwriteBackupAtom);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const errors = { name: useTooLong(name, WIDEST), note: useTooLong(note, WIDEST) };
  const isWrong = errors.name.length > 0 || errors.note.length > 0;
  async function save() {
    if (!(await onSave({ overwrite, name, note }))) return;
    setName('');
    setNote('');
  }
  const line = { maxWidth: WIDEST, autoComplete: 'off' };
  return (
    <Panel title={text('backups.new')}>
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) void save();
        }}
      >
        <TextField
          {...line}
          label={text('backups.name')}
          hint={text('backups.nameHint')}
          value={name}
          onChange={setName}
          errors={errors.name}
        />
        <TextField {...line} label={text('backups.note')} value={note} onChange={setNote} errors={errors.note} />
        <Switch isSelected={overwrite} onChange={setOverwrite}>
          {text('backups.overwrite')}
        </Switch>
        <Button type="submit" tone="primary" isDisabled={isWrong}>
          {text('backups.save')}
        </Button>
      </form>
    </Panel>
  );
}
