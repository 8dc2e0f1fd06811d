import type { Knex } from 'knex';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { leavesOfFields, type Resource } from '#domain/resource/defineResource.ts';
import { holdsText, leafValue } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import type { Language } from '#domain/text/languages.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import { existingIn, type StoredRow, storedRows } from '#server/resources/recordStore.ts';
import type { BannedWordList } from './BannedWordList.ts';

/** A text that is held to the list of banned words, and where it stands. */
export interface HeldText {
  /** The area of the result (docs/wire.md, "Checks of words"). */
  readonly result: string;
  /** The kind of the record that it stands in; none if it is the scenario's own. */
  readonly kind?: RecordKindName;
  readonly word: string;
  readonly number?: number;
  readonly language: Language;
  readonly field: string;
}

/** Every text of a scenario that is held to the list: its titles, and what the definitions of its records name. */
export async function heldTexts(database: Knex, scenario: Scenario): Promise<HeldText[]> {
  const rows = await storedRows(database, scenario.id);
  const { title_ja, title_en } = scenario;
  return [
    { result: 'title', word: title_ja, language: 'ja', field: 'title_ja' },
    { result: 'title', word: title_en, language: 'en', field: 'title_en' },
    ...RESOURCES.flatMap((resource) => heldTextsOf(resource, rows)),
  ];
}

/** Those in the records of one kind among `rows`. */
export function heldTextsOf(resource: Resource, rows: readonly StoredRow[]): HeldText[] {
  return Object.entries(resource.bannedWords ?? {}).flatMap(([result, fields]) => {
    const leaves = leavesOfFields(resource, fields).filter(holdsText);
    return [...existingIn(rows, resource)].flatMap(([number, record]) =>
      leaves.map((leaf) => ({
        result,
        kind: resource.name,
        word: [leafValue(record, leaf)].flat().join('\n'),
        number,
        language: languageOf(leaf.path),
        field: leaf.path,
      })),
    );
  });
}

/** Those of `texts` that hold a banned word, with its places. */
export async function bannedAmong(list: BannedWordList, texts: readonly HeldText[]) {
  const checked = await list.checkWords(texts.map(({ word }) => word));
  return texts.flatMap((text, index) => {
    const { banned = false, places = [] } = checked[index] ?? {};
    return banned ? [{ ...text, banned, places }] : [];
  });
}

/** Fields are named after their language. */
const languageOf = (path: string): Language => (/(?:^|[_.])en(?:$|[_.])/.test(path) ? 'en' : 'ja');
