import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { ReadOnlyReason } from '#client/shell/scenario/ReadOnlyReason.tsx';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { field as fieldStyle, fields, stale } from './FloorSettingsPanel.css.ts';

/** Display width of a floor's name (spec 1 §5). */
const NAME_WIDTH = 20;
const NAMES = ['name_ja', 'name_en'] as const;

/** The floor's settings; each field is saved when it is left. */
export function FloorSettingsPanel({ desk, onSaved }: { readonly desk: FloorDesk; readonly onSaved: () => void }) {
  const canWrite = useAtomValue(canWriteAtom);
  return (
    <div className={fields}>
      {!canWrite && <ReadOnlyReason />}
      {NAMES.map((name) => (
        <NameField key={`${desk.number} ${name}`} desk={desk} name={name} isReadOnly={!canWrite} onSaved={onSaved} />
      ))}
    </div>
  );
}

interface NameFieldProps {
  readonly desk: FloorDesk;
  readonly name: (typeof NAMES)[number];
  readonly isReadOnly: boolean;
  readonly onSaved: () => void;
}

function NameField({ desk, name, isReadOnly, onSaved }: NameFieldProps) {
  const text = useText();
  const [value, setValue] = useState(desk.settings[name]);
  const [theirs, setTheirs] = useState<string>();
  const [error, setError] = useState<string>();

  async function save(typed: string) {
    if (typed === desk.settings[name]) return;
    const result = await desk.saveSetting(name, typed);
    setTheirs(result.kind === 'conflict' ? result.theirs : undefined);
    setError(result.kind === 'failed' ? (result.message ?? text('map.settings.notSent')) : undefined);
    if (result.kind === 'saved') onSaved();
  }

  return (
    <div className={fieldStyle}>
      <TextField
        label={text(`map.settings.${name}`)}
        value={value}
        onChange={setValue}
        maxWidth={NAME_WIDTH}
        isReadOnly={isReadOnly}
        errors={error === undefined ? [] : [error]}
        onBlur={() => void save(value)}
      />
      {theirs !== undefined && (
        <div className={stale} role="alert">
          {text('map.settings.theirs', { value: theirs })}
          <Button
            size="small"
            onPress={() => {
              setTheirs(undefined);
              void save(value);
            }}
          >
            {text('map.settings.useMine')}
          </Button>
          <Button
            size="small"
            onPress={() => {
              setTheirs(undefined);
              setValue(theirs);
            }}
          >
            {text('map.settings.useTheirs')}
          </Button>
        </div>
      )}
    </div>
  );
}
