import { useAtomValue } from 'jotai';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useState } from 'react';
import { type KeyCombination, keyText } from '#client/commands/keyCombination.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { KeyBindings } from '#domain/accountDocuments/keyBindings.ts';
import { combinationOf, holderOf } from './combinationOf.ts';
import { FixedKeyList } from './FixedKeyList.tsx';
import { whyRefused } from './fixedKeys.ts';
import { key as keyStyle, list, name, question, remark, row } from './KeyEditor.css.ts';
import { type Bound, keyBindingsAtom, toolBindings } from './keyBindings.ts';
import type { ChangeKeys } from './useKeyBindings.ts';

export { keyTexts as texts } from './keyTexts.ts';

interface KeyEditorProps {
  /** With the keys that they have now. */
  readonly commands: readonly MapCommand[];
  readonly onChanged: ChangeKeys;
}

/** Tools and commands with their keys, each of which can be changed; what is taken already is told and asked about. */
export default function KeyEditor({ commands, onChanged: change }: KeyEditorProps) {
  const text = useText();
  const bindings = useAtomValue(keyBindingsAtom);
  const [recording, setRecording] = useState<string>();
  const ones = [...toolBindings, ...commands.map(({ id, label, keys }) => ({ id: `command.${id}`, label, keys }))];
  const bound = ones.map((one) => ({ ...one, keys: (bindings[one.id] as Bound['keys'] | undefined) ?? one.keys }));
  const give = (id: string, combination: KeyCombination) => {
    setRecording(undefined);
    const before = holderOf(combination, bound);
    change((present) => {
      const taken = before && before.id !== id ? { [before.id]: without(before.keys, combination) } : {};
      return { ...present, ...taken, [id]: [combination] };
    });
  };
  const reset = (id: string) => change(({ [id]: _own, ...others }) => others);
  return (
    <>
      <ul className={list}>
        {bound.map((one) => (
          <KeyRow
            key={one.id}
            one={one}
            bound={bound}
            isRecording={recording === one.id}
            onRecord={(isRecording) => setRecording(isRecording ? one.id : undefined)}
            onGiven={(combination) => give(one.id, combination)}
            onReset={bindings[one.id] && (() => reset(one.id))}
          />
        ))}
      </ul>
      <Button tone="plain" isDisabled={Object.keys(bindings).length === 0} onPress={() => change(() => ({}))}>
        {text('keys.resetAll')}
      </Button>
      <FixedKeyList />
    </>
  );
}

const without = (keys: Bound['keys'], taken: KeyCombination): KeyBindings[string] =>
  keys.filter((one) => keyText(one) !== keyText(taken)).map((one) => ({ ...one }));

interface KeyRowProps {
  readonly one: Bound;
  readonly bound: readonly Bound[];
  readonly isRecording: boolean;
  readonly onRecord: (isRecording: boolean) => void;
  readonly onGiven: (combination: KeyCombination) => void;
  /** Absent where it has the key it came with. */
  readonly onReset: (() => void) | undefined;
}

function KeyRow({ one, bound, isRecording, onRecord, onGiven, onReset }: KeyRowProps) {
  const text = useText();
  const label = text(one.label);
  const [refusal, setRefusal] = useState<string>();
  const [asked, setAsked] = useState<KeyCombination>();
  useEffect(() => {
    if (!isRecording) return;
    const listen = (event: KeyboardEvent) => {
      const combination = combinationOf(event);
      const why = whyRefused(event, combination, one.id);
      if (!combination && !why) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') {
        onRecord(false);
        return;
      }
      setRefusal(why);
      if (why || !combination) return;
      const holder = holderOf(combination, bound);
      if (!holder) onGiven(combination);
      else {
        onRecord(false);
        if (holder.id !== one.id) setAsked(combination);
      }
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isRecording, one.id, bound, onRecord, onGiven]);
  const holder = asked && holderOf(asked, bound);
  function toggle() {
    setRefusal(undefined);
    setAsked(undefined);
    onRecord(!isRecording);
  }
  return (
    <li className={row}>
      <span className={name}>{label}</span>
      <button
        type="button"
        className={keyStyle}
        aria-pressed={isRecording}
        aria-label={`${text('keys.change', { label })} ${one.keys.map(keyText).join(' / ')}`.trim()}
        onClick={toggle}
      >
        {isRecording ? text('keys.press') : one.keys.map(keyText).join(' / ') || text('keys.none')}
      </button>
      {onReset && (
        <IconButton
          label={text('keys.reset', { label })}
          icon={<RotateCcw size={14} />}
          size="small"
          onPress={onReset}
        />
      )}
      {refusal && isRecording && (
        <span className={remark} role="alert">
          {text(refusal)}
        </span>
      )}
      {asked && holder && (
        <span className={question} role="alert">
          {text('keys.held', { keys: keyText(asked), label: text(holder.label) })}
          <Button size="small" onPress={() => onGiven(asked)}>
            {text('keys.take')}
          </Button>
          <Button size="small" tone="plain" onPress={() => setAsked(undefined)}>
            {text('keys.leave')}
          </Button>
        </span>
      )}
    </li>
  );
}
