import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { BANNED_WORDS } from '../../../seeds/bannedWords.ts';
import { newAuthor } from '../../support/author.ts';
import { describeOnAnyEngine, type Storage } from '../../support/engines.ts';
import { runAdminHere } from '../../support/runAdmin.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnAnyEngine('An author who types', (engine) => {
  let time = 0;
  const server = useServer(engine, { now: () => time });
  let author: ReturnType<typeof trpcClient>;
  beforeAll(async () => {
    author = trpcClient(await newAuthor(server().url, 'typist'));
  });
  const check = (...words: string[]) => author.bannedWords.check.mutate({ words });

  test('is told which of the texts hold banned words, and where', async () => {
    expect(await check('深い迷宮', '「クソッタレ」とdumbass', '')).toEqual({
      is_banned_word: true,
      data: [
        { word: '深い迷宮', banned: false, places: [] },
        {
          word: '「クソッタレ」とdumbass',
          banned: true,
          places: [
            { word: 'くそったれ', start: 1, end: 6 },
            { word: 'dumbass', start: 8, end: 15 },
          ],
        },
        { word: '', banned: false, places: [] },
      ],
    });
    expect(await check()).toEqual({ is_banned_word: false, data: [] });
  });

  test('is told of a word within seconds after it was put on the list, or taken off', async () => {
    const word = { word_key: 'ふしぎ', word: 'フシギ', created_at: 1 };
    expect(await check('不思議なふしぎ')).toMatchObject({ is_banned_word: false });
    await server().database('banned_words').insert(word);
    time += 2000;
    expect(await check('不思議なふしぎ')).toMatchObject({ data: [{ places: [{ word: 'フシギ', start: 4, end: 7 }] }] });
    await server().database('banned_words').where('word_key', 'ふしぎ').delete();
    time += 2000;
    expect(await check('不思議なふしぎ')).toMatchObject({ is_banned_word: false });
  });

  test('has what is no list of texts, or too much of it, refused beside the field', async () => {
    const rest = await newAuthor(server().url, 'flooder');
    const told = async (input: unknown) => {
      const { status, body } = await rest.in('ja').post('/trpc/bannedWords.check', input);
      const { error } = body as unknown as { error: { json: { data: { errors: Record<string, string[]> } } } };
      return [status, error.json.data.errors];
    };
    expect(await told({ words: Array(201).fill('x') })).toEqual([422, { words: ['200件以下にしてください。'] }]);
    expect(await told({ words: ['x', 'y'.repeat(10_001)] })).toEqual([
      422,
      { 'words.1': ['10000文字以下にしてください。'] },
    ]);
    expect(await told({ words: [5] })).toEqual([422, { 'words.0': ['文字列にしてください。'] }]);
    expect(await told({})).toEqual([422, { words: ['入力してください。'] }]);
    expect((await server().rest.post('/trpc/bannedWords.check', { words: [] })).status).toBe(401);
  });
});

describeOnAnyEngine('Beside a running server, whoever runs the installation', (engine) => {
  let storage: Storage;
  const server = useServer({ makeMigrated: async () => (storage = await engine.makeMigrated()) });
  let author: ReturnType<typeof trpcClient>;
  beforeAll(async () => {
    author = trpcClient(await newAuthor(server().url, 'hanako'));
  });
  const admin = (...call: string[]) => runAdminHere(storage.env, 'banned-words', ...call);
  const list = async () => (await admin('list')).said.split('\n');
  const bans = async (text: string) => (await author.bannedWords.check.mutate({ words: [text] })).is_banned_word;
  let before: string[];
  beforeEach(async () => {
    before = await list();
  });

  test('finds a few words on the list at first', () => {
    expect(before.toSorted()).toEqual(BANNED_WORDS.toSorted());
  });

  test('bans a word, and allows it again, however it is written; the server follows', async () => {
    expect(await bans('ドロボウだ')).toBe(false);
    expect(await admin('add', ' ドロボウ ')).toEqual({ code: 0, said: '"ドロボウ" is banned now.', refused: '' });
    expect(await admin('add', 'どろぼう')).toMatchObject({ code: 0, said: '"どろぼう" was banned already.' });
    expect(await list()).toContain('ドロボウ');
    await expect.poll(() => bans('どろぼうだ'), { timeout: 5000 }).toBe(true);
    expect(await admin('remove', 'ﾄﾞﾛﾎﾞｳ')).toMatchObject({ code: 0, said: '"ﾄﾞﾛﾎﾞｳ" is allowed again.' });
    await expect.poll(() => bans('どろぼうだ'), { timeout: 5000 }).toBe(false);
    expect(await list()).toEqual(before);
    expect(await admin('remove', 'どろぼう')).toMatchObject({
      code: 1,
      refused: '"どろぼう" is not on the list of banned words.',
    });
  });

  test('bans the words of a file, wholly or not at all', async () => {
    const file = join(storage.env.DATA_DIR, 'words.txt');
    await writeFile(file, '\ufeff# 禁止語\r\n盗人猛々しい\n\n  scoundrel  \nＳｃｏｕｎｄｒｅｌ\nくそったれ\n');
    expect(await admin('import', file)).toMatchObject({
      code: 0,
      said: '2 words are banned now that were not before.',
    });
    expect((await list()).filter((word) => !before.includes(word)).toSorted()).toEqual(['scoundrel', '盗人猛々しい']);

    const now = await list();
    const refused = async (content: string | Buffer) => {
      await writeFile(file, content);
      const { code, refused: reason } = await admin('import', file);
      expect(code).toBe(1);
      expect(await list()).toEqual(now);
      return reason;
    };
    expect(await refused(`good\n${'長'.repeat(51)}\n`)).toMatch(
      /can be no banned word: it has more than 50 characters/,
    );
    expect(await refused('good\na\tb\n')).toMatch(/it holds a control character/);
    expect(await refused(Buffer.from([0x8c, 0xa0]))).toMatch(/is no text in UTF-8/);
    expect(await refused(Array.from({ length: 5000 }, (_, at) => `言葉${at}`).join('\n'))).toMatch(
      /at most 5000 words/,
    );
    expect(await admin('import', `${file}.none`)).toMatchObject({
      code: 1,
      refused: `There is no file "${file}.none".`,
    });
  });

  test('is told how to call', async () => {
    for (const call of [[], ['ban', 'x'], ['add'], ['add', 'a', 'b'], ['list', 'x'], ['add', '']]) {
      const { code, refused } = await admin(...call);
      expect(code, call.join(' ')).toBe(2);
      expect(refused).toMatch(/\n {2}banned-words list +\S.*\n {2}banned-words add WORD +\S/);
    }
  });
});
