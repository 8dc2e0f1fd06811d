import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { LeafInput } from '#client/resource/inputs/LeafInput.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import { type Leaf, languageOfPath } from '#domain/resource/leaf.ts';
import { floorTexts } from './floorTexts.ts';
import { isPictured, OptionPicture } from './OptionPicture.tsx';

interface SettingInputProps {
  readonly scenarioId: string;
  readonly leaf: Leaf;
  readonly label: string;
  /** Shown below a number. */
  readonly hint: ReactNode;
  /** The value as typed, and the value that is stored for it. */
  readonly value: unknown;
  readonly stored: unknown;
  /** Read-only here, because another screen sets it. */
  readonly isLocked: boolean;
  readonly onChange: (value: unknown) => void;
}

/** Settings of which 0 says that a kind of spell works, and 1 that it does not. */
const SPELLS = ['move_magic', 'coordinate_indicate_magic'];

/** The input of a setting: the usual input of a leaf, except that looks are chosen by pictures, and two numbers by what they mean. */
export function SettingInput(props: SettingInputProps) {
  const { scenarioId, leaf, label, hint, value, stored, isLocked, onChange } = props;
  const text = useText(floorTexts);
  const language = useAtomValue(languageAtom);
  const { field, path } = leaf;
  if (SPELLS.includes(path)) {
    const options = [text('floor.magic.works'), text('floor.magic.fails')].map((name, code) => ({
      value: code,
      label: name,
    }));
    return <Choice {...{ label, options, onChange }} value={value as number} />;
  }
  if (field.kind === 'int') {
    return <NumberField {...{ label, hint, onChange }} value={value as number} min={field.min} max={field.max} />;
  }
  if (field.kind === 'choice') {
    return (
      <Choice
        label={label}
        value={value as number}
        onChange={onChange}
        isDisabled={isLocked}
        hint={isLocked ? text('floor.sizeLocked') : undefined}
        options={field.options.map(({ code, label: name }) => ({
          value: code,
          label: name[language],
          ...(isPictured(path) && { icon: <OptionPicture option={path} code={code} /> }),
        }))}
      />
    );
  }
  return (
    <LeafInput
      label={label}
      lang={languageOfPath(path)}
      field={field}
      value={value}
      stored={stored}
      onChange={onChange}
      errors={[]}
      scenarioId={scenarioId}
      isWatched={false}
    />
  );
}
