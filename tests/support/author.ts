import { expect } from 'vitest';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { RestClient } from './RestClient.ts';

export const PASSWORD = 'correct horse battery';

/** Returns the registration form for `username`. */
export const registration = (username: string) => ({
  username,
  name: `Author ${username}`,
  email: `${username}@example.com`,
  password: PASSWORD,
  language: 'ja',
  agreed: true,
});

/** Registers `username` at the server at `url` and logs in. */
export async function newAuthor(url: string, username: string): Promise<RestClient> {
  const nobody = new RestClient(url);
  const registered = await nobody.post('register', registration(username));
  expect(registered).toMatchObject({ status: 201, data: { username, is_verified: true } });
  return logIn(url, username);
}

/** Opens a new session of a registered author. */
export async function logIn(url: string, login: string): Promise<RestClient> {
  const answer = await new RestClient(url).post('login', { login, password: PASSWORD });
  expect(answer.status).toBe(200);
  return new RestClient(url, answer.body.access_token);
}

/** Creates a scenario of `author`; returns its path below /api/frontend/. */
export async function newScenario(author: RestClient, title_ja = 'はじまりの迷宮'): Promise<string> {
  const { status, data } = await author.post<PresentedScenario>('scenarios', { title_ja });
  expect(status).toBe(201);
  return `scenarios/${data.id}`;
}
