import { describe, expect, test, vi } from 'vitest';
import { may, NEEDS, ROLES } from '#domain/catalogs/needs.ts';
import { Caller } from '#server/trpc/Caller.ts';
import { newAuthor, newScenario } from '../support/author.ts';
import { sqlite } from '../support/engines.ts';
import { PROCEDURES, sortOfProcedure } from '../support/procedures.ts';
import { useServer } from '../support/useServer.ts';

/** Mutations that need no more than `read`: each checks more than a URL can hold, and stores nothing. */
const ASKING = [
  'autoMagic.checkAll',
  'autoMagic.checkEffects',
  'autoMagic.checkLevelCap',
  'autoMagic.checkLevels',
  'autoMagic.checkRows',
  'autoMagic.checkTypes',
  'bannedWords.checkScenario',
  'bannedWords.checkTexts',
  'labyrinthSettings.validateRange',
  'monsterGraphics.inCategory',
  'outline.checkTitleWords',
  'outline.findOwnTitle',
  'publishing.checkRelease',
  'records.*.checkBannedWords',
];

/** Queries that need more than `read`, with the reason. */
const MORE_THAN_READ: Readonly<Record<string, string>> = {
  'projects.download': 'the whole scenario leaves the site as a file',
  'projects.downloadBackup': 'a whole backup leaves the site as a file',
  'reports.list': 'what readers wrote is for those who test',
  'reports.read': 'what readers wrote is for those who test',
  'works.plays': 'what readers did is for those who test',
};

/** Calls of a scenario with further checks in their code. */
const JUDGED_IN_CODE: Readonly<Record<string, string>> = {
  'backups.restore': '`restore` for the whole; a floor or a kind needs no more',
};

/** Procedures that do not declare a scenario but reach one by their code: whose, and how. */
const BY_CODE: Readonly<Record<string, string>> = {
  'accounts.delete': 'the scenarios that the account owns',
  'reports.send': 'anybody, to the owner of an open work, by its code',
  'samples.list': 'every sample; of the own ones the date of the scenario',
  'samples.builtIn': 'the same for every member',
  'samples.read': 'every sample; of an own one the date of the scenario',
  'samples.share': '`publish`, asked of the same judge',
  'samples.stop': 'the account that shares the sample; its scenario may be gone',
  'samples.sync': 'the account that shares the sample',
  'samples.update': 'the account that shares the sample',
  'saves.write': 'the own saves, of a work that readers have or of a scenario that the account owns',
  'scenarios.archived': 'the deleted scenarios that the account owns',
  'scenarios.create': 'a new one; from a sample of anybody, from a release under an own title, or with the starter set',
  'scenarios.list': 'the scenarios that the account owns',
  'scenarios.restore': 'a deleted scenario that the account owns',
  'storage.read': 'the space that the account uses',
  'works.countEnding': 'anybody but the owner, of an open work',
  'works.countPlay': 'anybody but the owner, of an open work',
  'works.download': 'anybody, of an open work; the owner, of a private one',
  'works.list': 'anybody, of open works',
  'works.read': 'anybody, of works that are shown',
};

/** Procedures that reach no scenario at all. */
const OF_NONE = [
  'accountDocuments.read',
  'accountDocuments.save',
  'accounts.changeRegistration',
  'accounts.completeRegistration',
  'accounts.decryptToken',
  'accounts.discardRegistration',
  'accounts.endOtherSessions',
  'accounts.endSession',
  'accounts.login',
  'accounts.logout',
  'accounts.me',
  'accounts.notifications',
  'accounts.readNotifications',
  'accounts.register',
  'accounts.requestPasswordReset',
  'accounts.resendVerification',
  'accounts.resetPassword',
  'accounts.sessions',
  'accounts.update',
  'accounts.verifyEmail',
  'app.settings',
  'app.version',
  'bannedWords.check',
  // A picture waits for the account that sent it until a call that needs `edit` names it.
  'files.upload',
  'projects.upload',
  'saves.list',
  'saves.read',
  'saves.remove',
];

/**
 * Procedures that are alike for every kind of record share one row, with `*` for the kind; kinds that need another right have their own.
 */
const rowName = ({ name, needs }: (typeof PROCEDURES)[number]): string => {
  const sort = sortOfProcedure(name);
  const usual = PROCEDURES.find((one) => sortOfProcedure(one.name) === sort)?.needs;
  return needs === usual ? sort.replace(/^records\./, 'records.*.') : name;
};

/** Returns the names of the table's rows for some procedures. */
const rows = (of: (procedure: (typeof PROCEDURES)[number]) => boolean): readonly string[] =>
  [...new Set(PROCEDURES.filter(of).map(rowName))].sort();

function table(): string {
  const needsOf = new Map(PROCEDURES.map((one) => [rowName(one), one]));
  const lines = rows(({ needs }) => needs !== undefined).map((row) => {
    const { type, needs, storesNothing } = needsOf.get(row) as (typeof PROCEDURES)[number];
    const does = type === 'query' ? 'reads' : storesNothing ? 'asks' : 'writes';
    return `| ${row} | ${does} | ${needs} | ${JUDGED_IN_CODE[row] ?? MORE_THAN_READ[row] ?? ''} |`;
  });
  const byCode = Object.entries(BY_CODE).map(([name, who]) => `| ${name} | ${who} |`);
  return [
    '# Rights in a scenario',
    '',
    '`tests/server/needs.test.ts` writes this page (`npx vitest run tests/server/needs.test.ts -u`) and fails where the program does otherwise.',
    '',
    'Every call in a scenario declares the right that it needs: `scenarioProcedure(needs)`. `Caller.scenario` judges it by the role of the account',
    'in that scenario (`domain/catalogs/needs.ts`). A call that only reads or asks is also open to admins, who write in no scenario.',
    '',
    '| right | to | roles |',
    '|---|---|---|',
    ...NEEDS.map((needs) => `| ${needs} | ${MEANINGS[needs]} | ${rolesWith(needs)} |`),
    '',
    '## Calls in a scenario',
    '`records.*` stands for every kind of record that has no row of its own.',
    '',
    '| procedure | | needs | |',
    '|---|---|---|---|',
    ...lines,
    '',
    '## Calls that reach scenarios by their code',
    '| procedure | whose |',
    '|---|---|',
    ...byCode,
    '',
    '## Calls that reach no scenario',
    `${OF_NONE.join(', ')}.`,
    '',
  ].join('\n');
}

const MEANINGS: Readonly<Record<(typeof NEEDS)[number], string>> = {
  read: 'read the content, its history and its checks, and play it',
  play: 'keep tests and set-ups, and read reports and figures of readers',
  note: 'write notes',
  translate: 'write texts in the other language',
  edit: 'write records, floors and files, and take the project file out',
  restore: 'put a backup or a release in the place of everything, and delete backups',
  publish: 'titles, code, status, releases, sharing and copies',
  own: 'delete it, and delete what readers reported',
};

const rolesWith = (needs: (typeof NEEDS)[number]): string =>
  Object.entries(ROLES)
    .filter(([, rights]) => rights.includes(needs))
    .map(([role]) => role)
    .join(', ');

describe('The rights that calls need', () => {
  const server = useServer(sqlite);

  test('are those of docs/needs.md', async () => {
    await expect(table()).toMatchFileSnapshot('../../docs/needs.md');
  });

  test('are declared by every procedure, or it is named with how it reaches scenarios', () => {
    expect(rows(({ needs }) => needs === undefined)).toEqual([...Object.keys(BY_CODE), ...OF_NONE].sort());
    for (const { name, access, needs, fields } of PROCEDURES) {
      expect(access === 'author', name).toBe(needs !== undefined);
      // Whatever names a scenario must be checked against it.
      if ('scenario_id' in fields && needs === undefined) expect(name).toBe('samples.share');
    }
  });

  test('are no more than to read for mutations that only ask, and more for queries that are named', () => {
    expect(rows(({ type, needs }) => type === 'mutation' && needs === 'read')).toEqual(ASKING);
    expect(
      rows(({ type, needs, storesNothing }) => type === 'mutation' && needs !== undefined && storesNothing),
    ).toEqual(ASKING);
    const more = rows(({ type, needs }) => type === 'query' && needs !== undefined && needs !== 'read');
    expect(more).toEqual(Object.keys(MORE_THAN_READ).sort());
  });

  test('are all the rights of an owner, none of others; an admin may what stores nothing', () => {
    for (const needs of NEEDS) {
      for (const storesNothing of [true, false]) {
        expect(may({ is_admin: false, role: 'owner' }, needs, storesNothing), needs).toBe(true);
        expect(may({ is_admin: false, role: undefined }, needs, storesNothing), needs).toBe(false);
        expect(may({ is_admin: true, role: 'owner' }, needs, storesNothing), needs).toBe(storesNothing);
      }
    }
  });

  test('to restore is asked for the whole of a backup, and not for a part of it', async () => {
    const author = await newAuthor(server().url, 'owner');
    const path = await newScenario(author);
    const { data: backup } = await author.post<{ id: string }>(`${path}/backup`, {});
    const judged = vi.spyOn(Caller.prototype, 'keyedScenario');
    const asked = async (part: object) => {
      judged.mockClear();
      expect((await author.post(`${path}/restore`, { id: backup.id, ...part })).status).toBe(200);
      return new Set(judged.mock.calls.map(([, needs]) => needs));
    };
    expect(await asked({})).toEqual(new Set(['edit', 'restore']));
    expect(await asked({ kind: 'item' })).toEqual(new Set(['edit']));
    expect(await asked({ floor_number: '01' })).toEqual(new Set(['edit']));
    judged.mockRestore();
  });
});
