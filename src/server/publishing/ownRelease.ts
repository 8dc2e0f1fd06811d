import type { Knex } from 'knex';
import { withAuthorsOwn } from '#domain/scenario/readersContent.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import type { Account } from '#server/database/models/Account.ts';
import { lastRelease, type Release } from '#server/database/models/Release.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';
import { ownOfTitle } from './registeredTitles.ts';

/**
 * Returns the last release of an account under a title of its own.
 * @param field the field of the call that has the title
 * @throws RequestError 422 on `field` if the account has released nothing under it
 */
export async function ownRelease(database: Knex, account: Account, title: string, field: string): Promise<Release> {
  const source = await ownOfTitle(database, title, account.id);
  const release = source && (await lastRelease(database, source.id));
  if (!release) throw fieldError(field, 'title_unknown');
  return release;
}

/**
 * Returns the content of a release for its author, who loads it back: with the notes of that release, and the tests of the scenario that
 * loads it.
 */
export async function contentForAuthor(
  { documents }: Services,
  { document, notes }: Release,
  own: Pick<ScenarioContent, 'records'>,
): Promise<ScenarioContent> {
  const [released, noted] = await Promise.all([documents.unpack(document), notes && documents.unpack(notes)]);
  return withAuthorsOwn(released, noted ?? undefined, own);
}
