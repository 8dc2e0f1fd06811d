import { recordName } from '#client/resource/words/recordName.ts';
import { type Reader, shownText } from '#client/resource/words/shownText.ts';
import { diceText } from '#domain/dice/diceText.ts';
import { leavesOfFields, type Resource } from '#domain/resource/defineResource.ts';
import { diceIn, leavesOfDice } from '#domain/resource/diceLeaves.ts';
import type { Field, LeafField } from '#domain/resource/field.ts';
import { holdsText, isSameValue, type Leaf, languageOfPath, leafValue } from '#domain/resource/leaf.ts';
import { resourceOf } from '#domain/resources/index.ts';
import type { RecordsByKind } from '#domain/scenario/bringRecords.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import type { Language } from '#domain/text/languages.ts';

/** The maximum number of values in a line about a record. */
const MOST_FACTS = 4;

/** Returns a reader whose names are those of the records themselves. */
export const readerOf = (records: RecordsByKind, language: Language, languages: ScenarioLanguages): Reader => ({
  language,
  languages,
  nameOf(kind, number, inLanguage = language) {
    const resource = resourceOf(kind);
    const record = records.get(kind)?.get(number);
    return resource && record ? recordName(resource, record, number, inLanguage) : '';
  },
  exists: () => true,
  subscribe: () => () => {},
});

const isPicture = ({ kind }: LeafField): boolean => kind === 'image' || kind === 'picture';

/** Returns the leaf with the picture of a record of the kind; undefined if it has none. */
export const pictureLeaf = ({ leaves }: Resource): Leaf | undefined =>
  leaves.find(({ field }) => field.kind === 'image');

/** Returns the line about a record: what it says, or the first of its table's values that were set. */
export function lineAbout(resource: Resource, record: object, reader: Reader): string {
  const columns = resource.tables?.list?.columns ?? Object.keys(resource.fields);
  const facts = columns.flatMap((name) => factsOf(resource, name, record, reader));
  return facts.slice(0, MOST_FACTS).join(reader.language === 'ja' ? '、' : ', ');
}

/** Returns the values of a field that were set, each with the label that it needs to be understood. */
function factsOf(resource: Resource, name: string, record: object, reader: Reader): string[] {
  const field = resource.fields[name] as unknown as Field | undefined;
  const leaves = leavesOfFields(resource, [name]).filter((leaf) => isTold(resource, leaf, reader));
  if (leaves.every((leaf) => isSameValue(leafValue(record, leaf), leaf.field.initial))) return [];
  if (field?.kind === 'dice') {
    const dice = diceText(diceIn(leavesOfDice(resource.leaves, field, [name]), record));
    return dice === '' ? [] : [`${field.label[reader.language]} ${dice}`];
  }
  return leaves
    .filter((leaf) => !isSameValue(leafValue(record, leaf), leaf.field.initial))
    .map((leaf) => factOf(leaf, record, reader))
    .filter((fact) => fact !== '');
}

/** Whether a value belongs into the line: not its name, its picture, a text of the other language, or what it says elsewhere. */
const isTold = ({ names }: Resource, leaf: Leaf, { language }: Reader): boolean =>
  !(Object.values(names ?? {}) as readonly string[]).includes(leaf.path) &&
  !isPicture(leaf.field) &&
  (!holdsText(leaf) || languageOfPath(leaf.path) === language) &&
  !(leaf.field.kind === 'reference' && leaf.field.to === 'labyrinth_message');

/** A reference says itself what it is; a number needs its label. */
function factOf(leaf: Leaf, record: object, reader: Reader): string {
  const { field } = leaf;
  const label = field.label[reader.language];
  if (field.kind === 'reference') return reader.nameOf(field.to, leafValue(record, leaf) as number);
  if (field.kind === 'flag') return label;
  const text = shownText(leaf, record, reader);
  return field.kind === 'int' && text !== '' ? `${label} ${text}` : text;
}
