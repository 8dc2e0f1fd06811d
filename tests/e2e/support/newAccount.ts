import type { Language } from '#domain/text/languages.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { RestClient } from '../../support/RestClient.ts';
import { rawRequest } from '../../support/rawRequest.ts';

export interface Account {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Calls the REST interface as this author. */
  readonly rest: RestClient;
}

export const PASSWORD = 'correct horse battery';

let count = 0;
/** A username that no other test of this run has. */
export const newUsername = (): string => `author.${process.pid}.${++count}`;

/** Registers an author with this interface language over REST, and logs in. */
export async function newAccount(url: string, language: Language = 'ja'): Promise<Account> {
  const username = newUsername();
  const account = { username, name: 'Kaede Mori', email: `${username}@example.com`, password: PASSWORD };
  const nobody = new RestClient(url);
  const registered = await rawRequest(url, {
    method: 'POST',
    path: '/api/frontend/register',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, language, agreed: true }),
    // From an address of its own, because the number of registrations per address is limited.
    from: `127.1.${Math.floor(count / 250)}.${(count % 250) + 1}`,
  });
  const { status, body } = await nobody.post('login', { login: username, password: PASSWORD });
  if (registered.status !== 201 || status !== 200) throw new Error(`${registered.status}, ${status}`);
  return { ...account, rest: new RestClient(url, body.access_token) };
}

export const SCENARIO_TITLE = '水底の迷宮';
/** The English title of every scenario that tests make. */
export const ENGLISH_TITLE = 'The Sunken Maze';

/** Creates a scenario of an author; returns its id. */
export async function newScenario({ rest }: Pick<Account, 'rest'>, title_ja = SCENARIO_TITLE): Promise<string> {
  const { status, data, text } = await rest.post<PresentedScenario>('scenarios', {
    title_ja,
    title_en: ENGLISH_TITLE,
  });
  if (status !== 201) throw new Error(text);
  return data.id;
}
