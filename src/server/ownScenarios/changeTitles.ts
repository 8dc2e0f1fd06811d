import type { Knex } from 'knex';
import { mayRename } from '#domain/scenario/mayRename.ts';
import { TITLE_NAMES, type Titles, titleFaults } from '#domain/scenario/titleFields.ts';
import { composed } from '#domain/text/composed.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { type FieldMessage, RequestError } from '#server/errors/RequestError.ts';
import { registeredAmong } from '#server/publishing/registeredTitles.ts';
import { searchKey } from '#server/scenarios/searchKey.ts';
import type { BannedWordList } from '#server/services/BannedWordList.ts';

interface TitleChange {
  readonly changes: { readonly [Name in keyof Titles]?: string | undefined };
  /** The result of `bannedTitles` from before the transaction, as the list is read outside it. */
  readonly banned: readonly BannedTitle[];
  /** The revision that the write has taken. */
  readonly revision: number;
  /** The present state, for a refusal that is not about a field's value. */
  readonly present: unknown;
}

const TITLES = ['title_ja', 'title_en'] as const;

/**
 * Changes titles and author name of a scenario, within a transaction that has locked it; nothing else may change them. Only differences are
 * checked. Returns whether anything changed.
 * @throws RequestError 409 if they are registered; 422 by field for a banned word, a title that another scenario has registered, and what
 *   is too long
 */
export async function changeTitles(trx: Knex.Transaction, row: Scenario, change: TitleChange): Promise<boolean> {
  const { changes, revision, present } = change;
  const changed = TITLE_NAMES.filter((name) => changes[name] !== undefined && !isAsStored(changes[name], row[name]));
  if (changed.length === 0) return false;
  if (!mayRename(row)) throw new RequestError(409, 'titles_registered', { present });
  const titles = { title_ja: row.title_ja, title_en: row.title_en, author_name: row.author_name, ...defined(changes) };
  const errors: Record<string, FieldMessage[]> = {};
  const tell = (name: string, fault: FieldMessage) => {
    errors[name] = [...(errors[name] ?? []), fault];
  };
  for (const name of changed) for (const fault of titleFaults(name, titles[name])) tell(name, fault);
  const own = TITLES.filter((name) => changed.includes(name));
  const texts = own.map((name) => titles[name]);
  const taken = await registeredAmong(trx, texts, row.id);
  for (const name of own) if (taken.has(titles[name])) tell(name, { key: 'title_registered' });
  for (const [name, fault] of change.banned) if (own.includes(name)) tell(name, fault);
  if (Object.keys(errors).length > 0) throw new RequestError(422, undefined, { errors });
  await Scenario.query(trx)
    .findById(row.id)
    .patch({ ...titles, search_key: searchKey(titles), revision, updated_at: Date.now() });
  return true;
}

/** Whether a title is sent back unchanged. A title from before titles were composed comes back composed (`lineSchema`). */
const isAsStored = (sent: string, stored: string): boolean => sent === stored || sent === composed(stored);

/** @throws RequestError 422 by field if a new scenario cannot have a title, or its title holds a banned word */
export async function refuseNewTitles(
  list: BannedWordList,
  titles: Readonly<Record<(typeof TITLES)[number], string>>,
): Promise<void> {
  const banned = await bannedTitles(list, titles);
  const faults = TITLES.map((name): [string, FieldMessage[]] => [
    name,
    [...titleFaults(name, titles[name]), ...banned.flatMap(([of, fault]) => (of === name ? [fault] : []))],
  ]);
  const errors = Object.fromEntries(faults.filter(([, found]) => found.length > 0));
  if (Object.keys(errors).length > 0) throw new RequestError(422, undefined, { errors });
}

type BannedTitle = readonly [name: (typeof TITLES)[number], fault: FieldMessage];

/** Returns those titles that hold a banned word, with their messages. */
export async function bannedTitles(list: BannedWordList, titles: TitleChange['changes']): Promise<BannedTitle[]> {
  const names = TITLES.filter((name) => titles[name] !== undefined);
  const checked = await list.checkWords(names.map((name) => titles[name] ?? ''));
  return names.flatMap((name, at): BannedTitle[] => {
    const [place] = checked[at]?.places ?? [];
    return place ? [[name, { key: 'banned_word', values: { word: place.word } }]] : [];
  });
}

const defined = (changes: TitleChange['changes']): Partial<Titles> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
