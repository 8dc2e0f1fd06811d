import { beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

/** With their positions at the beginning of a text. */
const DUMBASS = { word: 'dumbass', start: 0, end: 7 };
const KUSOTTARE = { word: 'くそったれ', start: 0, end: 5 };

describeOnAnyEngine('The texts of a scenario', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'words');
    scenario = await newScenario(author);
    const scenario_id = scenario.replace('scenarios/', '');
    // A title from before its word was banned.
    await server().database('scenarios').where({ id: scenario_id }).update({ title_ja: 'くそったれの迷宮' });
    const { records } = trpcClient(author);
    await records.item.save.mutate({
      scenario_id,
      records: [
        { number: 3, changes: { name_ja: 'クソッタレの剣', name_en: 'Sword' } },
        { number: 4, changes: { unconfirmed_name_en: 'DUMBASS?' } },
      ],
    });
    await records.monster.save.mutate({
      scenario_id,
      records: [{ number: 0, changes: { name_ja: 'くそったれ', unconfirmed_name_ja: 'ｸｿｯﾀﾚ' } }],
    });
    await records.labyrinth_message.save.mutate({
      scenario_id,
      records: [{ number: 1, changes: { message_en_boxes: ['Hello', 'you dumbass'] } }],
    });
    await author.put(`${scenario}/labyrinth-settings/0/labyrinth-message-signboards/1`, { ja: 'くそったれの門' });
  });

  const check = async (path: string, body: object = {}) =>
    (await author.post(`${scenario}/${path}`, body)).body as unknown as {
      is_banned_word: boolean;
      data: readonly { word: string; banned: boolean }[];
    };

  test('are judged by kind, each with its number, language and field', async () => {
    expect(await check('items-detail/check-banned-words')).toMatchObject({
      is_banned_word: true,
      data: [
        { word: 'クソッタレの剣', banned: true, number: 3, language: 'ja', field: 'name_ja' },
        { word: 'DUMBASS?', banned: true, number: 4, language: 'en', field: 'unconfirmed_name_en' },
      ],
    });
    expect((await check('monsters/check-banned-words')).data).toMatchObject([{ number: 0, field: 'name_ja' }]);
    expect((await check('unidentified-monsters/check-banned-words')).data).toMatchObject([
      { word: 'ｸｿｯﾀﾚ', field: 'unconfirmed_name_ja' },
    ]);
    expect((await check('labyrinth-messages/check-banned-words')).data).toMatchObject([
      { kind: 'labyrinth_message', word: 'Hello\nyou dumbass', number: 1, language: 'en', field: 'message_en_boxes' },
      { kind: 'signboard', word: 'くそったれの門', number: 1, language: 'ja', field: 'ja' },
    ]);
  });

  test('are not looked at where words are given', async () => {
    expect(await check('monsters/check-banned-words', { words: ['迷宮', 'Dumbass'] })).toMatchObject({
      is_banned_word: true,
      data: [
        { word: '迷宮', banned: false },
        { word: 'Dumbass', banned: true },
      ],
    });
    expect(await check('check-banned-words', { words: ['迷宮'] })).toMatchObject({ is_banned_word: false });
    const refused = await author.post(`${scenario}/check-banned-words`, { words: [5] });
    expect(refused).toMatchObject({ status: 422, body: { errors: { 'words.0': [expect.any(String)] } } });
  });

  test('are judged all together, by area', async () => {
    const { data } = await check('check-banned-words');
    expect(data.map(({ word }) => word)).toEqual([
      'くそったれの迷宮',
      'Hello\nyou dumbass',
      'くそったれの門',
      'クソッタレの剣',
      'DUMBASS?',
      'くそったれ',
      'ｸｿｯﾀﾚ',
    ]);
    const { body } = await author.post(`${scenario}/check-scenario-banned-words`, {});
    expect(body).toEqual({
      banned_words: {
        labyrinth_message: [
          expect.objectContaining({ kind: 'labyrinth_message', number: 1, language: 'en' }),
          expect.objectContaining({ kind: 'signboard', number: 1, language: 'ja' }),
        ],
        unidentified_item: [
          {
            word: 'DUMBASS?',
            kind: 'item',
            number: 4,
            language: 'en',
            field: 'unconfirmed_name_en',
            places: [DUMBASS],
          },
        ],
        item: [
          { word: 'クソッタレの剣', kind: 'item', number: 3, language: 'ja', field: 'name_ja', places: [KUSOTTARE] },
        ],
        unidentified_monster: [expect.objectContaining({ number: 0 })],
        fortified_city_setting: [],
        spell_name: [],
        monster: [expect.objectContaining({ number: 0, field: 'name_ja' })],
        title: [{ word: 'くそったれの迷宮', language: 'ja', field: 'title_ja', places: [KUSOTTARE] }],
        npc: [],
        character: [],
        treasure_trap: [],
        race_occupation: [],
        magic_effect_auto: [],
        others: [],
        is_banned_word: true,
      },
    });
    const clean = await author.post(`${await newScenario(author)}/check-scenario-banned-words`, {});
    expect(clean.body).toMatchObject({ banned_words: { title: [], is_banned_word: false } });
  });
});
