// Every call for outside programs is answered like in an earlier version.
import { describe, expect, test } from 'vitest';
import { CALLS } from '../../support/calls.ts';
import { sqlite } from '../../support/engines.ts';
import { patient } from '../../support/patience.ts';
import { useServer } from '../../support/useServer.ts';
import { answerText, CALLERS, type CallAnswer, callAll, type KeptCalls } from '../calls.ts';
import { expectKept } from '../expectKept.ts';
import { KeptStorage } from '../keptStorage.ts';
import type { Manifest } from '../manifest.ts';
import { unpack } from '../packed.ts';

describe('A program outside', () => {
  const server = useServer(new KeptStorage(sqlite));

  test('gets the answer of every kept call', { timeout: patient(60_000) }, async () => {
    const { calls, answers } = unpack<KeptCalls>('calls.json.gz');
    const found = await callAll(server().url, unpack<Manifest>('manifest.json.gz'), calls);
    const ids = Object.keys(answers);
    const told = (textOf: (recorded: CallAnswer, id: string) => string) =>
      Object.fromEntries(ids.map((id) => [id, textOf(answers[id] as CallAnswer, id)]));
    expectKept(
      'call',
      told(() => 'as it was'),
      told((recorded, id) => answerText(recorded, found[id] ?? { status: 0, shape: {} })),
    );
    // The list of calls may have grown since; it must not have lost any.
    const listed = new Set(CALLS.map(({ method, path }) => `${method} ${path}`));
    expect(calls.filter(({ call }) => !listed.has(call))).toEqual([]);
    expect(ids).toHaveLength(calls.length * CALLERS.length);
  });
});
