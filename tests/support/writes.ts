import type { Knex } from 'knex';
import { POLICY_VERSION } from '#domain/catalogs/publishingPolicy.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { hashToken } from '#server/services/secretToken.ts';
import { newAuthor, newScenario, PASSWORD, registration } from './author.ts';
import { packedGrid } from './maps.ts';
import { platformToken, TEST_PUBLIC_URL } from './platform.ts';
import { PROCEDURES } from './procedures.ts';
import { archived, outline, prepareRelease, release } from './publish.ts';
import type { RestClient } from './RestClient.ts';
import { sampleSave } from './sampleSave.ts';

/**
 * An author with everything that writes can be about: a scenario with a floor, an item, a monster and a backup, another session, links of
 * mails.
 */
export interface Ground {
  readonly author: RestClient;
  readonly username: string;
  readonly scenario_id: string;
  readonly backup: string;
  readonly sample: string;
  readonly savedMap: string;
  /** A scenario that is not shared. */
  readonly unshared: string;
  /** Scenarios on their way to readers: one that lacks only its code, one that lacks only its release, and one that is open. */
  readonly outlined: string;
  readonly prepared: string;
  readonly open: string;
  /** The title under which the open one was released. */
  readonly openTitle: string;
  /** A scenario in the archive. */
  readonly archived: string;
  /** The code under which readers find the open one. */
  readonly code: string;
  /** The id of a fault report about it. */
  readonly report: string;
  readonly revision: number;
  readonly otherSession: string;
  readonly tokens: Readonly<Record<'email_change' | 'password_reset' | 'platform', string>>;
}

type Writes = Readonly<Record<string, (ground: Ground) => Record<string, unknown>>>;

/** Inputs for any kind of record. */
const RECORD_WRITES: Writes = {
  create: ({ scenario_id }) => ({ scenario_id }),
  update: ({ scenario_id }) => ({ scenario_id, number: '1', revision: 0 }),
  save: ({ scenario_id }) => ({ scenario_id, records: [{ number: 1, revision: 0, changes: {} }] }),
  delete: ({ scenario_id }) => ({ scenario_id, number: '1' }),
  renumber: ({ scenario_id }) => ({ scenario_id, moves: [{ from: 1, to: 2 }] }),
  replaceReferences: ({ scenario_id }) => ({ scenario_id, numbers: '1', by: 2 }),
};

const FIRST_KIND = `records.${RESOURCES[0]?.name}.`;

/** Whether a procedure is about records of any kind but the first, which stands for them all: the same code serves every kind. */
export const isOfOtherKind = (name: string): boolean => name.startsWith('records.') && !name.startsWith(FIRST_KIND);

/** Records in which a field that is tried alone needs space: up to the greatest number of effects. */
const WITH_ROOM: Writes = {
  'records.magic_row.create': ({ scenario_id }) => ({ scenario_id, effects_max: 6 }),
};

/** Returns a valid input of a write, whatever kind its records are; undefined if it is not a write. */
export const inputOf = (name: string): Writes[string] | undefined =>
  WRITES[name] ??
  WITH_ROOM[name] ??
  (name.startsWith('records.') ? RECORD_WRITES[name.split('.').at(-1) ?? ''] : undefined);

/** Calls of only some kinds of record. */
const EXCEPTIONS: Writes = {
  'signboards.update': ({ scenario_id }) => ({ scenario_id, labyrinth: '0', signboard_id: '1', revision: 0, ja: '門' }),
  'labyrinthSettings.update': ({ scenario_id }) => ({
    scenario_id,
    setting_number: '3',
    revision: 0,
    map_hierarchy: { start: 1, end: 2 },
    labyrinth_title: { ja: '水底の迷宮', en: 'The sunken maze' },
  }),
  'labyrinthSettings.embedMessage': ({ scenario_id }) => ({ scenario_id, setting_number: '4', message_number: 0 }),
  'labyrinthSettings.validateRange': ({ scenario_id }) => ({
    scenario_id,
    setting_number: '3',
    map_hierarchy: { start: 1, end: 2 },
  }),
  'labyrinthFlags.create': ({ scenario_id }) => ({ scenario_id, number: 1, initial_flag: true }),
  'labyrinthFlags.update': ({ scenario_id }) => ({ scenario_id, number: '2', revision: 0, initial_flag: true }),
  ...Object.fromEntries(
    ['unidentifiedItems', 'unidentifiedMonsters'].flatMap((router): [string, Writes[string]][] => [
      [`${router}.create`, ({ scenario_id }) => ({ scenario_id, number: 1, unconfirmed_name_ja: '何か' })],
      [`${router}.update`, ({ scenario_id }) => ({ scenario_id, number: '2', revision: 0, unconfirmed_name_ja: '影' })],
      [`${router}.importSample`, ({ scenario_id }) => ({ scenario_id })],
    ]),
  ),
  'copies.items': ({ scenario_id }) => ({ scenario_id, from: 1, to: [2] }),
  'copies.monsters': ({ scenario_id }) => ({ scenario_id, from: 1, to: [2] }),
  'monsterGraphics.create': ({ scenario_id }) => ({ scenario_id, number: 3, image: 5 }),
  'monsterGraphics.update': ({ scenario_id }) => ({ scenario_id, number: '4', revision: 0, image: 5 }),
  'monsterGraphics.updateCategory': ({ scenario_id }) => ({ scenario_id, category: '0', image: 5 }),
  'monsterGraphics.inCategory': ({ scenario_id }) => ({ scenario_id, category: 0 }),
  'monsterGraphics.loadDefault': ({ scenario_id }) => ({ scenario_id }),
  'spells.updateNames': ({ scenario_id }) => ({ scenario_id, number: 1, revision: 0, name_ja: '影' }),
  'spells.updateList': ({ scenario_id }) => ({ scenario_id, number: 2, revision: 0, level: 3 }),
  'publishing.issueCode': ({ outlined }) => ({ scenario_id: outlined }),
  'publishing.changeStatus': ({ scenario_id }) => ({ scenario_id, status: 'in_development' }),
  'publishing.updateFile': ({ open }) => ({ scenario_id: open }),
  'publishing.release': ({ prepared }) => ({ scenario_id: prepared }),
  'publishing.checkRelease': ({ open }) => ({ scenario_id: open }),
  'publishing.load': ({ scenario_id, openTitle }) => ({ scenario_id, title: openTitle }),
  'outline.replaceTitles': ({ scenario_id }) => ({ scenario_id, title_en: 'The Sunken Maze', comment_ja: '霧の底' }),
  'outline.updateTitles': ({ scenario_id }) => ({
    scenario_id,
    number: '1',
    author_name: 'みなもと',
    subtitle_ja: '声',
  }),
  'outline.findOwnTitle': ({ scenario_id }) => ({ scenario_id, title: '水底の迷宮' }),
  'outline.checkTitleWords': ({ scenario_id }) => ({ scenario_id }),
  'outline.agree': ({ scenario_id }) => ({ scenario_id, version: POLICY_VERSION }),
  'autoMagic.replaceBoxes': ({ scenario_id }) => ({ scenario_id, number: 1, weapon_types: { 3: false } }),
  'autoMagic.updateBoxes': ({ scenario_id }) => ({ scenario_id, number: '2', revision: 0, kinds: { 12: true } }),
  'autoMagic.writeRows': ({ scenario_id }) => ({ scenario_id, chest_type: 1, rows: [{ row: 1, effects_max: 3 }] }),
  'autoMagic.writeGroups': ({ scenario_id }) => ({ scenario_id, chest_type: 1, groups: [{ group: 1, weight: 20 }] }),
  'autoMagic.writeEffects': ({ scenario_id }) => ({ scenario_id, chest_type: 1, effects: [{ code: 1, level: 3 }] }),
  'autoMagic.writeLevels': ({ scenario_id }) => ({
    scenario_id,
    chest_type: 1,
    levels: [{ level: 9, most_effects: 4 }],
  }),
  'autoMagic.checkRows': ({ scenario_id }) => ({ scenario_id, chest_type: 1, rows: [{ row: 1, curse: 5 }] }),
  'autoMagic.checkEffects': ({ scenario_id }) => ({ scenario_id, chest_type: 1, effects: [{ code: 1, level: 3 }] }),
  'autoMagic.checkLevels': ({ scenario_id }) => ({
    scenario_id,
    chest_type: 1,
    levels: [{ level: 9, most_effects: 4 }],
  }),
  'autoMagic.checkTypes': ({ scenario_id }) => ({ scenario_id, chest_type: 1, kinds: { 12: true } }),
  'autoMagic.checkLevelCap': ({ scenario_id }) => ({ scenario_id, chest_type: 1, item_level_cap: 3 }),
  'autoMagic.checkAll': ({ scenario_id }) => ({ scenario_id }),
  'autoMagic.sampleEffects': ({ scenario_id }) => ({ scenario_id, chest_type: 1 }),
  'autoMagic.setDefaultAll': ({ scenario_id }) => ({ scenario_id }),
};

/** A valid input of every write that takes JSON. A write that is added to the router is added here, and every test of writes covers it. */
export const WRITES: Writes = {
  ...Object.fromEntries(
    Object.entries(RECORD_WRITES).map(([operation, input]) => [`${FIRST_KIND}${operation}`, input]),
  ),
  'accounts.register': ({ username }) => registration(`${username}.friend`),
  'checks.mark': ({ scenario_id }) => ({
    scenario_id,
    problems: [{ rule: 'english', kind: 'item', number: 1, path: 'name_en', content: 'a1' }],
  }),
  'checks.unmark': ({ scenario_id }) => ({
    scenario_id,
    problems: [{ rule: 'english', kind: 'item', number: 1, path: 'name_en' }],
  }),
  'accounts.login': ({ username }) => ({ login: username, password: PASSWORD }),
  'accounts.logout': () => ({}),
  'accounts.decryptToken': ({ tokens }) => ({ token: tokens.platform }),
  'accounts.completeRegistration': ({ username }) => ({
    username: `${username}.player`,
    name: 'Kaede',
    email: `${username}.player@example.com`,
    language: 'ja',
    agreed: true,
  }),
  'accounts.changeRegistration': ({ username }) => ({ email: `${username}.new@example.com` }),
  'accounts.discardRegistration': () => ({}),
  'accounts.readNotifications': () => ({ ids: ['0123456789abcdef'] }),
  'accounts.update': () => ({ name: 'Somebody Else' }),
  'accounts.delete': () => ({ password: PASSWORD }),
  'accounts.verifyEmail': ({ tokens }) => ({ token: tokens.email_change }),
  'accounts.resetPassword': ({ tokens }) => ({ token: tokens.password_reset, password: 'twelve quiet lanterns' }),
  'accounts.requestPasswordReset': ({ username }) => ({ email: `${username}@example.com` }),
  'accounts.resendVerification': () => ({}),
  'accounts.endSession': ({ otherSession }) => ({ id: otherSession }),
  'accounts.endOtherSessions': () => ({}),
  'accountDocuments.save': () => ({ name: 'stamps', revision: 0, data: { stamps: [] } }),
  'saves.write': ({ code }) => ({ slot: 2, revision: 0, save: sampleSave({ key: `work:${code}` }) }),
  'saves.remove': ({ code }) => ({ key: `work:${code}`, slot: 1, revision: 1 }),
  'scenarios.create': () => ({ title_ja: '水底の迷宮' }),
  'scenarios.update': ({ scenario_id, revision }) => ({ scenario_id, revision, title_ja: '空の迷宮' }),
  'scenarios.delete': ({ scenario_id }) => ({ scenario_id }),
  'scenarios.restore': ({ archived }) => ({ id: archived }),
  'backups.save': ({ scenario_id }) => ({ scenario_id, note: '夕方' }),
  'backups.restore': ({ scenario_id, backup }) => ({ scenario_id, id: backup }),
  'backups.update': ({ scenario_id, backup }) => ({ scenario_id, id: backup, name: '完成版' }),
  'backups.delete': ({ scenario_id, backup }) => ({ scenario_id, id: backup }),
  'scenarios.duplicate': ({ scenario_id }) => ({ scenario_id, title_ja: '写しの迷宮' }),
  'samples.share': ({ unshared }) => ({ scenario_id: unshared, comment: 'ご自由に' }),
  'samples.update': ({ sample }) => ({ id: sample, comment: '直しました' }),
  'samples.sync': ({ sample }) => ({ id: sample }),
  'samples.stop': ({ sample }) => ({ id: sample }),
  'savedMaps.save': ({ scenario_id }) => ({ scenario_id, floor_number: '01', name: '夕方の地図' }),
  'savedMaps.load': ({ scenario_id, savedMap }) => ({ scenario_id, id: savedMap, floor_number: '02' }),
  'savedMaps.delete': ({ scenario_id, savedMap }) => ({ scenario_id, id: savedMap }),
  'floors.saveGrid': ({ scenario_id }) => ({
    scenario_id,
    floor_number: '07',
    revision: 0,
    grid: packedGrid(1, 1, { north: 1 }),
  }),
  'bannedWords.check': () => ({ words: ['迷宮'] }),
  'bannedWords.checkTexts': ({ scenario_id }) => ({ scenario_id }),
  'bannedWords.checkScenario': ({ scenario_id }) => ({ scenario_id }),
  'floors.updateSettings': ({ scenario_id }) => ({ scenario_id, floor_number: '08', revision: 0, magic_set: 3 }),
  'floors.updateSize': ({ scenario_id }) => ({
    scenario_id,
    floor_number: '08',
    revision: 0,
    labyrinth_setting: { labyrinth_size: 1 },
  }),
  'floors.resetOptions': ({ scenario_id }) => ({ scenario_id, floor_number: '08', revision: 0 }),
  'floors.initialise': ({ scenario_id }) => ({ scenario_id, floor_number: '08', revision: 0 }),
  'floors.copy': ({ scenario_id }) => ({ scenario_id, from: '01', to: '02', copy_type: 'all' }),
  'reports.send': ({ code }) => ({
    code,
    message: '扉が開かない',
    hash: '',
    journal: { version: 1, seed: [1, 2], inputs: [] },
  }),
  'reports.remove': ({ open, report }) => ({ scenario_id: open, id: report }),
  'works.countPlay': ({ code }) => ({ code }),
  'works.countEnding': ({ code }) => ({ code, labyrinth: 0 }),
  ...EXCEPTIONS,
};

/** Writes that take a file, over REST alone. */
export const FILE_WRITES: readonly string[] = [
  'files.upload',
  'files.uploadToScenario',
  'floors.uploadThumbnail',
  'floors.importMaps',
  'projects.upload',
  'autoMagic.import',
  'autoMagic.importEffects',
];

/** Every write that a test of all writes must have tried, by its name. */
export const WRITING: readonly string[] = PROCEDURES.filter(
  ({ name, type }) => type === 'mutation' && !isOfOtherKind(name) && !FILE_WRITES.includes(name),
).map(({ name }) => name);

interface TrpcAnswer<Data> {
  readonly result: { readonly data: { readonly json: { readonly data: Data } } };
}

/** The place in which the parts of a ground are made. */
interface Place {
  readonly author: RestClient;
  readonly database: Knex;
  readonly username: string;
  /** Path of the scenario. */
  readonly path: string;
}

const idIn = (path: string): string => path.split('/')[1] ?? '';

async function onTheWay(
  { author, username }: Place,
  ready: (...of: Parameters<typeof outline>) => Promise<unknown>,
  title: string,
): Promise<string> {
  const made = await newScenario(author);
  await ready(author, made, { title_ja: `${username} ${title}`, title_en: `${username} ${title}` });
  return idIn(made);
}

/** The parts of a ground that are slow to make, each with its maker; it returns the id. */
const MAKERS = {
  backup: async ({ author, path }) => (await author.post<{ id: string }>(`${path}/backup`, {})).data.id,
  sample: async ({ author, path }) =>
    (await author.post<{ id: string }>('sample-scenarios', { scenario_id: idIn(path) })).data.id,
  unshared: async ({ author }) => idIn(await newScenario(author)),
  outlined: (place) => onTheWay(place, outline, '一'),
  prepared: (place) => onTheWay(place, prepareRelease, '二'),
  open: (place) => onTheWay(place, release, '三'),
  savedMap: async ({ author, path }) => {
    const map = { scenario_id: idIn(path), floor_number: '01', name: '朝の地図' };
    const saved = (await author.post('/trpc/savedMaps.save', map)).body as unknown as TrpcAnswer<{ id: string }>;
    return saved.result.data.json.data.id;
  },
  archived: ({ author, database }) => archived(author, database),
} satisfies Readonly<Partial<Record<keyof Ground, (place: Place) => Promise<string>>>>;

type MadePart = keyof typeof MAKERS;

/** The parts that belong only to the open scenario. */
const OF_OPEN: readonly (keyof Ground)[] = ['code', 'report', 'openTitle'];

/** Returns the parts that an input needs. */
function partsFor(inputOf: Writes[string]): ReadonlySet<string> {
  const parts = new Set<string>();
  const ground = new Proxy({} as Ground, {
    get(_, part: keyof Ground) {
      parts.add(OF_OPEN.includes(part) ? 'open' : part);
      return part === 'tokens' ? {} : '';
    },
  });
  inputOf(ground);
  return parts;
}

/**
 * Registers `username` at `url`, whose database is `database`, with everything that a write can be about.
 * @param inputOf input of the only write that is tried there: parts that it does not name are not made, and '' in the ground
 */
export async function prepareGround(
  url: string,
  database: Knex,
  username: string,
  inputOf?: Writes[string],
): Promise<Ground> {
  const author = await newAuthor(url, username);
  const { id: account_id } = await database('accounts').where('username', username).first('id');
  const path = await newScenario(author);
  await author.put(`${path}/floor-maps/01`, { magic_set: 1 });
  for (const kind of ['items-detail', 'monsters']) await author.put(`${path}/${kind}/1`, { name_ja: '影' });
  const wanted = inputOf && partsFor(inputOf);
  const made = {} as Record<MadePart, string>;
  for (const [part, make] of Object.entries(MAKERS) as [MadePart, (place: Place) => Promise<string>][])
    made[part] = !wanted || wanted.has(part) ? await make({ author, database, username, path }) : '';
  const readers = made.open === '' ? { code: '', report: '' } : await readersOf(author, database, made.open);
  const { data: scenario } = await author.get<{ id: string; revision: number }>(path);
  const times = { created_at: Date.now(), expires_at: Date.now() + 3_600_000 };
  const token_hash = hashToken(`another-session-of-${username}`);
  await database('sessions').insert({ token_hash, account_id, last_seen_at: Date.now(), ...times });
  const tokens = { email_change: `${username}-email-change`, password_reset: `${username}-password-reset` };
  for (const [purpose, token] of Object.entries(tokens)) {
    const email = `${username}${purpose === 'email_change' ? '.new' : ''}@example.com`;
    await database('account_tokens').insert({ token_hash: hashToken(token), account_id, purpose, email, ...times });
  }
  await database('accounts')
    .where({ id: account_id })
    .update({ pending_email: `${username}.new@example.com` });
  return {
    ...made,
    ...readers,
    author,
    username,
    openTitle: `${username} 三`,
    scenario_id: scenario.id,
    revision: scenario.revision,
    otherSession: token_hash.slice(0, 16),
    tokens: { ...tokens, platform: await platformToken(TEST_PUBLIC_URL, username) },
  };
}

/** Makes the parts of an open work: its code, a fault report, and a save of a game in it. */
async function readersOf(author: RestClient, database: Knex, open: string): Promise<{ code: string; report: string }> {
  const { scenario_code: code } = await database('scenarios').where('id', open).first('scenario_code');
  // Not by its call: that is limited by network address, and all authors of a test have the same.
  const report = { id: `report-of-${open}`, scenario_id: open, message: '壁が足りない', created_at: Date.now() };
  await database('fault_reports').insert(report);
  await author.post('/trpc/saves.write', { slot: 1, revision: 0, save: sampleSave({ key: `work:${code}` }) });
  return { code, report: report.id };
}
