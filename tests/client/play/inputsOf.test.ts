import { expect, test } from 'vitest';
import { inputsOf } from '#client/play/session/inputsOf.ts';
import { PlaySession } from '#client/play/session/PlaySession.ts';
import { MOST_SENT_INPUTS } from '#domain/catalogs/storageLimits.ts';
import { RULES_VERSION, replay } from '#game/saves/Inputs.ts';
import { parseSave, resume } from '#game/saves/Save.ts';
import { sampleWorld, walled } from '../../game/sampleWorld.ts';

const world = sampleWorld({ floors: { 1: walled({}) } });
const beginning = (isWithoutMembers: boolean) =>
  replay(world, { version: RULES_VERSION, seed: [3, 4], inputs: [], ...(isWithoutMembers && { isWithoutMembers }) });

const mark = {
  ...{ key: 'work:123456789012347' as const, document: 'f'.repeat(64), saved_at: 1 },
  ...{ title_ja: '迷宮', title_en: '', seconds: 1 },
};

test('a game is sent as what it began with and what was done', () => {
  const session = new PlaySession(() => world, beginning(false).state);
  for (const input of [{ do: 'enter', labyrinth: 0 }, { do: 'right' }, { do: 'forward' }] as const) session.take(input);
  const journal = inputsOf(session.timeline, world, mark);
  expect(journal?.inputs).toHaveLength(3);
  expect(replay(world, { ...journal, version: RULES_VERSION } as Parameters<typeof replay>[1]).state).toEqual(
    session.state,
  );
  const alone = new PlaySession(() => world, beginning(true).state);
  expect(inputsOf(alone.timeline, world, mark)).toMatchObject({ isWithoutMembers: true });
});

test('one that was continued, or is too long, is sent from a save on', () => {
  for (const isLong of [false, true]) {
    const { state } = beginning(false);
    const session = new PlaySession(() => world, isLong ? state : { ...state, step: 1 });
    session.take({ do: 'enter', labyrinth: 0 });
    const turns = Array.from({ length: isLong ? MOST_SENT_INPUTS : 3 }, () => ({ do: 'left' }) as const);
    expect(session.takeAll(turns)).toBe(turns.length);
    const journal = inputsOf(session.timeline, world, mark);
    if (!journal || !('save' in journal)) throw new Error('it is not sent from a save on');
    expect(journal.save.since).toEqual([]);
    expect(journal.inputs).toHaveLength(isLong ? 2000 : 4);
    const read = parseSave(JSON.stringify(journal.save));
    if ('fault' in read) throw new Error(read.fault);
    const again = new PlaySession(() => world, resume(world, read.save, mark.document).state);
    again.takeAll(journal.inputs);
    expect(again.state).toEqual(session.state);
  }
});

test('one without a moment of rest that can be read is not sent', () => {
  const { state } = beginning(false);
  const long = { ...mark, title_ja: 'あ'.repeat(256) };
  expect(inputsOf(new PlaySession(() => world, { ...state, step: 1 }).timeline, world, long)).toBeUndefined();
});
