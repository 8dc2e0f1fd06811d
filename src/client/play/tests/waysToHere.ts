import type { PlaySession } from '#client/play/session/PlaySession.ts';
import { MOST_PACKED_INPUTS, MOST_PACKED_SAVE, type PlayTest } from '#domain/resources/tests/playTest.ts';
import { JOURNAL_VERSION } from '#game/journal/Journal.ts';
import { goalNow } from '#game/journal/playTest.ts';
import { isResting } from '#game/journal/restingState.ts';
import { parseSave, saveOf } from '#game/journal/Save.ts';
import { packJournal, packTest, type TestJournal } from '#game/journal/TestJournal.ts';
import type { GameState } from '#game/state/GameState.ts';

/** A test play that leads to the present moment. */
interface Way {
  readonly journal: TestJournal;
  /** Its first state. */
  readonly first: GameState;
}

/**
 * The ways to the present moment, the longest first: from the set-up, where the game began with one, and from saves at later and later
 * moments of rest, of which half are passed over each time. The last is that of the last rest.
 */
function* waysToHere({ timeline, world, setUp }: PlaySession, scenarioId: string): Generator<Way> {
  const moments = timeline.back(timeline.at + 1).toReversed();
  const inputs = timeline.inputs;
  const { state: first } = timeline.first;
  if (setUp) yield { journal: { set_up: setUp, inputs, rules: JOURNAL_VERSION }, first };
  // No list shows it, so that it tells neither when it was made nor how long somebody played.
  const mark = {
    key: `scenario:${scenarioId}`,
    document: null,
    saved_at: 0,
    title_ja: '',
    title_en: '',
    seconds: 0,
  } as const;
  let rests = moments.flatMap(({ state }, at) => (isResting(state) ? [{ state, at }] : []));
  for (let [rest] = rests; rest; [rest] = rests) {
    const { state, at } = rest;
    const save = saveOf(world, [{ state }], mark);
    if (save && 'save' in parseSave(JSON.stringify(save)))
      yield { journal: { save, inputs: inputs.slice(at), rules: JOURNAL_VERSION }, first: state };
    rests = rests.slice(Math.ceil(rests.length / 2));
  }
}

/** The present moment for an address. */
export interface LinkedMoment {
  readonly packed: string;
  /** How many inputs lead to it from a save; undefined if it begins with a set-up. */
  readonly sinceSave: number | undefined;
}

/** The longest way to the present moment that an address has room for; undefined if it has for none. */
export async function momentForLink(session: PlaySession, scenarioId: string): Promise<LinkedMoment | undefined> {
  for (const { journal } of waysToHere(session, scenarioId)) {
    const packed = await packJournal(journal);
    if (packed !== undefined) return { packed, sinceSave: 'save' in journal ? journal.inputs.length : undefined };
  }
  return undefined;
}

/** The present moment as the end of a test. */
export interface TestedMoment {
  readonly test: Omit<PlayTest, 'name'>;
  /** How many inputs lead to it. */
  readonly count: number;
}

/** The longest way to the present moment that a test has room for; undefined if it has for none, or nothing was done on it. */
export async function momentForTest(session: PlaySession, scenarioId: string): Promise<TestedMoment | undefined> {
  const { state } = session;
  for (const { journal, first } of waysToHere(session, scenarioId)) {
    const { length: count } = journal.inputs;
    if (count === 0) continue;
    const packed = await packTest(journal);
    if (packed.inputs.length > MOST_PACKED_INPUTS || packed.save.length > MOST_PACKED_SAVE) continue;
    return { count, test: { ...packed, goal: goalNow(first, state) } };
  }
  return undefined;
}
