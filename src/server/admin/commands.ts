import type { Knex } from 'knex';
import type { Config } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { changeAccount } from './changeAccount.ts';
import { addBannedWords, importBannedWords, listBannedWords, removeBannedWord } from './changeBannedWords.ts';
import type { FileSeal } from './installationFile.ts';
import { readInstallation } from './readInstallation.ts';
import { refuseEmptyPlace } from './refuseEmptyPlace.ts';
import { restoreInstallation } from './restoreInstallation.ts';
import { writeInstallation } from './writeInstallation.ts';

/** What `npm run admin -- NAME ARGUMENT` does; `run` gives the lines to print, and gets '' where there is no argument. */
export interface Command {
  readonly name: string;
  readonly argument?: 'USER' | 'WORD' | 'FILE';
  readonly help: string;
  readonly mayReplace?: true;
  readonly run: (config: Config, argument: string, replace: boolean) => Promise<string[]>;
}

const account = (name: string, help: string, flags: Parameters<typeof changeAccount>[2], done: string): Command => ({
  name,
  argument: 'USER',
  help,
  run: (config, user) =>
    withDatabase(config, async (database) => [
      `${await changeAccount(database, user, flags)} ${done}; its sessions are ended.`,
    ]),
});

type ChangeWords = (database: Knex, argument: string) => Promise<string[]>;

const bannedWords = (name: string, argument: Command['argument'], help: string, run: ChangeWords): Command => ({
  name: `banned-words ${name}`,
  ...(argument && { argument }),
  help,
  run: (config, given) => withDatabase(config, (database) => run(database, given)),
});

export const COMMANDS: readonly Command[] = [
  account('make-admin', 'make the account an admin', { is_admin: true }, 'is an admin now'),
  account('unmake-admin', 'make the admin an author again', { is_admin: false }, 'is no admin any more'),
  account('disable', 'keep the account from logging in', { is_disabled: true }, 'is disabled'),
  account('enable', 'let a disabled account log in again', { is_disabled: false }, 'is enabled'),
  account('end-sessions', 'log the account out everywhere', {}, 'stays as it is'),
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
    mayReplace: true,
    help: 'put a backup in the place of the installation (stop the server first)',
    async run(config, file, replace) {
      const { rows, kept } = await restoreInstallation(config, file, replace);
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
