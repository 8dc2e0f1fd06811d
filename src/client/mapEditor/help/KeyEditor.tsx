import { useAtomValue } from 'jotai';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef, useState } from 'react';
import { type KeyCombination, keyText } from '#client/commands/keyCombination.ts';
import type { NamedKeys } from '#client/commands/OpenCommand.ts';
import type { TextKey } from '#client/i18n/defineTexts.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { keyBindingsAtom, keysInUse, toolBindings } from '#client/mapEditor/keys/keyBindings.ts';
import type { ChangeKeys } from '#client/mapEditor/keys/useKeyBindings.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { KeyBindings } from '#domain/accountDocuments/keyBindings.ts';
import { combinationOf, heldBy } from './combinationOf.ts';
import { FixedKeyList } from './FixedKeyList.tsx';
import { whyRefused } from './fixedKeys.ts';
import { key as keyStyle, list, name, problem, question, row } from './KeyEditor.css.ts';
import { keyTexts } from './keyTexts.ts';

interface KeyEditorProps {
  /** The commands with their default keys. */
  readonly commands: readonly MapCommand[];
  readonly onChanged: ChangeKeys;
}

/** Lists tools and commands with their keys, which can be changed; asks first if a key is already taken. */
export default function KeyEditor({ commands, onChanged: change }: KeyEditorProps) {
  const text = useText(keyTexts);
  const bindings = useAtomValue(keyBindingsAtom);
  const [recording, setRecording] = useState<string>();
  const ones = [...toolBindings, ...commands.map(({ id, label, keys }) => ({ id: `command.${id}`, label, keys }))];
  const bound = ones.map((one) => ({ ...one, keys: keysInUse(one, bindings) }));
  /** Assigns `keys` to `one` and takes them from all others; if they are its default keys, no binding is stored. */
  const give = (one: NamedKeys, keys: readonly KeyCombination[]) => {
    setRecording(undefined);
    const losers = bound.filter((other) => other.id !== one.id && heldBy(other, keys).length > 0);
    const taken = Object.fromEntries(losers.map((other) => [other.id, without(other.keys, keys)]));
    change(({ [one.id]: _own, ...others }) => ({
      ...others,
      ...taken,
      ...(keys !== one.keys && { [one.id]: without(keys, []) }),
    }));
  };
  return (
    <>
      <ul className={list}>
        {ones.map((one, at) => (
          <KeyRow
            key={one.id}
            one={bound[at] ?? one}
            bound={bound}
            isRecording={recording === one.id}
            onRecord={(isRecording) => setRecording(isRecording ? one.id : undefined)}
            onGiven={(keys) => give(one, keys)}
            original={bindings[one.id] && one.keys}
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

const without = (keys: NamedKeys['keys'], taken: NamedKeys['keys']): KeyBindings[string] =>
  keys.filter((one) => !taken.some((each) => keyText(each) === keyText(one))).map((one) => ({ ...one }));

interface KeyRowProps {
  readonly one: NamedKeys;
  readonly bound: readonly NamedKeys[];
  readonly isRecording: boolean;
  readonly onRecord: (isRecording: boolean) => void;
  readonly onGiven: (keys: NamedKeys['keys']) => void;
  /** The default keys; undefined if these are in use. */
  readonly original: NamedKeys['keys'] | undefined;
}

function KeyRow({ one, bound, isRecording, onRecord, onGiven, original }: KeyRowProps) {
  const text = useText(keyTexts);
  const language = useAtomValue(languageAtom);
  const label = one.label[language];
  const [refusal, setRefusal] = useState<TextKey<typeof keyTexts>>();
  const [asked, setAsked] = useState<NamedKeys['keys']>();
  const othersWith = (keys: NamedKeys['keys']) =>
    bound.flatMap((other) => {
      const held = other.id === one.id ? [] : heldBy(other, keys);
      return held.length > 0 ? { label: other.label, keys: held.map(keyText).join(' / ') } : [];
    });
  const held = asked ? othersWith(asked) : [];
  function give(keys: NamedKeys['keys']) {
    setAsked(undefined);
    onGiven(keys);
  }
  /** Assigns keys, or asks first if others have one of them. */
  function offer(keys: NamedKeys['keys']) {
    if (othersWith(keys).length === 0) give(keys);
    else {
      onRecord(false);
      setAsked(keys);
    }
  }
  const newest = useRef(offer);
  newest.current = offer;
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
      if (heldBy(one, [combination]).length > 0) onRecord(false);
      else newest.current([combination]);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isRecording, one, onRecord]);
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
      {original && (
        <IconButton
          label={text('keys.reset', { label })}
          icon={<RotateCcw size={14} />}
          size="small"
          onPress={() => offer(original)}
        />
      )}
      {refusal && isRecording && (
        <span className={problem} role="alert">
          {text(refusal)}
        </span>
      )}
      {asked && held.length > 0 && (
        <span className={question} role="alert">
          {held.map((other) => text('keys.held', { ...other, label: other.label[language] })).join(' ')}
          <Button size="small" onPress={() => give(asked)}>
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
