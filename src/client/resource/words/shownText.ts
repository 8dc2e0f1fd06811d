import { paddedNumber, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { DEFAULT_SOUND, SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import type { Exists } from '#domain/resource/checkRecord.ts';
import type { LeafField, LeafKind, Option } from '#domain/resource/field.ts';
import { type Leaf, leafValue, ownLabel } from '#domain/resource/leaf.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import type { Language } from '#domain/text/languages.ts';

/** Access to other records that formatting a cell needs. */
export interface Reader {
  readonly language: Language;
  /** The languages that the scenario is written in. */
  readonly languages: ScenarioLanguages;
  /** Returns the name of a record, by default in the reader's language; '' if it has none or its kind is not loaded. */
  readonly nameOf: (kind: RecordKindName, number: number, language?: Language) => string;
  /** Whether a record exists and can be referred to, as far as its kind is loaded. */
  readonly exists: Exists;
  /** Returns what other records call an option of a leaf, or a leaf of a set of options; absent if none has names of its own. */
  readonly calledBy?: (leaf: Leaf, code?: number) => string;
  /** Calls the listener when names or the existence of records may have changed. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns the name of a leaf in the language of the interface. */
export const shownLabel = (
  leaf: Pick<Leaf, 'path' | 'label'>,
  { language, languages }: Pick<Reader, 'language' | 'languages'>,
): string => ownLabel(leaf, languages)[language];

type Shown<Kind extends LeafKind> = (
  value: LeafField<Kind>['initial'],
  field: LeafField<Kind>,
  reader: Reader,
) => string;

const optionText = (options: readonly Option[], value: number, { language }: Reader): string =>
  options.find(({ code }) => code === value)?.label[language] ?? String(value);

const SHOWN: { readonly [Kind in LeafKind]: Shown<Kind> } = {
  text: (value) => value,
  boxes: (value) => (value[0] ?? '').split('\n')[0] ?? '',
  int: (value, { options }, reader) => optionText(options, value, reader),
  flag: (value) => (value ? '✓' : ''),
  choice: (value, { options }, reader) => optionText(options, value, reader),
  image: (value, { options }, reader) => optionText(options, value, reader),
  picture: (value) => value,
  packed: (value) => value,
  sound: (value, _, reader) => optionText([DEFAULT_SOUND, ...SOUND_EFFECTS], value, reader),
  reference: (value, { to, none, noneLabel }, reader) =>
    value === none
      ? (noneLabel?.[reader.language] ?? '')
      : `${paddedNumber(to, value)} ${reader.nameOf(to, value)}`.trim(),
};

/** Returns the text of a cell, for a leaf of a record. */
export function shownText(leaf: Leaf, record: object, reader: Reader): string {
  const { field } = leaf;
  if (field.kind === 'choice') {
    const value = leafValue(record, leaf) as number;
    return `${optionText(field.options, value, reader)} ${reader.calledBy?.(leaf, value) ?? ''}`.trim();
  }
  return (SHOWN[field.kind] as Shown<LeafKind>)(leafValue(record, leaf) as never, field as never, reader);
}
