import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '#domain/text/languages.ts';
import { freePort } from '../../support/freePort.ts';
import { patient } from '../../support/patience.ts';
import { root } from '../../support/run.ts';
import { type ServerProcess, startProcess } from '../../support/startProcess.ts';
import { inTurn } from './inTurn.ts';
import { test } from './test.ts';

/** The contact address of its operators. */
export const CONTACT = 'keeper@meikyu.example.com';

/** The parts of a server, besides the packages. */
const PARTS = ['src', 'migrations', 'seeds', 'dist', 'package.json'];

/** An installation with a server that a test may stop, restart and update, always at the same address. */
export class Installation {
  readonly #folder: string;
  #env: Readonly<Record<string, string>> = {};
  #server: ServerProcess | undefined;
  readonly #settings: Readonly<Record<string, string>>;

  /** `settings`: of the server, in addition to its own. */
  constructor(name: string, settings: Readonly<Record<string, string>> = {}) {
    this.#settings = settings;
    this.#folder = mkdtempSync(join(tmpdir(), `meikyu-${name}-`));
  }

  get url(): string {
    return `http://127.0.0.1:${this.#env.PORT}`;
  }

  /** The built client, as the server sends it. */
  get client(): string {
    return join(this.#folder, 'dist/client');
  }

  /** The environment for `npm run admin` to work on it. */
  get env(): Readonly<Record<string, string>> {
    return this.#env;
  }

  async install(): Promise<void> {
    for (const part of PARTS) cpSync(join(root, part), join(this.#folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.#folder, 'node_modules'));
    this.#env = { PORT: String(await freePort()), DATA_DIR: join(this.#folder, 'data'), CONTACT, ...this.#settings };
    await this.start();
  }

  async start(): Promise<void> {
    this.#server = await startProcess(this.#env, undefined, this.#folder);
  }

  async stop(): Promise<void> {
    await this.#server?.end('SIGTERM');
    this.#server = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A test whose author works on an installation of its own. */
export const ownServerTest = test.extend<{ installation: Installation }>({
  installation: async ({ browserName }, use) => {
    const installation = new Installation(browserName);
    await installation.install();
    await use(installation);
    await installation.remove();
  },
  baseURL: async ({ installation }, use) => use(installation.url),
});

type Story = ReturnType<typeof inTurn<Parameters<Parameters<typeof ownServerTest>[2]>[0], object>>;

/** Stories with such a server, each in one of two looks in turn: Japanese in light, English in dark. */
export function ownServerStories(tell: (story: Story, language: Language) => void): void {
  ownServerTest.describe.configure({ timeout: patient(120_000) });
  for (const look of [
    { language: 'ja', colorScheme: 'light' },
    { language: 'en', colorScheme: 'dark' },
  ] as const) {
    ownServerTest.describe(look.language, () => {
      ownServerTest.use(look);
      tell(inTurn(ownServerTest, look.language), look.language);
    });
  }
}
