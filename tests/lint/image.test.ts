import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sqlite } from '../support/engines.ts';
import { NODE_OPTIONS } from '../support/nodeOptions.ts';
import { startProcess } from '../support/startProcess.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const compose = read('compose.yaml');
const instructions = dockerfile.split('\n').filter((line) => /^[A-Z]+ /.test(line));
const [, last = ''] = dockerfile.split(/\nFROM .*\n(?=ENV)/);

/** Returns the sources of the COPY lines of a stage that come from the project's folder. */
const copied = (stage: string) =>
  stage
    .split('\n')
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1));

// No image can be built here: the content of the files is compared with the known facts.
describe('The image', () => {
  test('is built and run on the Node that package.json asks for', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const bases = instructions.filter((line) => line.startsWith('FROM '));
    expect(bases).toHaveLength(2);
    for (const line of bases) expect(`>=${/^FROM node:(\d+)-slim\b/.exec(line)?.[1]}`).toBe(engines.node);
  });

  test('runs as an ordinary user, who was chosen before the program starts', () => {
    const user = last.indexOf('\nUSER node\n');
    expect(user).toBeGreaterThan(0);
    expect(last.indexOf('\nCMD ')).toBeGreaterThan(user);
    expect(last.slice(user)).not.toMatch(/\n(RUN|COPY|ADD|USER root)\b/);
  });

  test('holds what the server needs and nothing else: no tests, no client sources, no packages of development', () => {
    expect(copied(last)).toEqual([
      ...['package.json', 'migrations', 'seeds'],
      ...['src/domain', 'src/game', 'src/firstLabyrinth', 'src/server'],
    ]);
    for (const path of copied(dockerfile)) expect(existsSync(join(root, path)), path).toBe(true);
    expect(dockerfile).toMatch(/npm prune --omit=dev/);
    const [everything, ...allowed] = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(everything).toBe('*');
    const needed = new Set(copied(dockerfile).map((path) => `!${path.split('/')[0]}`));
    expect(new Set(allowed)).toEqual(needed);
  });

  test('holds no secret and names no host of packages', () => {
    expect(dockerfile).not.toMatch(/password|secret|token|ARG /i);
    expect(`${dockerfile}${compose}`).not.toMatch(/registry|https?:\/\/(?!127\.0\.0\.1)/i);
    for (const [, value = ''] of compose.matchAll(/PASSWORD: (.*)/g)) expect(value).toMatch(/^\$\{\w+:\?\}$/);
    expect(compose).toMatch(/DATABASE_URL: mysql:\/\/meikyu:\$\{DATABASE_PASSWORD:\?\}@/);
  });

  test('writes to its volume alone and asks itself whether it is ready', () => {
    expect(last).toMatch(/\nVOLUME \/data\n/);
    expect(last).toMatch(/DATA_DIR=\/data\b/);
    expect(last).toMatch(/\nHEALTHCHECK .*\/readyz/);
    expect(compose).toMatch(/\n {4}read_only: true\n/);
    expect(compose).toMatch(/cap_drop: \[ALL\]/);
    expect(compose).toMatch(/image: mysql:8\.4\n/);
  });

  test('starts with a command that starts the server', async () => {
    const command = JSON.parse(/\nCMD (\[.*\])/.exec(last)?.[1] ?? '') as string[];
    expect(command, 'as npm start runs it').toEqual(expect.arrayContaining([...NODE_OPTIONS]));
    const storage = await sqlite.makeStorage();
    const server = await startProcess(storage.env, command.slice(1));
    const probe = JSON.parse(/HEALTHCHECK .*CMD (\[.*\])/.exec(last)?.[1] ?? '') as string[];
    const ask = (port: string) => spawnSync(process.execPath, probe.slice(1), { env: { PORT: port } }).status;
    expect(ask(new URL(server.url).port)).toBe(0);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(ask(new URL(server.url).port)).toBe(1);
    await storage.remove();
  });
});
