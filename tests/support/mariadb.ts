import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { findProgram } from './findProgram.ts';
import { freePort } from './freePort.ts';

/** `url` names the server without a database: mysql://root@127.0.0.1:port */
export type Mariadb = {
  url: string;
  /** Kills the server like a power cut, and starts it again; only for a private one. */
  restart(): Promise<void>;
  /**
   * Stops the server process in the middle of whatever it does, so that it neither answers nor goes away; returns a function that continues
   * it.
   */
  freeze(): () => void;
  stop(): Promise<void>;
  /** Returns its process id; undefined if it is not ours. */
  pid(): number | undefined;
};

/** A MariaDB of our own in a temporary folder, always on the same port. */
export interface OwnServer {
  readonly url: string;
  /** Starts it with these options in addition to those of every test, and waits until it takes connections. */
  start(...options: readonly string[]): Promise<void>;
  /** Ends it like a power cut. */
  kill(): Promise<void>;
  freeze(): () => void;
  /** Ends it, and removes its folder. */
  stop(): Promise<void>;
  pid(): number | undefined;
}

/**
 * Starts a MariaDB for the tests: the server at MYSQL_TEST_URL, else a private one in a temporary folder, with this user's rights.
 * Undefined if none is installed.
 */
export async function startMariadb(): Promise<Mariadb | undefined> {
  if (process.env.MYSQL_TEST_URL)
    return {
      url: process.env.MYSQL_TEST_URL,
      restart: refuse,
      freeze: refuse,
      stop: async () => {},
      pid: () => undefined,
    };
  // As root it would not start unless told to.
  const own = await installServer('root');
  if (!own) return undefined;
  await own.start();
  return {
    ...own,
    async restart() {
      await own.kill();
      await own.start();
    },
  };
}

/**
 * Prepares the folder of a server without starting it. Undefined if MariaDB is not installed.
 * @param user that it runs as if we are root
 */
export async function installServer(user: 'root' | 'mysql'): Promise<OwnServer | undefined> {
  const server = findProgram('mariadbd');
  const install = findProgram('mariadb-install-db');
  if (!server || !install) return undefined;

  const folder = await mkdtemp(join(tmpdir(), 'meikyu-mariadb-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await promisify(execFile)('chown', [user, folder]);
  const shared = ['--no-defaults', `--datadir=${join(folder, 'data')}`, ...(isRoot ? [`--user=${user}`] : [])];
  // In a folder of its own: a starting server removes the temporary tables of others in the same folder.
  const env = { ...process.env, TMPDIR: folder };
  await promisify(execFile)(install, [...shared, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    env,
  });

  const port = await freePort();
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const kill = () => child?.kill('SIGKILL');
  process.once('exit', kill);

  return {
    url: `mysql://root@127.0.0.1:${port}`,
    async start(...options) {
      child = spawn(
        server,
        [
          ...shared,
          `--socket=${join(folder, 'socket')}`,
          `--pid-file=${join(folder, 'pid')}`,
          `--tmpdir=${folder}`,
          '--bind-address=127.0.0.1',
          `--port=${port}`,
          '--skip-name-resolve',
          '--max-allowed-packet=64M',
          // Small and quick to start; acknowledged writes are on the disk, as the tests that kill the server rely on it.
          '--innodb-buffer-pool-size=64M',
          '--innodb-log-file-size=48M',
          '--innodb-flush-log-at-trx-commit=1',
          '--performance-schema=OFF',
          ...options,
        ],
        { stdio: ['ignore', 'ignore', 'pipe'] },
      );
      await ready(child);
    },
    kill: () => end('SIGKILL'),
    pid: () => child?.pid,
    freeze() {
      child?.kill('SIGSTOP');
      return () => child?.kill('SIGCONT');
    },
    async stop() {
      process.off('exit', kill);
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function refuse(): never {
  throw new Error('the server of MYSQL_TEST_URL is not ours to stop');
}

/** Waits until the server reports that it takes connections; rejects with its last lines if it ends before. */
async function ready(child: ChildProcess): Promise<void> {
  const last: string[] = [];
  if (child.stderr === null) throw new Error('mariadbd was started without a pipe');
  const lines = createInterface(child.stderr);
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      last.push(line);
      if (last.length > 10) last.shift();
      if (line.includes('ready for connections')) resolve();
    });
    lines.once('close', () => reject(new Error(`mariadbd ended before it was ready:\n${last.join('\n')}`)));
  });
}

/** Creates a fresh database on the server at `url`, empty or filled by `script`, and returns its own URL. */
export async function createDatabase(url: string, script = ''): Promise<string> {
  const name = `meikyu_${randomBytes(6).toString('hex')}`;
  const connection = await createConnection({ uri: url, multipleStatements: true });
  try {
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin; USE ${name}; ${script}`);
  } finally {
    await connection.end();
  }
  const own = new URL(url);
  own.pathname = name;
  return own.href;
}

export async function dropDatabase(url: string): Promise<void> {
  const connection = await createConnection(url);
  await connection.query('DROP DATABASE ??', [new URL(url).pathname.slice(1)]);
  await connection.end();
}

/** Returns the statements that create a database like the one at `url`: its tables and their rows. */
export async function scriptOf(url: string): Promise<string> {
  const connection = await createConnection(url);
  const read = async (sql: string, table?: string) => (await connection.query(sql, [table]))[0] as object[];
  const statements = ['SET FOREIGN_KEY_CHECKS = 0'];
  try {
    for (const table of (await read('SHOW TABLES')).flatMap((row) => Object.values(row) as string[])) {
      const [made] = (await read('SHOW CREATE TABLE ??', table)) as { 'Create Table': string }[];
      if (made) statements.push(made['Create Table']);
      const rows = (await read('SELECT * FROM ??', table)).map((row) => Object.values(row));
      if (rows.length > 0) statements.push(connection.format('INSERT INTO ?? VALUES ?', [table, rows]));
    }
  } finally {
    await connection.end();
  }
  return statements.join('; ');
}
