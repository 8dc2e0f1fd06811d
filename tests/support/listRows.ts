// Rows of the lists that grow with all users, any number of them, each derived from its number alone: for tests of the lists, and for `npm
// run bench lists`.
import { blankOf } from '#domain/resource/defineResource.ts';
import { searchItem } from '#domain/resources/outline/searchItem.ts';
import { COUNTED_KINDS, type WorkFacts } from '#domain/scenario/workFacts.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { sampleKey } from '#server/samples/sampleKey.ts';
import { searchKey } from '#server/scenarios/searchKey.ts';

const THINGS = [
  ...['迷宮', '塔', '洞窟', '城', '神殿', '地下墓地', '森', '遺跡', '牢獄', '図書館', 'ダンジョン', 'ドラゴン'],
  ...['王国', '試練', '呪い', '剣', '鍵', '魔導書', '冒険者', '伝説', '宝物庫', '夜', '影', '門'],
];
const THINGS_EN = [
  'Maze',
  'Tower',
  'Cave',
  'Castle',
  'Temple',
  'Crypt',
  'Forest',
  'Ruins',
  'Prison',
  'Dragon',
  'Crown',
];
const KANA = Array.from(
  'アイウエオカキクケコサシスセソタチツテトナニヌネノマミムメモラリルレロワンガギグゲゴザジズダデドバビブベボ',
);
const LATIN = ['ka', 'ra', 'mi', 'tor', 'vel', 'an', 'dri', 'os', 'el', 'ith', 'mor', 'gan', 'syl', 'ur', 'na', 'beth'];
const MINUTE = 60_000;
const START = 1_700_000_000_000;

/** Returns a function for random numbers from 0 to below a limit, always the same ones for the same seed. */
export function chanceOf(seed: number): (limit: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

type Chance = ReturnType<typeof chanceOf>;

const oneOf = <Value>(values: readonly Value[], chance: Chance): Value => values[chance(values.length)] as Value;
const several = (values: readonly string[], count: number, chance: Chance): string =>
  Array.from({ length: count }, () => oneOf(values, chance)).join('');

function titlesOf(chance: Chance) {
  const name = several(KANA, 3 + chance(3), chance);
  const title_ja = oneOf(
    [
      `${name}の${oneOf(THINGS, chance)}`,
      `${oneOf(THINGS, chance)}と${oneOf(THINGS, chance)}`,
      `${name} 第${chance(30)}話`,
      `${oneOf(THINGS, chance)}の${name}`,
    ],
    chance,
  );
  const latin = several(LATIN, 2 + chance(2), chance);
  const title_en = chance(3) === 0 ? '' : `${oneOf(THINGS_EN, chance)} of ${latin}`;
  return { title_ja, title_en, author_name: several(KANA, 3, chance) };
}

/** Returns the rows of an installation for the scenario with this number and its owner. */
export function listRows(number: number, account_id: string) {
  const chance = chanceOf(number);
  const titles = titlesOf(chance);
  const id = `s${String(chance(2 ** 31)).padStart(10, '0')}${number}`;
  const release = `r${id}`;
  const created_at = START + chance(1_000_000) * MINUTE;
  const times = { created_at, updated_at: created_at };
  const items = {
    difficulty: chance(6),
    depth: chance(4),
    monsters: chance(4),
    items: chance(4),
    clear_level: chance(4),
    play_time: chance(4),
    play_balance: chance(4),
  };
  const counts = Object.fromEntries(
    ['floors', 'labyrinths', 'save_points', 'endings', ...COUNTED_KINDS].map((kind) => [kind, chance(99)]),
  ) as WorkFacts['counts'];
  const facts: WorkFacts = {
    ...titles,
    ...{ comment_ja: '', comment_en: '', pages: [], texts: null, cover_image: '', counts },
    ...{ subtitle_kind: 0, subtitle_ja: '', subtitle_en: '', subtitle_image: '' },
    search_items: { ...blankOf(searchItem, 1), ...items },
  };
  const comment = several(THINGS, chance(4), chance);
  return {
    scenario: {
      ...{ id, account_id, ...titles, search_key: searchKey(titles), file_type: 15 },
      scenario_code: String(100_000_000_000_000 + number),
      ...{ status: 'now_open', status_platform: 'private', status_console: 'private', is_publishing: 1 },
      ...{ counter: 1, revision: 1, restored_revision: 0, last_access_at: created_at, released_at: created_at },
      ...times,
    },
    release: {
      ...{ id: release, scenario_id: id, number: 1, sequence: 1, size: 1 },
      ...{ document: Buffer.of(0), document_hash: '', facts: JSON.stringify(facts), floors: '[]', created_at },
    },
    work: {
      ...{ scenario_id: id, address: String(100_000_000_000_000 + number), category: 'open', release_id: release },
      ...{ release_general: release, release_platform: null, release_console: null, ...titles },
      search_key: normalizeKey([titles.title_ja, titles.title_en, titles.author_name].join('\n')),
      ...items,
      ...{ play_style: chance(8), languages: chance(8), downloads: chance(4) === 0 ? chance(5000) : 0 },
      plays: chance(4) === 0 ? chance(5000) : 0,
      released_at: created_at,
    },
    sample: {
      ...{ id: `m${id}`, scenario_id: id, account_id, ...titles, comment },
      search_key: sampleKey({ ...titles, comment }),
      ...{ revision: 1, scenario_updated_at: created_at, floors: 1, records: 1, size: 1, packed_size: 1 },
      ...{ document: Buffer.of(0), synced_at: created_at, ...times },
    },
  };
}

export const accountRow = (id: string) => ({
  ...{ id, username: id, username_key: id, name: id, email: `${id}@example.com`, email_key: `${id}@example.com` },
  ...{ password_hash: '-', language: 'ja', is_verified: 1, is_admin: 0, is_disabled: 0 },
  ...{ created_at: START, updated_at: START },
});
