import { expect, test } from 'vitest';
import { journalOf } from '#client/play/session/journalOf.ts';
import { PlaySession } from '#client/play/session/PlaySession.ts';
import { MOST_SENT_INPUTS } from '#domain/catalogs/storageLimits.ts';
import { JOURNAL_VERSION, replay } from '#game/journal/Journal.ts';
import { sampleWorld, walled } from '../../game/sampleWorld.ts';

const world = sampleWorld({ floors: { 1: walled({}) } });
const beginning = (isWithoutMembers: boolean) =>
  replay(world, { version: JOURNAL_VERSION, seed: [3, 4], inputs: [], ...(isWithoutMembers && { isWithoutMembers }) });

test('a game is sent as what it began with and what was done', () => {
  const session = new PlaySession(() => world, beginning(false).state);
  for (const input of [{ do: 'enter', labyrinth: 0 }, { do: 'right' }, { do: 'forward' }] as const) session.take(input);
  const journal = journalOf(session.timeline);
  expect(journal?.inputs).toHaveLength(3);
  expect(replay(world, { ...journal, version: JOURNAL_VERSION } as Parameters<typeof replay>[1]).state).toEqual(
    session.state,
  );
  expect(journalOf(new PlaySession(() => world, beginning(true).state).timeline)?.isWithoutMembers).toBe(true);
});

test('one that did not begin here, or is too long, is not sent', () => {
  const { state } = beginning(false);
  expect(journalOf(new PlaySession(() => world, { ...state, step: 1 }).timeline)).toBeUndefined();
  const inputs = Array.from({ length: MOST_SENT_INPUTS + 1 }, () => ({ do: 'left' }) as const);
  expect(journalOf({ first: { state, reports: [] }, inputs })).toBeUndefined();
});
