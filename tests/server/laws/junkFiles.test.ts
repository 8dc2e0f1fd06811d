import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RestPath } from '#server/rest/paths.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { type Storage, sqlite } from '../../support/engines.ts';
import { NODE_OPTIONS } from '../../support/nodeOptions.ts';
import { ofEachSort } from '../../support/ofEachSort.ts';
import { patient } from '../../support/patience.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { type ServerProcess, startProcess } from '../../support/startProcess.ts';
import { formOf, TAKING } from './fileForms.ts';
import { heldBy } from './heldBy.ts';
import { type FileForm, foreignTexts, fullTexts, inProject, JUNK } from './junk.ts';

const MIB = 2 ** 20;
const BODY_LIMIT = 512 * 1024;

interface Target {
  /** Path on the server. */
  readonly address: string;
  readonly form: FileForm;
  /** Largest body or file. Bytes. */
  readonly limit: number;
  /** The other fields of the form; absent for a body of JSON. */
  readonly fields?: Readonly<Record<string, string>>;
}

const targetOf = (call: RestPath): Target | undefined => {
  const found = formOf(call);
  return found && { address: `/api/frontend/${call.path}`, limit: call.bodyLimit ?? BODY_LIMIT, ...found };
};

const TARGETS: readonly Target[] = [
  ...TAKING.flatMap((path) => targetOf(path) ?? []),
  { address: '/trpc/saves.write', form: 'save', limit: BODY_LIMIT },
];

interface Member {
  readonly target: Target;
  /** The allowed statuses. */
  readonly statuses: readonly number[];
  readonly sort: string;
  readonly name: string;
  make(): Buffer | Promise<Buffer>;
}

/** All junk of each form is sent to one call, and one piece of it to every other call that reads files in the same way. */
const MEMBERS = TARGETS.flatMap((target) => {
  const { form, limit } = target;
  const isFirst = TARGETS.find((one) => one.form === form) === target;
  return JUNK[form].slice(0, isFirst ? undefined : 1).flatMap((junk): Member[] => {
    const make = () => junk.make(limit - 1000);
    // The rows of a table are refused and reported; texts for unknown fields are left out and reported.
    const isTaken = junk === foreignTexts || junk === fullTexts;
    const statuses = form === 'table' ? [200, 422] : isTaken ? [200] : [400, 413, 422];
    const whole = { target, statuses, sort: form, name: junk.name, make };
    if (form !== 'project') return [whole];
    // A document can be packed to a thousandth of its size.
    const packed = { ...whole, name: `${junk.name}, packed`, make: () => gzipSync(make()) };
    const inside = { ...whole, name: `${junk.name}, in a project`, sort: 'inside', make: () => inProject(make()) };
    if (junk === fullTexts) return [{ ...packed, sort: 'full' }];
    return [packed, whole, ...(junk === foreignTexts ? [inside] : [])];
  });
});

/** Returns the memory of a process in bytes: the present one, or the maximum since `forgetPeak`. */
const memory = (pid: number, which: 'VmRSS' | 'VmHWM') =>
  1024 * Number(new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

interface Times {
  readonly health: number;
  readonly backup: number;
}

interface Sent {
  readonly status: number;
  readonly length: number;
  /** The beginning of the answer. */
  readonly text: string;
}

describe('Junk of the full size of a file', () => {
  let storage: Storage;
  let server: ServerProcess;
  let sender: RestClient;
  let other: RestClient;
  let scenarios: { sender: string; other: string };
  let quiet: Times;
  /** The memory of the process, and what it holds, before the first junk. Bytes. */
  let before: number;
  let held: number;
  beforeAll(async () => {
    storage = await sqlite.makeMigrated();
    const command = ['--inspect=127.0.0.1:0', '--max-old-space-size=512', ...NODE_OPTIONS, 'src/server/main.ts'];
    server = await startProcess(storage.env, command);
    sender = await newAuthor(server.url, 'sender');
    other = await newAuthor(server.url, 'other');
    scenarios = { sender: await newScenario(sender), other: await newScenario(other) };
    // The threads and the modules that they load are there before anything is compared.
    for (let round = 0; round < 3; round++) await backUp();
    await Promise.all(TARGETS.map((target) => send(target, Buffer.from('{}'))));
    quiet = await watch(20);
    before = memory(server.pid, 'VmRSS');
    held = await heldBy(server);
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await storage.remove();
  });

  const timed = async (call: () => Promise<{ readonly status: number }>, status: number) => {
    const start = performance.now();
    expect((await call()).status).toBe(status);
    return performance.now() - start;
  };
  const backUp = () => other.post(`${scenarios.other}/backup`, { name: 'again', overwrite: true });

  /** Returns the slowest answers to other callers: at least this many of each, and until something is done. */
  async function watch(rounds: number, until?: Promise<unknown>): Promise<Times> {
    let isOver = false;
    void until?.finally(() => {
      isOver = true;
    });
    let [health, backup] = [0, 0];
    for (let round = 0; round < rounds || (until && !isOver); round++) {
      health = Math.max(health, await timed(() => other.get('/healthz'), 200));
      backup = Math.max(backup, await timed(backUp, 201));
    }
    return { health, backup };
  }

  async function send({ address, fields }: Target, bytes: Buffer): Promise<Sent> {
    const path = address.replace('scenarios/{scenario_id}', scenarios.sender).replace('{floor_number}', '01');
    const workerData = { address: server.url + path, token: sender.token, bytes, fields };
    const sending = new Worker(new URL('./sendBody.js', import.meta.url), { workerData });
    const [sent] = (await once(sending, 'message')) as [Sent];
    return sent;
  }

  test('is tried with every call that takes a file', () => {
    expect(TAKING.filter((path) => !targetOf(path)).map(({ path }) => path)).toEqual([]);
  });

  test.each(
    ofEachSort(MEMBERS, ({ sort }) => sort).map((one) => [`${one.name} (${one.target.address})`, one] as const),
  )(
    '%s: holds nobody up, and leaves no memory behind',
    { timeout: patient(60_000) },
    async (_title, { target, statuses, make }) => {
      const bytes = await make();
      const present = memory(server.pid, 'VmRSS');
      forgetPeak(server.pid);
      const sending = send(target, bytes);
      const times = await watch(1, sending);
      const { status, length, text } = await sending;
      expect(statuses, text).toContain(status);
      if (status === 422 && target.fields) expect(text).toMatch(/"errors":\{"file":/);
      expect(length).toBeLessThan(MIB);
      expect(times.health).toBeLessThan(patient(Math.max(200, 5 * quiet.health)));
      expect(times.backup).toBeLessThan(patient(Math.max(200, 5 * quiet.backup)));
      const peak = memory(server.pid, 'VmHWM');
      expect(peak - present).toBeLessThan(300 * MIB);
      // Memory that is still held after a collection stays; the rest of the process's memory is working space, of which Node keeps some.
      await expect.poll(() => heldBy(server), { timeout: patient(10_000) }).toBeLessThan(held + 32 * MIB);
      expect(peak - before).toBeLessThan(450 * MIB);
      expect(server.output()).not.toMatch(/"level":(?:50|60)/);
    },
  );
});
