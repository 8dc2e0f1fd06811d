import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { numbersOf, OTHER_AREA, type Resource, readStored, wordArea } from '#domain/resource/defineResource.ts';
import { isReadersText, leafValue } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import type { Language } from '#domain/text/languages.ts';
import { recordAt, recordsIn } from './recordsIn.ts';
import type { ScenarioContent } from './ScenarioDocument.ts';
import type { Titles } from './titleFields.ts';

/** A text that readers can see, and its place. */
export interface ReadersText {
  /** The area in which a check reports it (docs/wire.md, "Checks of words"). */
  readonly result: string;
  /** The kind of the record that contains it; absent if it belongs to the scenario itself. */
  readonly kind?: RecordKindName;
  readonly word: string;
  readonly number?: number;
  readonly language: Language;
  readonly field: string;
}

/** Returns the records of a kind, by number. */
export type RecordsOf = (resource: Resource) => ReadonlyMap<number, object>;

/** Returns every text of a scenario that readers can see: its titles, and all leaves of its records that are not for its author alone. */
export function readersTexts({ title_ja, title_en, author_name }: Titles, recordsOf: RecordsOf): ReadersText[] {
  return [
    { result: 'title', word: title_ja, language: 'ja', field: 'title_ja' },
    { result: 'title', word: title_en, language: 'en', field: 'title_en' },
    { result: OTHER_AREA, word: author_name, language: 'ja', field: 'author_name' },
    ...TOLD_KINDS.flatMap((resource) => readersTextsOf(resource, recordsOf(resource))),
  ];
}

/** Returns the texts for readers in records of one kind. */
export function readersTextsOf(resource: Resource, records: ReadonlyMap<number, object>): ReadersText[] {
  const leaves = resource.leaves.filter(isReadersText);
  return [...records].flatMap(([number, record]) =>
    leaves.map((leaf) => ({
      result: wordArea(resource, leaf),
      kind: resource.name,
      word: [leafValue(record, leaf)].flat().join('\n'),
      number,
      language: languageOf(leaf.path),
      field: leaf.path,
    })),
  );
}

/** Like `readersTexts`, for a content. */
export const readersTextsIn = (content: ScenarioContent): ReadersText[] =>
  readersTexts(content.scenario, (resource) =>
    resource.name === floorMap.name
      ? new Map(content.floors.map(({ number, settings }) => [number, readStored(floorMap, number, settings)]))
      : allRecordsIn(content, resource),
  );

/** Returns the records of a kind that exist in a content: of a whole kind every number, with its defaults. */
const allRecordsIn = (content: ScenarioContent, resource: Resource): ReadonlyMap<number, object> =>
  resource.isWhole
    ? new Map(numbersOf(resource).map((number) => [number, recordAt(content, resource, number)]))
    : recordsIn(content, resource);

/** Kinds with texts for readers. */
const TOLD_KINDS = CONTENT_KINDS.filter(({ leaves }) => leaves.some(isReadersText));

/** Fields are named after their language. */
const languageOf = (path: string): Language => (/(?:^|[_.])en(?:$|[_.])/.test(path) ? 'en' : 'ja');
