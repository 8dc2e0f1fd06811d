import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLATFORM_ENV } from '../../support/platform.ts';
import { type ServerProcess, startProcess } from '../../support/startProcess.ts';
import { Mailbox } from './Mailbox.ts';
import { test as base } from './test.ts';

interface Installation {
  readonly server: ServerProcess;
  readonly mailbox: Mailbox;
  /** The folder of the database. */
  readonly folder: string;
}

/** The address to which such an installation redirects its admins. */
export const ADMIN_SITE = 'http://admin.example/';

/** Tests that each have a server of their own, which sends mail, has an admin site, and accepts players of a game platform. */
export const test = base.extend<{ installation: Installation; mailbox: Mailbox; folder: string }>({
  installation: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'meikyu-mail-'));
    const mailbox = new Mailbox();
    await mailbox.server.start();
    const env = { ...PLATFORM_ENV, DATA_DIR: folder, SMTP_URL: mailbox.server.url, ADMIN_SITE_URL: ADMIN_SITE };
    const server = await startProcess(env);
    await use({ server, mailbox, folder });
    await server.end('SIGTERM');
    await mailbox.server.close();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: ({ installation }, use) => use(installation.server.url),
  mailbox: ({ installation }, use) => use(installation.mailbox),
  folder: ({ installation }, use) => use(installation.folder),
});
