import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PRIEST } from '#domain/catalogs/adventurers.ts';
import { learningRow } from '#domain/catalogs/ruleRows.ts';
import { SPELL_CATEGORIES, SPELL_CATEGORY_NAMES, spellCategoryOf } from '#domain/catalogs/spellCategories.ts';
import { blankOf, type Table } from '#domain/resource/defineResource.ts';
import { csvHeader } from '#domain/resource/importPlan.ts';
import { spell } from '#domain/resources/spell.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { csvBytes, sendCsv } from '../../support/csvFiles.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

type Row = Record<string, unknown> & { number: number };

describeOnAnyEngine('The spells of a scenario', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'wizard');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
  });
  const at = (path: string) => `${scenario}/${path}`;
  const list = async (path: string) => (await author.get<Row[]>(at(`${path}?per_page=100`))).data;
  const one = async (number: number) => (await list('each-spell-setting'))[number - 1] as Row;
  /** Sends something that is refused, and checks that nothing of it is stored. */
  async function refuses(send: () => Promise<{ status: number }>, expected: object) {
    const before = await dumpDatabase(server().database);
    expect(await send()).toMatchObject(expected);
    expect(await dumpDatabase(server().database)).toEqual(before);
  }

  test('are all there from the start', async () => {
    const { body } = await author.get<Row[]>(at('each-spell-setting?per_page=100'));
    expect(body).toMatchObject({ meta: { total: 79 } });
    const spells = body.data as Row[];
    expect(spells.map(({ number }) => number)).toEqual(Array.from({ length: 79 }, (_, index) => index + 1));
    expect(spells[17]).toMatchObject({ id: 18, revision: 0, ...blankOf(spell, 18) });
  });

  test('are used by the items that cast them, whatever else these do', async () => {
    const [HEALS_WELL, HEALS_MUCH, STRENGTH] = [89, 90, 1];
    for (const [number, magic_effects] of [
      [3, [STRENGTH, HEALS_WELL, 0, 0, 0, HEALS_MUCH]],
      [4, [STRENGTH, 0, 0, 0, 0, 0]],
    ] as const) {
      expect(await author.put(at(`items-detail/${number}`), { name_ja: '杖', magic_effects })).toMatchObject({
        status: 200,
      });
    }
    const { data } = await trpcClient(author).records.spell.uses.query({
      scenario_id: scenario.replace('scenarios/', ''),
      numbers: '72-74',
    });
    expect(data.map(({ kind, number, path, used }) => [kind, number, path, used])).toEqual([
      ['item', 3, 'magic_effects.1', 73],
      ['item', 3, 'magic_effects.5', 73],
      // A new priest knows it.
      ['remember_and_summon_spell', learningRow(PRIEST), 'known_spells.0', 72],
    ]);
  });

  test('are written by their number, which has to be named', async () => {
    const written = await author.post(at('each-spell-setting'), {
      number: 18,
      attack: { damage: { count: 3 } },
      level: 2,
    });
    expect(written).toMatchObject({ status: 200, data: { number: 18, level: 2, name_ja: '火の粉' } });
    expect(written.data).toMatchObject({ attack: { damage: { count: 3, sides: 8, plus: 0 } } });
    const stale = { number: 18, revision: 0, level: 5 };
    expect(await author.post(at('each-spell-setting'), stale)).toMatchObject({ status: 409, data: { level: 2 } });
    for (const [body, field] of [
      [{ level: 3 }, 'number'],
      [{ number: 80 }, 'number'],
      [{ number: 18, level: 13 }, 'level'],
      [{ number: 18, attack: { damage: { sides: 201 } } }, 'attack.damage.sides'],
      [{ number: 61, continued: { steps: 100_000 } }, 'continued.steps'],
      [{ number: 36, ac: { amount: 100 } }, 'ac.amount'],
      [{ number: 44, search: { success: 96 } }, 'search.success'],
      [{ number: 71, wish: { wishes: { 1: false, 2: false, 3: false, 4: false, 5: false, 6: false } } }, 'wish.wishes'],
      [{ number: 1, name_en: 'x'.repeat(21) }, 'name_en'],
    ] as const) {
      await refuses(() => author.post(at('each-spell-setting'), body), {
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    }
  });

  test.each(SPELL_CATEGORY_NAMES.filter((name) => spellCategoryOf(name).call))(
    'are told of the category %s with what they all have and its own parameters alone',
    async (name) => {
      const { first, last } = SPELL_CATEGORIES[name];
      const spells = await list(`each-spell-setting/${spellCategoryOf(name).call}`);
      expect(spells.map(({ number }) => number)).toEqual(
        Array.from({ length: last - first + 1 }, (_, index) => first + index),
      );
      for (const { number, ...told } of spells) {
        const blank = blankOf(spell, number);
        expect(told).toMatchObject({ name_ja: blank.name_ja, level: blank.level, [name]: blank[name] });
        expect(SPELL_CATEGORY_NAMES.filter((other) => Object.hasOwn(told, other))).toEqual([name]);
      }
    },
  );

  test('are found among those of a category by their names, and stand there as they were written', async () => {
    await author.post(at('each-spell-setting'), { number: 6, name_en: 'Slumber', state_change: { strength: 70 } });
    const { data } = await author.get<Row[]>(at('each-spell-setting/state-change?search=slumber'));
    expect(data).toMatchObject([{ number: 6, name_en: 'Slumber', state_change: { strength: 70, state: 1 } }]);
    expect((await author.get<Row[]>(at('each-spell-setting/wish-spell?search=slumber'))).data).toEqual([]);
  });

  test('are renamed, many at once or one', async () => {
    const spells = [
      { number: 1, name_ja: '道標', name_en: 'Way' },
      { number: 79, name_en: 'Recall' },
    ];
    const { status, data } = await author.put<Row[]>(at('spell-name/update'), { spells });
    expect(status).toBe(200);
    expect(data).toMatchObject([spells[0], { ...spells[1], name_ja: '呼び戻し' }]);
    expect(data[0]).not.toHaveProperty('level');
    const one = await author.put(at('spell-name/update'), { number: 2, name_ja: '図面' });
    expect(one).toMatchObject({ status: 200, data: { number: 2, name_ja: '図面', name_en: 'Floor Chart' } });
    const names = await list('each-spell-setting/spell-name');
    expect(names).toHaveLength(79);
    expect(names[0]).toMatchObject(spells[0] as object);
    expect(names[0]).not.toHaveProperty('level');
    // Everything answered may be sent back unchanged.
    expect(await author.put(at('spell-name/update'), { spells: names })).toMatchObject({ status: 200 });
  });

  test('are not renamed where anything is wrong, none of them', async () => {
    const good = { number: 1, name_ja: '道標' };
    for (const [body, field] of [
      [{}, 'spells'],
      [{ spells: [] }, 'spells'],
      [{ spells: [good, { number: 80, name_ja: '影' }] }, 'spells.1.number'],
      [{ spells: [good, { number: 2, name_ja: 'あ'.repeat(11) }] }, 'spells.1.name_ja'],
      [{ spells: [good, { number: 2, level: 3 }] }, 'spells.1.level'],
      [{ spells: [good, { number: 2, id: 3 }] }, 'spells.1.id'],
      [{ spells: [good, good] }, 'spells'],
      [{ spells: [good], number: 2 }, 'number'],
      [{ number: 2, name_ja: 5 }, 'name_ja'],
      [{ name_ja: '影' }, 'spells'],
    ] as const) {
      await refuses(() => author.put(at('spell-name/update'), body), {
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    }
    await author.put(at('spell-name/update'), { number: 2, name_en: 'Chart' });
    const stale = [good, { number: 2, revision: 0, name_en: 'Plan' }];
    await refuses(() => author.put(at('spell-name/update'), { spells: stale }), {
      status: 409,
      data: [{ number: 2, name_en: 'Chart' }],
    });
  });

  test('have their default names back, and keep all else', async () => {
    await author.post(at('each-spell-setting'), { number: 18, name_ja: '炎', name_en: 'Blaze', level: 9 });
    const sample = await author.post(at('spell-name/sample'));
    expect(sample).toMatchObject({ status: 200, data: { changed: 1, unchanged: 78 } });
    expect(await one(18)).toMatchObject({ name_ja: '火の粉', name_en: 'Ember', level: 9 });
  });

  test('have names that are held to the banned words', async () => {
    await author.put(at('spell-name/update'), { number: 5, name_ja: 'くたばれの鈴' });
    const checked = await author.post(at('spell-name/check-banned-words'));
    const banned = { number: 5, language: 'ja', field: 'name_ja' };
    expect(checked.body).toMatchObject({ is_banned_word: true });
    expect(checked.body.data).toContainEqual(expect.objectContaining({ ...banned, banned: true }));
    const whole = await author.post(at('check-scenario-banned-words'));
    expect(whole.body).toMatchObject({ banned_words: { is_banned_word: true, spell_name: [banned] } });
    const asked = await author.post(at('spell-name/check-banned-words'), { words: ['くたばれ', '鈴'] });
    expect(asked.body.data).toMatchObject([{ banned: true }, { banned: false }]);
  });

  test('stand in the two lists by school and level, which are written together or one by one', async () => {
    expect((await list('spell-list'))[0]).toMatchObject({ number: 1, school: 1, level: 1, monster_level: 0 });
    expect((await list('spell-list'))[0]).not.toHaveProperty('name_ja');
    const data = [
      { number: 1, school: 2, level: 12 },
      { number: 6, level: 0, monster_level: 7 },
    ];
    expect(await author.post(at('spell-list'), { data })).toMatchObject({ status: 200, data });
    expect(await author.post(at('spell-list'), { number: 7, level: 8 })).toMatchObject({
      status: 200,
      data: { number: 7, school: 2, level: 8 },
    });
    const stored = await list('spell-list');
    expect([stored[0], stored[5], stored[6]]).toMatchObject([...data, { level: 8 }]);
    expect(await one(1)).toMatchObject({ name_ja: '道しるべ', level: 12 });
    expect(await author.post(at('spell-list'), { data: stored })).toMatchObject({ status: 200 });
    for (const [body, field] of [
      [{ data: [{ number: 1, level: 13 }] }, 'data.0.level'],
      [{ data: [{ number: 1, monster_level: 8 }] }, 'data.0.monster_level'],
      [{ data: [{ number: 1, school: 3 }] }, 'data.0.school'],
      [{ data: [{ number: 1, name_ja: '影' }] }, 'data.0.name_ja'],
      [{ level: 1 }, 'data'],
    ] as const) {
      await refuses(() => author.post(at('spell-list'), body), {
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    }
  });

  test.each([
    ['spell-name/import', [18, '炎', 'Blaze'], { name_ja: '炎', name_en: 'Blaze', level: 1 }],
    ['spell-list/import', [18, '火の粉', 'Ember', 2, 11, 3], { school: 2, level: 11, monster_level: 3 }],
  ] as const)('are taken from a file by %s, row by row', async (path, row, values) => {
    const table = Object.values(spell.tables ?? {}).find(({ files }) => files?.import === path) as Table;
    const rows = [csvHeader(spell, table, 'ja'), [...row], [80, ...row.slice(1)]];
    const { status, data } = await sendCsv(author, at(path), csvBytes(rows));
    expect(status).toBe(200);
    expect(data).toMatchObject({ added: 0, changed: 1, refused_rows: 1, refused: [{ row: 3 }] });
    expect(await one(18)).toMatchObject(values);
  });
});
