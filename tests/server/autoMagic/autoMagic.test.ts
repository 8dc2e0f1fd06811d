import { beforeAll, beforeEach, expect, test } from 'vitest';
import { numberInSet } from '#domain/catalogs/recordKinds.ts';
import { decodeShiftJis, encodeShiftJis } from '#server/csv/shiftJis.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { download, sendCsv } from '../../support/csvFiles.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

type Row = Record<string, unknown>;
interface Told {
  readonly [part: string]: readonly Row[];
}

describeOnAnyEngine('Automatic magic effects', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'enchanter');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
  });
  const at = (path = '') => `${scenario}/auto-magic-effect-settings${path && `/${path}`}`;
  const sets = async () => (await author.get<{ sets: (Row & Told)[] }>(at('fetch-all'))).data.sets;
  const revision = async () => (await author.get<{ revision: number }>(scenario)).data.revision;
  /** Checks that a call is refused in the caller's language, naming the field, and that nothing is stored. */
  async function expectRefused(path: string, body: object, field: string, message: RegExp): Promise<void> {
    const before = await revision();
    const answer = await author.post(at(path), body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    expect(answer.body.errors).toMatchObject({ [field]: [expect.stringMatching(message)] });
    expect(await revision()).toBe(before);
  }

  test('are ten sets from the start, of which set 0 is off and the others are ready for use', async () => {
    const { data } = await author.get<Row[]>(at());
    expect(data.map(({ number, enabled, revision: written }) => [number, enabled, written])).toEqual(
      Array.from({ length: 10 }, (_, number) => [number, number > 0, 0]),
    );
    expect(data[1]).toMatchObject({ name_en: 'Set 1', chest_probability: 40, item_level_cap: 5 });
    const all = await sets();
    expect(all).toHaveLength(10);
    expect(all[9]).toMatchObject({ chest_type: 9, chest_probability: 40 });
    expect(['rows', 'groups', 'effects', 'levels'].map((part) => all[9]?.[part]?.length)).toEqual([20, 8, 126, 10]);
    expect(all[9]?.effects?.[125]).toMatchObject({ code: 126, min: 126, max: 126, level: 9 });
    expect((await author.post(at('check-all-type-data'))).body).toEqual({ data: { is_ok: true, problems: [] } });
  });

  test('are changed set by set by a POST of the root', async () => {
    const named = { number: 3, name_ja: '墓所', name_en: 'Crypt', chest_probability: 60, item_level_cap: 9 };
    expect(await author.post(at(), named)).toMatchObject({ status: 200, data: named });
    expect(await author.post(at(), { number: 3, enabled: false, revision: 0 })).toMatchObject({ status: 409 });
    expect((await sets())[3]).toMatchObject({ name_en: 'Crypt', enabled: true });
    await expectRefused('', { number: 3, item_level_cap: 10 }, 'item_level_cap', /9/);
  });

  test('have their check boxes listed and changed, and never one of junk, scrolls or potions', async () => {
    const { data } = await author.get<Row[]>(at('check-boxes'));
    expect(data).toHaveLength(10);
    expect(data[1]).toMatchObject({ number: 1, kinds: { 0: false, 1: true, 9: true, 10: false, 12: false } });
    expect(data[1]).not.toHaveProperty('name_ja');
    const posted = await author.post(at('check-boxes'), { number: 2, kinds: { 12: true } });
    expect(posted).toMatchObject({ status: 200, data: { number: 2, kinds: { 1: true, 12: true } } });
    const put = await author.put(at('check-boxes/2'), { weapon_types: { 9: false } });
    expect(put).toMatchObject({ status: 200, data: { kinds: { 12: true }, weapon_types: { 8: true, 9: false } } });
    for (const never of [0, 10, 11]) {
      await expectRefused(
        'check-boxes',
        { number: 2, kinds: { [never]: true } },
        `kinds.${never}`,
        /never|ことはありません/,
      );
    }
  });

  test('have at most 20 rows, of which those that are used are told', async () => {
    const row = { row: 20, item_type: 12, kind: 8, chest_level: 9, probability: 5 };
    const effects = { effects_min: 2, effects_max: 6, groups: { 1: true }, curse: 1 };
    const { status, data } = await author.post<Told>(at('add-magic-to-item'), {
      chest_type: 4,
      rows: [{ ...row, ...effects }],
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({ chest_type: 4, rows: [{ ...row, ...effects, revision: expect.any(Number) }] });
    // The answer can be sent back unchanged.
    expect((await author.post(at('add-magic-to-item'), data)).status).toBe(200);
    const { data: told } = await author.get<Told>(at('get-item-type-setting?chest_type=4'));
    expect(told.rows?.map(({ row: number }) => number)).toEqual([
      ...Array.from({ length: 18 }, (_, one) => one + 1),
      20,
    ]);
    await expectRefused('add-magic-to-item', { chest_type: 4, rows: [{ row: 21 }] }, 'rows.0.row', /20/);
    const many = Array.from({ length: 21 }, () => ({ row: 1 }));
    await expectRefused('add-magic-to-item', { chest_type: 4, rows: many }, 'rows', /20/);
    await expectRefused('add-magic-to-item', { chest_type: 10, rows: [{ row: 1 }] }, 'chest_type', /9/);
  });

  test('refuse what no item can have, naming the field and the reason', async () => {
    const rows = (changes: Row) => ({ chest_type: 1, rows: [{ row: 1, ...changes }] });
    await expectRefused('add-magic-to-item', rows({ effects_max: 7 }), 'rows.0.effects_max', /6/);
    await expectRefused('add-magic-to-item', rows({ effects_min: 0 }), 'rows.0.effects_min', /1/);
    await expectRefused('add-magic-to-item', rows({ effects_min: 4 }), 'rows.0.effects_max', /最小|minimum/);
    await expectRefused('add-magic-to-item', rows({ item_type: 10 }), 'rows.0.item_type', /選択肢|choices/);
    const effects = (changes: Row) => ({ chest_type: 1, effects: [{ code: 5, ...changes }] });
    await expectRefused('magic-effect-setting', effects({ max: 127 }), 'effects.0.max', /範囲外|Out of Range/);
    await expectRefused('magic-effect-setting', effects({ max: 4 }), 'effects.0.max', /最小|minimum/);
    await expectRefused('magic-effect-setting', effects({ code: 127 }), 'effects.0.code', /使えません|Unusable/);
    const levels = { chest_type: 1, levels: [{ level: 3, most_effects: 7 }] };
    await expectRefused('maximum-treasure-chest-setting', levels, 'levels.0.most_effects', /6/);
  });

  test('have at least one effect in each special power, and one alone at 100 %', async () => {
    const members = (...chosen: (readonly [number, number])[]) =>
      Array.from({ length: 8 }, (_, place) => ({
        effect: chosen[place]?.[0] ?? 0,
        probability: chosen[place]?.[1] ?? 0,
      }));
    const groups = (...chosen: Parameters<typeof members>) => ({
      chest_type: 1,
      groups: [{ group: 2, members: members(...chosen) }],
    });
    await expectRefused('special-power', groups(), 'groups.0.members.0.effect', /1つ|At least one/);
    await expectRefused('special-power', groups([34, 60]), 'groups.0.members.0.probability', /100/);
    await expectRefused('special-power', groups([127, 100]), 'groups.0.members.0.effect', /使えません|Unusable/);
    const { status, data } = await author.post<Told>(at('special-power'), groups([34, 100]));
    expect([status, data.groups?.[0]]).toMatchObject([200, { group: 2, members: members([34, 100]) }]);
  });

  test('have names that are held to the banned words, those of powers too', async () => {
    expect(
      await author.post(at('special-power'), { chest_type: 2, groups: [{ group: 1, name_ja: 'くそったれの' }] }),
    ).toMatchObject({ status: 200 });
    const { body } = await author.post(`${scenario}/check-scenario-banned-words`, {});
    expect((body as unknown as { banned_words: object }).banned_words).toMatchObject({
      is_banned_word: true,
      magic_effect_auto: [
        { word: 'くそったれの', kind: 'magic_power_group', number: 17, language: 'ja', field: 'name_ja' },
      ],
    });
  });

  test('are written wholly or not at all, and not over what was changed meanwhile', async () => {
    const body = {
      chest_type: 1,
      levels: [
        { level: 1, most_effects: 2 },
        { level: 2, most_effects: 9 },
      ],
    };
    await expectRefused('maximum-treasure-chest-setting', body, 'levels.1.most_effects', /6/);
    expect((await sets())[1]?.levels?.[1]).toMatchObject({ most_effects: 1 });
    const write = (changes: Row) =>
      author.post(at('maximum-treasure-chest-setting'), { chest_type: 1, levels: [{ level: 1, ...changes }] });
    expect((await write({ most_effects: 2, revision: 0 })).status).toBe(200);
    expect(await write({ most_effects: 3, revision: 0 })).toMatchObject({ status: 409, data: [{ most_effects: 2 }] });
  });

  test('are checked before they are stored, by the same rules, and nothing is', async () => {
    const before = await revision();
    const check = async (path: string, body: object) =>
      (
        await author.post<{ is_ok: boolean; problems: { path: string; severity: string; fault: string }[] }>(
          at(path),
          body,
        )
      ).data;
    const rows = await check('check-add-magic-to-item', {
      chest_type: 1,
      rows: [
        { row: 1, effects_min: 4 },
        { row: 19, item_type: 13, kind: 1 },
      ],
    });
    expect(rows).toMatchObject({
      is_ok: false,
      problems: [
        { path: 'rows.1.effects_max', severity: 'error' },
        { path: 'rows.19.item_type', severity: 'warning' },
      ],
    });
    expect(await check('check-type-data', { chest_type: 1, kinds: { 11: true } })).toMatchObject({
      is_ok: false,
      problems: [{ path: 'kinds.11', severity: 'error' }],
    });
    expect(await check('check-type-data', { chest_type: 1, kinds: { 9: false } })).toMatchObject({
      is_ok: true,
      problems: [16, 17, 18].map((row) => ({ path: `rows.${row}.item_type`, severity: 'warning' })),
    });
    expect(
      await check('check-magic-effect-setting', { chest_type: 1, effects: [{ code: 2, max: 200 }] }),
    ).toMatchObject({
      is_ok: false,
      problems: [{ path: 'effects.2.max', fault: expect.stringMatching(/範囲外|Out of Range/) }],
    });
    await expectRefused(
      'check-magic-effect-setting',
      { chest_type: 1, effects: [{ code: 127 }] },
      'effects.0.code',
      /使えません|Unusable/,
    );
    const levels = { chest_type: 1, levels: [{ level: 9, most_effects: 1 }] };
    expect(await check('check-max-treasure-chest-setting', levels)).toMatchObject({
      is_ok: true,
      problems: [{ path: 'levels.9.most_effects', severity: 'warning' }],
    });
    expect(await check('check-level-ok', { chest_type: 1, item_level_cap: 0 })).toMatchObject({
      is_ok: true,
      problems: [{ path: 'item_level_cap', severity: 'warning' }],
    });
    expect(await revision()).toBe(before);
    await author.post(at(), { number: 5, item_level_cap: 0 });
    const { problems } = await check('check-all-type-data', {});
    expect(problems[0]).toMatchObject({ path: '5.item_level_cap', severity: 'warning' });
  });

  test('stand in the check list where their records say nothing sensible together', async () => {
    await author.post(at('add-magic-to-item'), { chest_type: 2, rows: [{ row: 20, item_type: 13, kind: 1 }] });
    const scenario_id = scenario.replace('scenarios/', '');
    const { data } = await trpcClient(author).checks.list.query({ scenario_id });
    // The requirements of a release are reported in addition.
    expect(data.filter(({ rule }) => rule !== 'publishing')).toMatchObject([
      { kind: 'magic_row', count: 1, problems: [{ number: numberInSet('magic_row', 2, 20), path: 'item_type' }] },
    ]);
  });

  test('go back to what they were at first: the effects of one set, or everything, behind a backup', async () => {
    await author.post(at('magic-effect-setting'), { chest_type: 1, effects: [{ code: 1, level: 9 }] });
    await author.post(at('magic-effect-setting'), { chest_type: 2, effects: [{ code: 1, level: 9 }] });
    await author.post(at(), { number: 1, chest_probability: 90 });
    expect((await author.post(at('sample-magic-effect-setting'), { chest_type: 1 })).data).toEqual({ changed: 1 });
    const levels = async () => (await sets()).slice(1, 3).map(({ effects }) => effects?.[0]?.level);
    expect(await levels()).toEqual([2, 9]);
    expect((await sets())[1]).toMatchObject({ chest_probability: 90 });
    expect((await author.post(at('set-default-all'))).data).toEqual({ changed: 2 });
    expect(await levels()).toEqual([2, 2]);
    expect((await sets())[1]).toMatchObject({ chest_probability: 40 });
    const before = await revision();
    expect((await author.post(at('set-default-all'))).data).toEqual({ changed: 0 });
    expect(await revision()).toBe(before);
    const { data: backups } = await author.get<Row[]>(`${scenario}/backup`);
    expect(backups.filter(({ automatic }) => automatic)).toHaveLength(2);
  });

  test('go out as a file of sections and come back from it', async () => {
    await author.post(at(), { number: 1, name_ja: '墓所, "深い"', name_en: 'Crypt' });
    await author.post(at('add-magic-to-item'), { chest_type: 1, rows: [{ row: 3, curse: 7, groups: { 5: true } }] });
    await author.post(at('magic-effect-setting'), { chest_type: 9, effects: [{ code: 126, weight: 77 }] });
    const written = await sets();
    const { bytes } = await download(author, at('export-magic-effect-auto'));
    await author.post(at('set-default-all'));
    const plan = await sendCsv(author, at('import-magic-effect-auto'), bytes, { dry_run: 'true' });
    expect(plan).toMatchObject({
      status: 200,
      data: { added: 0, changed: 3, refused: [] },
      body: { copy_imported: false },
    });
    expect((await sets())[1]).toMatchObject({ name_en: 'Set 1' });
    const effects = await sendCsv(author, at('import-magic-effect-setting'), bytes);
    expect(effects).toMatchObject({ data: { changed: 1, unchanged: 1259 } });
    const all = await sendCsv(author, at('import-magic-effect-auto'), bytes);
    expect(all).toMatchObject({ data: { changed: 2 }, body: { copy_imported: true } });
    const plain = (told: readonly (Row & Told)[]) =>
      JSON.stringify(told, (key, value) => (key === 'revision' ? undefined : value));
    expect(plain(await sets())).toBe(plain(written));
  });

  test('take what is right of a file and tell the rest with row, column and reason', async () => {
    const { bytes } = await download(author, at('export-magic-effect-auto'));
    const decoded = decodeShiftJis(bytes);
    const lines = ('text' in decoded ? decoded.text : '').trimEnd().split('\r\n');
    const place = lines.findIndex((line) => /^[^,]+,1,5,1,5,5,/.test(line));
    const cells = lines[place]?.split(',') ?? [];
    const broken = [
      ...[lines[place - 5] ?? '', [...cells.slice(0, 5), '200', ...cells.slice(6)].join(',')],
      ...[[cells[0], '10', ...cells.slice(2)].join(','), [cells[0], '1', '127', ...cells.slice(3)].join(',')],
      ...['何か,1,2', [...cells.slice(0, 6), '9', ...cells.slice(7)].join(',').replace(/^([^,]+),1,5/, '$1,1,6')],
    ];
    const file = encodeShiftJis(`${broken.join('\r\n')}\r\n`).bytes;
    const { status, data } = await sendCsv(author, at('import-magic-effect-auto'), file);
    expect(status).toBe(200);
    expect(data).toMatchObject({ changed: 1, unchanged: 1, refused_rows: 4 });
    const told = data.refused.map(({ row, column, value }) => [row, column, value]);
    expect(told.sort(([one], [other]) => Number(one) - Number(other))).toEqual([
      [2, 'Random to', '200'],
      [3, 'Set', '10'],
      [4, 'Number', '127'],
      [5, 'Section', '何か'],
    ]);
    expect(data.refused.every(({ reason }) => reason.length > 0)).toBe(true);
    expect((await sets())[1]?.effects?.[5]).toMatchObject({ level: 9 });
    const before = await revision();
    const foreign = encodeShiftJis('番号,名前\r\n1,剣\r\n').bytes;
    expect(await sendCsv(author, at('import-magic-effect-auto'), foreign)).toMatchObject({ status: 422 });
    expect(await sendCsv(author, at('import-magic-effect-auto'), Buffer.from('﻿a', 'utf8'))).toMatchObject({
      status: 422,
    });
    expect(await revision()).toBe(before);
  });
});
