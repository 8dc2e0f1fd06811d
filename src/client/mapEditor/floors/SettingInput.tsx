import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { LeafInput } from '#client/resource/inputs/LeafInput.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Select } from '#client/ui/Select.tsx';
import type { LeafField } from '#domain/resource/field.ts';
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

/** The most numbers that a dropdown list shows well; in longer lists the user finds one by typing. */
const MOST_VISIBLE = 30;
/** Settings with values 0 and 1 that say whether a kind of spell works. */
const SPELLS = ['move_magic', 'coordinate_indicate_magic'];

/** The input of a setting: the usual input of a leaf, except that looks are chosen by pictures, and numbers are menus. */
export function SettingInput(props: SettingInputProps) {
  const { scenarioId, leaf, label, hint, value, stored, isLocked, onChange } = props;
  const text = useText(floorTexts);
  const language = useAtomValue(languageAtom);
  const { field, path } = leaf;
  if (field.kind === 'int') {
    return <NumberMenu {...{ label, hint, field, path, onChange }} value={value as number} />;
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

interface NumberMenuProps {
  readonly label: string;
  readonly field: LeafField<'int'>;
  readonly path: string;
  readonly hint: ReactNode;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A menu of numbers, shown with two digits (docs/product.md, "Input rules"). */
function NumberMenu({ label, field, path, hint, value, onChange }: NumberMenuProps) {
  const text = useText(floorTexts);
  const { min, max } = field;
  const options = useMemo(
    () =>
      Array.from({ length: max - min + 1 }, (_, index) => {
        const number = String(min + index).padStart(2, '0');
        const meaning = text(index === 0 ? 'floor.magic.works' : 'floor.magic.fails');
        return { value: min + index, label: SPELLS.includes(path) ? `${number} ${meaning}` : number };
      }),
    [min, max, path, text],
  );
  if (options.length <= MOST_VISIBLE) return <Select {...{ label, value, options, hint, onChange }} />;
  return (
    <ComboBox
      label={label}
      hint={hint}
      value={value}
      options={options}
      onChange={(number) => onChange(number ?? field.initial)}
      emptyText={text('floor.nothingFound')}
    />
  );
}
