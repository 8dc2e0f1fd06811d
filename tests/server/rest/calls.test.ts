import { describe, expect, test } from 'vitest';
import { REST_PATHS } from '#server/rest/paths.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { CALLS, type Call, shapeOf } from '../../support/calls.ts';
import { sqlite } from '../../support/engines.ts';
import { platformToken, TEST_PUBLIC_URL } from '../../support/platform.ts';
import { archived, releaseKnown } from '../../support/publish.ts';
import { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

/** The calls promised so far, by name. A line that is added here is never removed again. */
const PROMISED = `
  GET check-app-version
  POST register
  PATCH register
  DELETE register
  POST login
  POST logout
  GET me
  PATCH me
  DELETE me
  GET notifications
  GET decrypt-token/{}
  POST file
  GET scenarios
  POST scenarios
  GET scenarios/{}
  PATCH scenarios/{}
  DELETE scenarios/{}
  POST scenarios/{}/backup
  GET scenarios/{}/backup
  POST scenarios/{}/restore
  GET scenarios/{}/floor-maps/{}
  PUT scenarios/{}/floor-maps/{}
  PUT scenarios/{}/floor-maps/{}/maps
  PUT scenarios/{}/floor-maps/{}/labyrinth-setting
  POST scenarios/{}/floor-maps/{}/reset-map-options
  POST scenarios/{}/floor-maps/{}/upload-thumbnail
  GET scenarios/{}/fetch-filtered-floor-maps
  GET scenarios/{}/floor-maps/maps/fetch-thumbnails
  GET scenarios/{}/floor-maps/maps/export-map-data
  POST scenarios/{}/floor-maps/maps/import-map-data
  PUT scenarios/{}/floor-maps/copy/{}/to/{}
  GET scenarios/{}/labyrinth-settings
  GET scenarios/{}/labyrinth-settings/{}
  PUT scenarios/{}/labyrinth-settings/{}
  PUT scenarios/{}/labyrinth-settings/{}/embed-labyrinth-message
  POST scenarios/{}/labyrinth-settings/{}/validate-map-hierarchy
  GET scenarios/{}/labyrinth-flags
  POST scenarios/{}/labyrinth-flags
  PATCH scenarios/{}/labyrinth-flags/{}
  GET scenarios/{}/labyrinth-messages
  PUT scenarios/{}/labyrinth-messages/{}
  DELETE scenarios/{}/labyrinth-messages/{}
  GET scenarios/{}/fetch-labyrinth-messages
  GET scenarios/{}/labyrinth-setting-signboards
  PUT scenarios/{}/labyrinth-settings/{}/labyrinth-message-signboards/{}
  GET scenarios/{}/items-detail
  POST scenarios/{}/items-detail
  GET scenarios/{}/items-detail/{}
  PUT scenarios/{}/items-detail/{}
  DELETE scenarios/{}/items-detail/{}
  GET scenarios/{}/fetch-item-lists
  GET scenarios/{}/fetch-all-item-lists
  GET scenarios/{}/unidentified-items
  POST scenarios/{}/unidentified-items
  PUT scenarios/{}/unidentified-items/{}
  POST scenarios/{}/unidentified-items/import-sample
  GET scenarios/{}/unidentified-items-by-number/{}
  PUT scenarios/{}/items-copy/update
  GET scenarios/{}/monsters
  POST scenarios/{}/monsters
  GET scenarios/{}/monsters/{}
  PUT scenarios/{}/monsters/{}
  DELETE scenarios/{}/monsters/{}
  GET scenarios/{}/fetch-monster-dropdown-list
  GET scenarios/{}/monster-data-reference
  GET scenarios/{}/fetch-monster-lists
  GET scenarios/{}/unidentified-monsters
  POST scenarios/{}/unidentified-monsters
  POST scenarios/{}/unidentified-monsters/import-sample
  GET scenarios/{}/unidentified-mons-detail
  POST scenarios/{}/update-monster-copies
  GET scenarios/{}/monster-graphic-settings
  POST scenarios/{}/monster-graphic-settings
  GET scenarios/{}/monster-graphic-settings/{}
  PUT scenarios/{}/monster-graphic-settings/{}
  PUT scenarios/{}/monster-graphic-settings/categories/{}
  POST scenarios/{}/monster-graphic-settings/category-monster
  POST scenarios/{}/monster-graphic-settings/load-default-setting
  GET scenarios/{}/encounter-settings
  POST scenarios/{}/encounter-settings
  PUT scenarios/{}/encounter-settings/{}
  GET scenarios/{}/encounter-settings/checkSheet
  GET scenarios/{}/encounter-settings/fetch-unselected-monsters
  POST scenarios/{}/check-banned-words
  POST scenarios/{}/check-scenario-banned-words
  POST scenarios/{}/labyrinth-messages/check-banned-words
  POST scenarios/{}/items-detail/check-banned-words
  GET scenarios/{}/items-detail/export
  POST scenarios/{}/edit/import
  GET scenarios/{}/edit/export
  POST scenarios/{}/items-detail/import
  GET scenarios/{}/unidentified-items/export
  POST scenarios/{}/unidentified-items/import
  POST scenarios/{}/monsters/check-banned-words
  GET scenarios/{}/monster-data-exports
  GET scenarios/{}/monster-name-exports
  POST scenarios/{}/monster-data-imports
  POST scenarios/{}/monster-name-imports
  GET scenarios/{}/unidentified-monsters/export
  POST scenarios/{}/unidentified-monsters/import
  POST scenarios/{}/unidentified-monsters/check-banned-words
  POST scenarios/{}/encounter-settings/import
  GET scenarios/{}/encounter-settings/export
  GET scenarios/{}/each-spell-setting
  POST scenarios/{}/each-spell-setting
  GET scenarios/{}/each-spell-setting/spell-resistance
  GET scenarios/{}/each-spell-setting/various-effects
  GET scenarios/{}/each-spell-setting/battle-spell
  GET scenarios/{}/each-spell-setting/continued-spell
  GET scenarios/{}/each-spell-setting/state-change
  GET scenarios/{}/each-spell-setting/position-coordinate-spell
  GET scenarios/{}/each-spell-setting/search-spell
  GET scenarios/{}/each-spell-setting/recovery-system
  GET scenarios/{}/each-spell-setting/wish-spell
  GET scenarios/{}/each-spell-setting/spell-name
  PUT scenarios/{}/spell-name/update
  POST scenarios/{}/spell-name/sample
  POST scenarios/{}/spell-name/check-banned-words
  POST scenarios/{}/spell-name/import
  GET scenarios/{}/spell-list
  POST scenarios/{}/spell-list
  POST scenarios/{}/spell-list/import
  GET scenarios/{}/treasure-boxes
  POST scenarios/{}/treasure-boxes
  PUT scenarios/{}/treasure-boxes/{}
  GET scenarios/{}/treasure-boxes/export
  POST scenarios/{}/treasure-boxes/import
  GET scenarios/{}/treasure-traps
  PUT scenarios/{}/treasure-traps/{}
  GET scenarios/{}/treasure-special-items
  POST scenarios/{}/treasure-special-items
  PUT scenarios/{}/treasure-special-items/{}
  GET scenarios/{}/additional-images
  POST scenarios/{}/additional-images
  PUT scenarios/{}/additional-images/{}
  GET scenarios/{}/all-additional-images
  POST scenarios/{}/file
  GET scenarios/{}/npcs
  POST scenarios/{}/npcs
  PUT scenarios/{}/npcs/{}
  GET scenarios/{}/characters
  POST scenarios/{}/characters
  GET scenarios/{}/characters/export
  POST scenarios/{}/characters/import
  GET scenarios/{}/auto-magic-effect-settings
  POST scenarios/{}/auto-magic-effect-settings
  GET scenarios/{}/auto-magic-effect-settings/get-item-type-setting
  GET scenarios/{}/auto-magic-effect-settings/check-boxes
  POST scenarios/{}/auto-magic-effect-settings/check-boxes
  PUT scenarios/{}/auto-magic-effect-settings/check-boxes/{}
  POST scenarios/{}/auto-magic-effect-settings/add-magic-to-item
  POST scenarios/{}/auto-magic-effect-settings/check-max-treasure-chest-setting
  POST scenarios/{}/auto-magic-effect-settings/check-add-magic-to-item
  POST scenarios/{}/auto-magic-effect-settings/check-all-type-data
  POST scenarios/{}/auto-magic-effect-settings/special-power
  POST scenarios/{}/auto-magic-effect-settings/check-level-ok
  POST scenarios/{}/auto-magic-effect-settings/magic-effect-setting
  POST scenarios/{}/auto-magic-effect-settings/check-magic-effect-setting
  POST scenarios/{}/auto-magic-effect-settings/sample-magic-effect-setting
  POST scenarios/{}/auto-magic-effect-settings/check-type-data
  POST scenarios/{}/auto-magic-effect-settings/set-default-all
  GET scenarios/{}/auto-magic-effect-settings/export-magic-effect-auto
  POST scenarios/{}/auto-magic-effect-settings/import-magic-effect-auto
  POST scenarios/{}/auto-magic-effect-settings/import-magic-effect-setting
  GET scenarios/{}/auto-magic-effect-settings/fetch-all
  POST scenarios/{}/auto-magic-effect-settings/maximum-treasure-chest-setting
  PATCH scenarios/{}/change-status
  POST scenarios/{}/load-scenario
  POST scenarios/{}/sc-code
  POST scenarios/{}/release-scenario
  POST scenarios/{}/check-release-scenario-status
  POST scenarios/{}/update-file
  GET scenarios/{}/release-readiness
  GET scenarios/{}/release-changes
  GET scenarios/{}/privacy-policy
  POST scenarios/{}/privacy-policy
  GET works
  GET works/{}
  GET works/{}/file
  GET scenarios/{}/title-author-names
  POST scenarios/{}/title-author-names
  PATCH scenarios/{}/title-author-names/{}
  GET scenarios/{}/title-author-names/search-title
  POST scenarios/{}/title-author-names/check-banned-words
  POST scenarios/{}/search-title
  GET scenarios/{}/author-comments
  POST scenarios/{}/author-comments
  PATCH scenarios/{}/author-comments/{}
  GET scenarios/{}/search-items
  POST scenarios/{}/search-items
  PATCH scenarios/{}/search-items/{}
  GET sample-scenarios
  POST sample-scenarios
  GET sample-scenarios/{}
  PATCH sample-scenarios/{}
  DELETE sample-scenarios/{}
  POST sample-scenarios/{}/sync
  GET archived-scenarios
  POST archived-scenarios/{}/restore
  GET scenarios/{}/project-file
  POST project-files
  GET scenarios/{}/backup/{}/project-file
  PATCH scenarios/{}/backup/{}
  DELETE scenarios/{}/backup/{}
`
  .trim()
  .split(/\s*\n\s*/);

const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${shapeOf(path)}`;

/** A number for each kind of parameter. */
const VALUES: Record<string, string> = {
  floor: '01',
  floor_number: '01',
  from: '01',
  to: '02',
  token: 'x',
  code: '100000000000009',
};

describe('The calls of the REST API', () => {
  const server = useServer(sqlite);

  test('are 219, each named once', () => {
    const named = CALLS.filter(({ isOurs }) => !isOurs);
    expect(named).toHaveLength(219);
    expect(new Set(CALLS.map(nameOf)).size).toBe(CALLS.length);
    for (const { method, auth } of CALLS) {
      expect(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).toContain(method);
      expect(['none', 'user', 'own']).toContain(auth);
    }
  });

  test('include every path of the REST interface', () => {
    const known = new Set(CALLS.map(nameOf));
    expect(REST_PATHS.map(nameOf).filter((name) => !known.has(name))).toEqual([]);
  });

  test('answer their owner, as far as they are there; those that are promised do', async () => {
    const owner = await newAuthor(server().url, 'caller');
    await releaseKnown(owner, await newScenario(owner, '公開'), server().database);
    const answered: string[] = [];
    for (const call of CALLS) {
      // Each call gets a scenario of its own, as one of them deletes it; logging out must not end the session of the others.
      const scenario = await newScenario(owner);
      const path = call.path
        .replace(/^scenarios\/\{sid\}/, scenario)
        .replace(/((?:sample|archived)-scenarios|backup)\/\{id\}/, `$1/${await partId(owner, scenario, call)}`)
        .replace(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? '1');
      const who = call.path === 'logout' ? await anotherSession() : owner;
      const { status } = await who.call(call.method, path, { ...(call.method !== 'GET' && { body: {} }) });
      if (status !== 404 && status !== 405) answered.push(nameOf(call));
      await owner.delete(scenario);
    }
    console.log(`${answered.length} of ${CALLS.length} calls answer; ${PROMISED.length} are promised.`);
    expect(PROMISED.filter((name) => !answered.includes(name))).toEqual([]);
    expect(answered.length).toBeGreaterThanOrEqual(REST_PATHS.length);
  });

  test('ask for a token where the list says so, and else do not', async () => {
    const { rest } = server();
    for (const call of CALLS.filter((one) => PROMISED.includes(nameOf(one)))) {
      // The token of a hand-over is not a session, and without a good one its call is refused to everybody.
      const token = await platformToken(TEST_PUBLIC_URL, 'player');
      const path = call.path.replace('{token}', token).replace(/\{\w+\}/g, '01');
      const { status } = await rest.call(call.method, path, { ...(call.method !== 'GET' && { body: {} }) });
      if (call.auth === 'none') expect(status, nameOf(call)).not.toBe(401);
      else expect(status, nameOf(call)).toBe(401);
    }
  });

  /** Makes a part of the scenario for a call that names one by its id. */
  async function partId(author: RestClient, scenario: string, { path }: Call): Promise<string> {
    if (path.startsWith('sample-scenarios/{id}')) {
      const [, scenario_id] = scenario.split('/');
      return (await author.post<{ id: string }>('sample-scenarios', { scenario_id })).data.id;
    }
    if (path.startsWith('archived-scenarios/{id}')) return archived(author, server().database);
    if (path.includes('backup/{id}')) return (await author.post<{ id: string }>(`${scenario}/backup`, {})).data.id;
    return '';
  }

  async function anotherSession() {
    const { body } = await server().rest.post('login', { login: 'caller', password: 'correct horse battery' });
    return new RestClient(server().url, body.access_token);
  }
});
