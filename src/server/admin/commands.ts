import type { Knex } from 'knex';
import type { AUDIT_ACTIONS } from '#server/audit/recordAudit.ts';
import type { Config } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { mintPlatformToken } from '#server/platform/mintPlatformToken.ts';
import { newPlatformKey } from '#server/platform/newPlatformKey.ts';
import { AdminError } from './AdminError.ts';
import { changeAccount, holdWorks, releaseWorks } from './changeAccount.ts';
import { addBannedWords, importBannedWords, listBannedWords, removeBannedWord } from './changeBannedWords.ts';
import { endSample, listSamples } from './changeSamples.ts';
import { clearStops, listPublished, listStops, stopWork } from './changeWorks.ts';
import type { FileSeal } from './installationFile.ts';
import { listAccounts } from './listAccounts.ts';
import { listAudit } from './listAudit.ts';
import { listTitleClashes } from './listTitleClashes.ts';
import { readInstallation } from './readInstallation.ts';
import { refold } from './refold.ts';
import { refuseEmptyPlace } from './refuseEmptyPlace.ts';
import { restoreInstallation } from './restoreInstallation.ts';
import { writeInstallation } from './writeInstallation.ts';
import { listNotices, removeNotice, writeNotice } from './writeNotice.ts';

/** The options after `--`, by name: a text, or true for a flag. */
export type Given = Readonly<Record<string, string | true | undefined>>;

interface Option {
  /** The name of its value in the usage text; absent for a flag. */
  readonly value?: string;
  readonly isRequired?: true;
}

/** A command `npm run admin -- NAME ARGUMENT`; `run` returns the lines to print, and gets '' if there is no argument. */
export interface Command {
  readonly name: string;
  readonly argument?: 'USER' | 'WORD' | 'FILE' | 'ID' | 'CODE' | 'PLAYER';
  readonly help: string;
  /** By their names, without the `--`. */
  readonly options?: Readonly<Record<string, Option>>;
  readonly run: (config: Config, argument: string, options: Given) => Promise<string[]>;
}

type AccountAction = (typeof AUDIT_ACTIONS)['account'][number];

type AccountChange = Parameters<typeof changeAccount>[2];

const account = (
  name: string,
  help: string,
  flags: AccountChange['flags'],
  done: string,
  action: AccountAction,
  more: Pick<Command, 'options'> & { readonly also?: (options: Given) => AccountChange['also'] } = {},
): Command => ({
  name,
  argument: 'USER',
  help,
  ...(more.options && { options: more.options }),
  run: (config, user, options) =>
    withDatabase(config, async (database) => {
      const change = { flags, action, also: more.also?.(options) };
      const { username, lines } = await changeAccount(database, user, change);
      return [`${username} ${done}; its sessions are ended.`, ...lines];
    }),
});

/** The reason that is shown to the author of what is stopped. */
const REASON = { reason: { value: 'TEXT' } };
const reasonOf = ({ reason = '' }: Given): string => String(reason);

type ChangeWords = (database: Knex, argument: string) => Promise<string[]>;

const bannedWords = (name: string, argument: Command['argument'], help: string, run: ChangeWords): Command => ({
  name: `banned-words ${name}`,
  ...(argument && { argument }),
  help,
  run: (config, given) => withDatabase(config, (database) => run(database, given)),
});

export const COMMANDS: readonly Command[] = [
  account('make-admin', 'make the account an admin', { is_admin: true }, 'is an admin now', 'make_admin'),
  account(
    'unmake-admin',
    'make the admin an author again',
    { is_admin: false },
    'is no admin any more',
    'unmake_admin',
  ),
  account(
    'disable',
    'keep the account from logging in, and stop its works and samples',
    { is_disabled: true },
    'is disabled',
    'disable',
    { options: REASON, also: (options) => holdWorks(reasonOf(options)) },
  ),
  account(
    'enable',
    'let a disabled account log in again; --works gives back the works and samples that were stopped with it',
    { is_disabled: false },
    'is enabled',
    'enable',
    { options: { works: {} }, also: ({ works }) => releaseWorks(works === true) },
  ),
  account('end-sessions', 'log the account out everywhere', {}, 'stays as it is', 'end_sessions'),
  {
    name: 'accounts',
    options: { search: { value: 'TEXT' } },
    help: 'print the newest 100 accounts, or of those with the text in their names or addresses',
    run: (config, _, { search = '' }) => withDatabase(config, (database) => listAccounts(database, String(search))),
  },
  bannedWords('list', undefined, 'print the banned words', listBannedWords),
  bannedWords('add', 'WORD', 'ban a word', async (database, word) => {
    const added = await addBannedWords(database, [word]);
    return [added > 0 ? `"${word.trim()}" is banned now.` : `"${word.trim()}" was banned already.`];
  }),
  bannedWords('remove', 'WORD', 'allow the word again', async (database, word) => {
    await removeBannedWord(database, word);
    return [`"${word.trim()}" is allowed again.`];
  }),
  bannedWords('import', 'FILE', 'ban the words of a text file, one a line', async (database, file) => {
    return [`${await importBannedWords(database, file)} words are banned now that were not before.`];
  }),
  {
    name: 'notify',
    options: {
      ja: { value: 'TEXT', isRequired: true },
      en: { value: 'TEXT', isRequired: true },
      user: { value: 'USER' },
      link: { value: 'PATH' },
    },
    help: 'leave a notification for everybody, or for one account',
    run: (config, _, { ja, en, user, link }) =>
      withDatabase(config, (database) =>
        writeNotice(database, { ja: String(ja), en: String(en), user: user?.toString(), link: link?.toString() }),
      ),
  },
  {
    name: 'notifications list',
    help: 'print the notifications for everybody, the newest first',
    run: (config) => withDatabase(config, listNotices),
  },
  {
    name: 'notifications remove',
    argument: 'ID',
    help: 'take a notification back, from who has read it too',
    run: (config, id) => withDatabase(config, (database) => removeNotice(database, id)),
  },
  {
    name: 'samples list',
    options: { search: { value: 'TEXT' } },
    help: 'print the samples, the newest 100, or of those with the text in title, author or comment',
    run: (config, _, { search = '' }) => withDatabase(config, (database) => listSamples(database, String(search))),
  },
  {
    name: 'samples end',
    argument: 'ID',
    options: REASON,
    help: 'end the sharing of a sample until it is cleared; its author and who has loaded it are told',
    run: (config, id, options) => withDatabase(config, (database) => endSample(database, id, reasonOf(options))),
  },
  {
    name: 'works list',
    help: 'print the published works, the newest 100 releases',
    run: (config) => withDatabase(config, listPublished),
  },
  {
    name: 'works stop',
    argument: 'CODE',
    options: REASON,
    help: 'stop a work and its sample until that is cleared; its author and who has loaded it are told',
    run: (config, code, options) => withDatabase(config, (database) => stopWork(database, code, reasonOf(options))),
  },
  {
    name: 'stops list',
    help: 'print what operators have stopped, the latest 100',
    run: (config) => withDatabase(config, listStops),
  },
  {
    name: 'stops clear',
    argument: 'CODE',
    help: 'let the author of a work publish and share it again',
    run: (config, code) => withDatabase(config, (database) => clearStops(database, code)),
  },
  {
    name: 'titles clashes',
    help: 'print the works with a code whose titles readers would take for one',
    run: async (config) => {
      refuseEmptyPlace(config);
      await migrate(config);
      // Folds again as a server does at start: only then are all clashes known.
      await refold(config);
      return withDatabase(config, listTitleClashes);
    },
  },
  {
    name: 'audit',
    options: { of: { value: 'ID' } },
    help: 'print the latest 100 deeds to published things and by commands, or those to one scenario, sample or account',
    run: (config, _, { of }) => withDatabase(config, (database) => listAudit(database, of?.toString())),
  },
  {
    name: 'platform-key',
    help: 'print a new key for PLATFORM_KEYS',
    run: async () => [newPlatformKey()],
  },
  {
    name: 'mint-token',
    argument: 'PLAYER',
    options: { name: { value: 'NAME' }, language: { value: 'ja|en' } },
    help: 'print an address with which the player is handed over within a minute, as the platform would',
    run: async ({ platform, publicUrl }, sub, { name, language }) => {
      if (!platform) throw new AdminError('No platform is set (PLATFORM_LOGIN_URL, PLATFORM_KEYS).');
      const player = { sub, ...(name && { name: String(name) }), ...(language && { language: String(language) }) };
      return [`${publicUrl}/auth/redirect?token=${await mintPlatformToken(platform, publicUrl, Date.now(), player)}`];
    },
  },
  {
    name: 'backup',
    argument: 'FILE',
    help: 'write the whole installation to a new file, and verify it',
    run: async (config, file) => [`The backup "${file}" is whole: ${sums(await writeInstallation(config, file))}.`],
  },
  {
    name: 'verify',
    argument: 'FILE',
    help: 'read a backup to its end and hold it to its checksum',
    async run(_config, file) {
      const { rows, app_version, created_at } = await readInstallation(file);
      return [
        `The backup "${file}" is whole: ${sums(rows)}; by Meikyu ${app_version}, ${new Date(created_at).toISOString()}.`,
      ];
    },
  },
  {
    name: 'restore',
    argument: 'FILE',
    options: { replace: {} },
    help: 'put a backup in the place of the installation (stop the server first)',
    async run(config, file, { replace }) {
      const { rows, kept } = await restoreInstallation(config, file, replace === true);
      const done = `Restored "${file}": ${sums(rows)}. Everybody has to log in again.`;
      return kept ? [`What was here before is kept in "${kept}".`, done] : [done];
    },
  },
];

const sums = (rows: FileSeal['rows']): string =>
  Object.entries(rows)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ');

async function withDatabase<Result>(config: Config, work: (database: Knex) => Promise<Result>): Promise<Result> {
  refuseEmptyPlace(config);
  await migrate(config);
  const database = openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
