// A script shows the record of an NPC and is no other data: what its rows hold is the record, and moving rows loses nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LeafField } from '#domain/resource/field.ts';
import { leafValue, withLeaves } from '#domain/resource/leaf.ts';
import { type Npc, npc, TALK } from '#domain/resources/npc.ts';
import { rowOf, savedNumbers } from '#domain/resources/npcRows.ts';
import {
  ALL_ROWS,
  commandOf,
  messagesOf,
  moveRow,
  nextRow,
  removeRow,
  type ScriptRow,
  scriptOf,
} from '#domain/resources/npcScript.ts';

/** Values of a leaf, the initial one often. */
function someValue(field: LeafField): fc.Arbitrary<unknown> {
  const initial = fc.constant(field.initial);
  const other =
    field.kind === 'flag'
      ? fc.boolean()
      : field.kind === 'text'
        ? fc.constantFrom('門', 'gate', 'bell')
        : field.kind === 'int'
          ? fc.integer({ min: Math.max(0, field.min), max: Math.min(Math.max(0, field.min) + 9, field.max) })
          : field.kind === 'reference'
            ? fc.integer({ min: 1, max: 40 })
            : initial;
  return fc.oneof({ weight: 3, arbitrary: initial }, { weight: 1, arbitrary: other });
}
const leaves = npc.leaves.filter(({ keys }) => keys[0] !== 'saved_as');
const anyNpc: fc.Arbitrary<Npc> = fc.tuple(...leaves.map(({ field }) => someValue(field))).map(
  (values) =>
    withLeaves(
      npc.blank,
      leaves.map((leaf, at) => [leaf, values[at]] as const),
    ) as Npc,
);

/** The leaves that no row shows: the person, its numbers in saves, and what happens without words. */
const BESIDE =
  /^(name_|monster_picture|display_graphic|additional_image|alignment|mood|meeting_condition|condition|commands|battle|inn|shop|buys|temple|saved_as)/;

/** Returns the row of a list. */
const listRow = (of: ScriptRow['part'], at: number): ScriptRow => {
  const row = ALL_ROWS.find(({ part, index }) => part === of && index === at);
  if (!row) throw new Error(`no ${of} ${at}`);
  return row;
};
const leavesOfRow = ({ said, when, deeds }: ScriptRow) =>
  npc.leaves.filter(({ path }) => [said, ...when, ...deeds].includes(path));

const wordsOf = (record: Npc) => record.topics.map(({ word_en, message }) => [word_en, message]);
/** Returns the topics that games know, by their numbers in saves. */
const known = (record: Npc) =>
  new Map(
    savedNumbers(record, 'topics').flatMap((number, at) =>
      scriptOf(record).some(({ part, index }) => part === 'topic' && index === at)
        ? [[number, record.topics[at]] as const]
        : [],
    ),
  );
const topicsIn = (record: Npc) => scriptOf(record).filter(({ part }) => part === 'topic');

describe('A script', () => {
  test('shows every leaf of the conversation in exactly one row', () => {
    const shown = ALL_ROWS.flatMap((row) => [row.said, ...row.when, ...row.deeds]);
    const all = npc.leaves.map(({ path }) => path).filter((path) => !BESIDE.test(path));
    expect(shown.toSorted()).toEqual(all.toSorted());
  });

  test('is the record: what its rows hold, written into an empty one, gives it back', () => {
    fc.assert(
      fc.property(anyNpc, (record) => {
        const held = scriptOf(record).flatMap(leavesOfRow);
        const beside = npc.leaves.filter(({ path }) => BESIDE.test(path));
        const back = withLeaves(
          npc.blank,
          [...held, ...beside].map((leaf) => [leaf, leafValue(record, leaf)] as const),
        );
        expect(back).toEqual(record);
      }),
      { numRuns: 50 },
    );
  });

  test('has the rows of the commands, and those that hold something', () => {
    const parts = (change: Partial<Npc>) => scriptOf({ ...npc.blank, ...change }).map(({ part }) => part);
    expect(parts({})).toEqual(['meeting', 'leaving']);
    expect(parts({ commands: { ...npc.blank.commands, [TALK]: true } })).toEqual(['meeting', 'unknown', 'leaving']);
    const [first, ...others] = npc.blank.topics as [Npc['topics'][number], ...Npc['topics']];
    expect(parts({ topics: [{ ...first, message: 3 }, ...others] })).toEqual(['meeting', 'topic', 'leaving']);
    expect(parts({ payment: { ...npc.blank.payment, amount: 5 } })).toContain('refusal');
    expect(scriptOf(npc.blank, [listRow('topic', 4)]).map(({ index }) => index)).toEqual([0, 4, 0]);
    expect(ALL_ROWS.map(commandOf)).toContain(undefined);
  });

  test('says messages, each by its number', () => {
    expect(messagesOf({ ...npc.blank, greet_message: 3, unknown_word: 4 })).toEqual([3, 4]);
  });
});

describe('A row', () => {
  test('is added after the others, and nowhere if all are full', () => {
    expect(nextRow('topic', [])).toMatchObject({ index: 0 });
    expect(nextRow('topic', [listRow('topic', 2)])).toMatchObject({ index: 3 });
    expect(nextRow('topic', [listRow('topic', 11)])).toMatchObject({ index: 0 });
    const full = npc.blank.topics.map((_, index) => listRow('topic', index));
    expect(nextRow('topic', full)).toBe(undefined);
  });

  test('is moved with its number, and games know every topic as before', () => {
    fc.assert(
      fc.property(anyNpc, fc.nat(), fc.nat(), (record, one, other) => {
        const shown = topicsIn(record);
        fc.pre(shown.length > 1);
        const [from, to] = [one, other].map((at) => shown[at % shown.length]?.index ?? 0) as [number, number];
        const moved = moveRow(record, 'topic', shown, from, to);
        expect(new Map([...known(moved)].sort())).toEqual(new Map([...known(record)].sort()));
        expect(moved.topics[to]).toBe(record.topics[from]);
        // Moved back, it is what it was.
        expect(moveRow(moved, 'topic', topicsIn(moved), to, from)).toEqual(record);
        expect(npc.schema.safeParse(moved).success).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('is removed, the others keep their numbers, and its place is new to every game', () => {
    fc.assert(
      fc.property(anyNpc, fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (record, choices) => {
        const seen = new Set(known(record).keys());
        const end = choices.reduce((before, choice) => {
          const shown = topicsIn(before);
          const row = shown[choice % Math.max(1, shown.length)];
          if (!row) return before;
          const after = removeRow(before, 'topic', shown, row.index);
          expect(wordsOf(after)).not.toBe(wordsOf(before));
          expect(topicsIn(after)).toHaveLength(shown.length - 1);
          for (const [number, topic] of known(after)) expect(known(before).get(number)).toBe(topic);
          // Written anew where there is room.
          const next = nextRow('topic', topicsIn(after));
          if (!next) return after;
          const topics = after.topics.with(next.index, { ...npc.blank.topics[0], word_en: 'new' } as never);
          const number = savedNumbers(after, 'topics')[next.index] ?? -1;
          if (next.index === shown.at(-1)?.index) expect(seen.has(number)).toBe(false);
          seen.add(number);
          return { ...after, topics };
        }, record);
        expect(npc.schema.safeParse(end).success).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});

describe('Numbers in saves', () => {
  const numbered = (...topics: readonly number[]): Npc => ({
    ...npc.blank,
    saved_as: { ...npc.blank.saved_as, topics: npc.blank.saved_as.topics.map((none, at) => topics[at] ?? none) },
  });

  test('are those of the places at first', () => {
    expect(savedNumbers(npc.blank, 'shop')).toEqual(npc.blank.shop.map((_, at) => at));
  });

  test('of which two ask for the same are told apart', () => {
    expect(savedNumbers(numbered(5), 'topics')).toEqual([4, 1, 2, 3, 12, 5, 6, 7, 8, 9, 10, 11]);
    expect(rowOf(numbered(5), 'topics', 12)).toBe(4);
  });

  test('that are all used up are used again from the first', () => {
    const end = removeRow(numbered(100), 'topic', [listRow('topic', 0)], 0);
    expect(end.saved_as.topics[0]).toBe(1);
  });
});
