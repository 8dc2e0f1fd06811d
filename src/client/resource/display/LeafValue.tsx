import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { pictureTexts } from '#client/pictures/pictureTexts.ts';
import { StoredPicture } from '#client/pictures/StoredPicture.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { DEFAULT_SOUND, SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import type { LeafField, LeafKind, Option } from '#domain/resource/field.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { LeafPicture } from './LeafPicture.tsx';
import { page, pageName } from './LeafValue.css.ts';

interface ValueProps<Kind extends LeafKind> {
  readonly field: LeafField<Kind>;
  readonly value: LeafField<Kind>['initial'];
  readonly scenarioId: string;
}

/** The read-only view of each kind of leaf. */
const VALUES: { readonly [Kind in LeafKind]: ComponentType<ValueProps<Kind>> } = {
  text: ({ value }) => <Words words={value} />,
  boxes: ({ value }) => <Pages pages={value} />,
  int: ({ field, value }) => <OptionName options={field.options} code={value} />,
  flag: Flag,
  choice: ({ field, value }) => <OptionName options={field.options} code={value} />,
  reference: Reference,
  image: ({ field, value }) => (
    <>
      <LeafPicture pictures={field.pictures} code={value} /> <OptionName options={field.options} code={value} />
    </>
  ),
  picture: Picture,
  packed: Packed,
  sound: ({ value }) => <OptionName options={[DEFAULT_SOUND, ...SOUND_EFFECTS]} code={value} />,
};

interface LeafValueProps {
  readonly leaf: Leaf;
  readonly value: unknown;
  readonly scenarioId: string;
}

/** A value of a leaf, shown as text or pictures. */
export function LeafValue({ leaf: { field }, value, scenarioId }: LeafValueProps) {
  // The table pairs every kind with its own view; the value is of the field's kind, as records are read by their schema.
  const Value = VALUES[field.kind] as ComponentType<{ field: LeafField; value: unknown; scenarioId: string }>;
  return <Value field={field} value={value} scenarioId={scenarioId} />;
}

function Words({ words }: { readonly words: string }) {
  const text = useText(recordFormTexts);
  return words === '' ? text('record.empty') : words;
}

/** The pages of a message; labelled unless there is just one and it holds text. */
function Pages({ pages }: { readonly pages: readonly string[] }) {
  const text = useText(recordFormTexts);
  const [only = ''] = pages;
  if (pages.length === 0 || (pages.length === 1 && only !== '')) return <Words words={only} />;
  const named = pages.map((words, index) => ({ words, name: text('record.page', { number: index + 1 }) }));
  return named.map(({ words, name }) => (
    <span key={name} className={page}>
      <span className={pageName}>{name}</span>
      <Words words={words} />
    </span>
  ));
}

function Flag({ value }: ValueProps<'flag'>) {
  const text = useText(recordFormTexts);
  return text(value ? 'record.yes' : 'record.no');
}

function OptionName({ options, code }: { readonly options: readonly Option[]; readonly code: number }) {
  const language = useAtomValue(languageAtom);
  return options.find((option) => option.code === code)?.label[language] ?? code;
}

function Reference({ field: { to, none, noneLabel }, value, scenarioId }: ValueProps<'reference'>) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  const resource = resourceOf(to);
  if (value === none) return noneLabel?.[language] ?? text('record.none');
  if (!resource) return paddedNumber(to, value);
  return <RecordName kind={resource} number={value} scenarioId={scenarioId} />;
}

function Picture({ value }: ValueProps<'picture'>) {
  const text = useText(recordFormTexts, pictureTexts);
  if (value === '') return text('record.none');
  return <StoredPicture id={value} size="small" name={text('picture.shown')} />;
}

function Packed({ value }: ValueProps<'packed'>) {
  const text = useText(recordFormTexts);
  return value === '' ? text('record.none') : text('record.packed', { count: value.length });
}

interface RecordNameProps {
  readonly kind: Parameters<typeof useRecordDesk>[0];
  readonly number: number;
  readonly scenarioId: string;
}

/** The number of a record, followed by its name once that is loaded. */
function RecordName({ kind, number, scenarioId }: RecordNameProps) {
  const desk = useRecordDesk(kind, scenarioId);
  return desk ? <NameOnDesk desk={desk} number={number} /> : paddedNumber(kind.name, number);
}

function NameOnDesk({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const language = useAtomValue(languageAtom);
  return numberedName(desk.resource, useRecord(desk, number), number, language);
}
