// A save restores the exact moment and survives changes of its work, and invalid saves break nothing.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { item } from '#domain/resources/item.ts';
import type { Input } from '#game/inputs.ts';
import { mostHp } from '#game/rules/characterFigures.ts';
import { fitState } from '#game/saves/fitState.ts';
import { isResting, type RestingState, restingSchema } from '#game/saves/restingState.ts';
import {
  LARGEST_SAVE,
  parseSave,
  type ReadSave,
  readSave,
  resume,
  type Save,
  type SaveMark,
  saveOf,
} from '#game/saves/Save.ts';
import { strangenessOf } from '#game/saves/SaveKey.ts';
import { bitsOf, NO_BITS } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { hashState } from '#game/state/hashState.ts';
import { MOST_AGE, MOST_COUNTED, MOST_DAYS, MOST_HP, MOST_LEVEL, MOST_STAT, MOST_USES } from '#game/state/limits.ts';
import { isAlive, type Member } from '#game/state/Member.ts';
import { newGame } from '#game/state/newGame.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { drawn } from '../../domain/map/sampleFloor.ts';
import { anyDeed, type Deed, deedsOf, playersDeed, worldWithout } from '../arbitraryGame.ts';
import { gameAt, sampleWorld, written } from '../sampleWorld.ts';

const RUNS = { numRuns: 40 };
const world = worldWithout();
const seed = fc.tuple(fc.integer(), fc.integer());
const CODE = '123456789012347';
const OTHER_TYPE = '123456789012345671';
const mark: SaveMark = {
  key: `work:${CODE}`,
  document: 'a'.repeat(64),
  saved_at: 1_795_000_000_000,
  title_ja: '迷宮',
  title_en: 'Labyrinth',
  seconds: 61,
};

type Moment = { readonly state: GameState; readonly input?: Input };

/** The moments of a game, newest first. */
function course(played: World, begun: GameState, done: readonly Deed[]): Moment[] {
  const moments: Moment[] = [{ state: begun }];
  for (const one of done) {
    const before = moments[0]?.state ?? begun;
    const input = one(played, before) as Input;
    const state = step(played, before, input);
    if (state !== before) moments.unshift({ state, input });
  }
  return moments;
}

const saved = (played: World, moments: readonly Moment[]): Save => {
  const save = saveOf(played, moments, mark);
  if (!save) throw new Error('nothing to save');
  return save;
};

const readBack = (read: ReadSave): Save => {
  if ('fault' in read) throw new Error(read.fault);
  return read.save;
};

const resumed = (played: World, save: Save, document = save.document): GameState => {
  const { state, inputs } = resume(played, save, document);
  return inputs.reduce<GameState>((before, input) => step(played, before, input), state);
};

/** A game that begins in a labyrinth of one floor, with some changes of its state. */
const played = sampleWorld({ floors: { 1: drawn({}) }, records: { item: { 3: written(item, 3, {}) } } });
const restingAt = (change: Partial<GameState>): RestingState => {
  const state = gameAt(played, {}, change);
  if (!isResting(state)) throw new Error('it does not rest');
  return state;
};

describe('A save', () => {
  test('comes back from its file to the very moment, in a battle, a conversation or before a chest too', () => {
    fc.assert(
      fc.property(world, seed, deedsOf(anyDeed), (any, from, done) => {
        const moments = course(any, newGame(any.beginning, from), done);
        const save = saveOf(any, moments, mark);
        const present = moments[0]?.state as GameState;
        if (!save) return expect(present.mode).toBe('over');
        const read = readBack(parseSave(JSON.stringify(save)));
        expect(read).toEqual(save);
        const { state, lost, isBroughtHome, isTakenBack } = resume(any, read, mark.document);
        expect([state, lost, isBroughtHome, isTakenBack]).toEqual([save.rest, [], false, false]);
        expect(hashState(resumed(any, read))).toBe(hashState(present));
      }),
      RUNS,
    );
  });

  test('tells where the party stands, who is in it and for how long it was played', () => {
    const { told } = saved(played, [{ state: gameAt(played) }]);
    expect(told).toMatchObject({ place: { floor: 1 }, seconds: 61, gold: played.beginning.gold });
    expect(told.party).toHaveLength(6);
    expect(told.party[0]).toMatchObject({ level: 1, is_alive: true });
  });

  test('goes back to the last rest where the work has changed, so that nobody falls by other luck', () => {
    const rest = restingAt({});
    const save = { ...saved(played, [{ state: rest }]), since: [{ do: 'forward' } as const] };
    expect(resumed(played, save).place.y).toBe(1);
    const changed = resume(played, save, 'b'.repeat(64));
    expect([changed.inputs, changed.isTakenBack]).toEqual([[], true]);
  });

  test('is not made of a game that is over for good, or that has not rested for too long', () => {
    const talk: GameState = { ...gameAt(played), mode: 'talk' };
    expect(saveOf(played, [{ state: talk }], mark)).toBeUndefined();
    expect(saveOf(played, [], mark)).toBeUndefined();
  });
});

describe('What a world does not have', () => {
  test('is left out, and told', () => {
    const [first, ...others] = played.beginning.roster;
    if (!first) throw new Error('nobody is there');
    const bag = [3, 9].map((number) => ({ item: number, worn: false, identified: true }));
    const { state, lost, isBroughtHome } = fitState(
      played,
      restingAt({
        roster: [{ ...first, items: bag, lies: { floor: 5, x: 0, y: 0 } }, ...others],
        lexicon: bitsOf([7]),
        npcs: {
          4: { met: true, slain: false, gone: false, topics: NO_BITS, trades: NO_BITS, paid: 0, sold: {} },
        },
        stock: { 3: 1, 9: 2 },
        seen: { 1: bitsOf([5]), 5: bitsOf([6]) },
        gold: 999_999_999_999,
      }),
    );
    expect(lost.map(({ kind, number }) => `${kind} ${number}`).sort()).toEqual([
      'floor_map 5',
      'item 9',
      'monster 7',
      'npc 4',
    ]);
    expect(state.roster[0]?.items).toEqual(bag.slice(0, 1));
    expect(state.roster[0]?.lies).toBeUndefined();
    expect([state.lexicon, state.npcs, state.stock, state.seen]).toEqual([[], {}, { 3: 1 }, { 1: bitsOf([5]) }]);
    expect(state.gold).toBe(played.rules.items.gold_cap);
    expect(isBroughtHome).toBe(false);
  });

  test('and what is more than a game may have is lowered, and told', () => {
    const huge = 1e15;
    const [first, ...others] = played.beginning.roster;
    if (!first) throw new Error('nobody is there');
    const { uses, stats } = first;
    const member = {
      ...{ ...first, age: huge, level: huge, experience: huge, gold: huge, days: huge, max_hp: huge, hp: huge },
      ...{ lost_levels: huge, stats: { ...stats, luck: huge }, uses: { ...uses, mage: [huge] } },
    };
    const rest = restingAt({ roster: [member, ...others], gold: 1e300, stock: { 3: huge } });
    const save = { ...saved(played, [{ state: rest }]) };
    const read = readBack(parseSave(JSON.stringify({ ...save, told: { ...save.told, gold: 1e300 } })));
    const { state, isLowered } = resume(played, read, mark.document);
    expect(isLowered).toBe(true);
    expect(state.gold).toBe(played.rules.items.gold_cap);
    expect(state.stock).toEqual({ 3: MOST_COUNTED });
    expect(state.roster[0]).toMatchObject({
      ...{ age: MOST_AGE, level: MOST_LEVEL, experience: MOST_COUNTED, gold: MOST_COUNTED, max_hp: MOST_HP },
      ...{ lost_levels: MOST_LEVEL, days: MOST_DAYS, stats: { luck: MOST_STAT }, uses: { mage: [MOST_USES] } },
    });
    expect(state.roster[0]?.hp).toBeLessThanOrEqual(mostHp(played, state.roster[0] as Member));
    const again = fitState(played, state);
    expect([again.state, again.isLowered]).toEqual([state, false]);
  });

  test('as the cell of the party leads to the city', () => {
    const { state, isBroughtHome } = fitState(played, restingAt({ place: { floor: 8, x: 3, y: 3, facing: 2 } }));
    expect([state.mode, state.place.floor, isBroughtHome]).toEqual(['city', 0, true]);
  });

  test('and what it newly has from the start is open', () => {
    expect(fitState(played, restingAt({ labyrinths: NO_BITS })).state.labyrinths).toEqual(played.beginning.labyrinths);
  });
});

/** Replacements for a part of a save, mostly of the same type. */
const otherPart = fc.record({
  number: fc.oneof(fc.integer({ min: -1, max: 130 }), fc.integer(), fc.constantFrom(2 ** 40, 0.5)),
  boolean: fc.boolean(),
  string: fc.constantFrom('', 'city', 'camp', 'labyrinth', 'throughWalls', '\u0000', '名'.repeat(10), 'x'.repeat(300)),
  object: fc.constantFrom(null, [], {}),
});

/** Returns the value with one of its parts replaced. */
function altered(value: unknown, at: number, other: Readonly<Record<string, unknown>>): unknown {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) return other[typeof value];
  const chosen = at % entries.length;
  const changed = entries.map(([key, part], of): [string, unknown] =>
    of === chosen ? [key, altered(part, Math.floor(at / entries.length), other)] : [key, part],
  );
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
}

describe('What is read for a save', () => {
  test('makes nothing throw, and leaves hit points, gold and the party within what is right', () => {
    let read = 0;
    fc.assert(
      fc.property(
        ...([world, seed, deedsOf(playersDeed), deedsOf(playersDeed)] as const),
        fc.array(fc.tuple(fc.nat(), otherPart), { minLength: 1, maxLength: 3 }),
        (any, from, done, then, changes) => {
          const save = saveOf(any, course(any, newGame(any.beginning, from), done), mark);
          const foreign = changes.reduce<unknown>(
            (rest, [at, other]) => altered(rest, at, other),
            JSON.parse(JSON.stringify(save?.rest ?? null)),
          );
          const rest = restingSchema.safeParse(foreign);
          if (!rest.success) return;
          read++;
          for (const { state } of course(any, fitState(any, rest.data).state, then)) {
            expect(state.gold).toBeGreaterThanOrEqual(0);
            if (state.mode !== 'over' && state.mode !== 'city') expect(state.party.length).toBeGreaterThan(0);
            for (const member of state.roster) {
              expect(member.hp).toBeLessThanOrEqual(mostHp(any, member));
              expect(member.hp > 0).toBe(isAlive(member));
            }
          }
        },
      ),
      { numRuns: 300 },
    );
    expect(read).toBeGreaterThan(20);
  });

  test('is never more than what a save may be', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readSave(value);
        expect('fault' in read ? ['foreign', 'broken', 'newer'] : []).toContain('fault' in read ? read.fault : '');
      }),
    );
  });

  const text = JSON.stringify(saved(played, [{ state: gameAt(played) }]));
  test.each([
    ['foreign', 'GIF89a'],
    ['foreign', '{"format":"meikyu-scenario","version":1}'],
    ['broken', text.slice(0, -20)],
    ['broken', text.replace('"gold":', '"geld":')],
    ['broken', text.replace('"version":2', '"version":0')],
    ['broken', text.replace('"version":2', '"version":"1"')],
    ['newer', text.replace('"version":2', '"version":99')],
    ['oversized', `${text}${' '.repeat(LARGEST_SAVE)}`],
  ])('is refused as %s', (fault, file) => {
    expect(parseSave(file)).toEqual({ fault });
  });

  test('belongs to one game: not to another work, to the other file type or to a test play', () => {
    const of = (key: Save['key']) => ({ key });
    expect(strangenessOf(of(`work:${CODE}`), `work:${CODE}`)).toBeUndefined();
    expect(strangenessOf(of(`work:${OTHER_TYPE}`), `work:${CODE}`)).toBe('otherType');
    expect(strangenessOf(of('work:999999999999994'), `work:${CODE}`)).toBe('otherWork');
    expect(strangenessOf(of('scenario:abc'), `work:${CODE}`)).toBe('testPlay');
  });
});

test('A save of version 1 is read for ever', () => {
  const save = readBack(parseSave(readFileSync(new URL('./saveOfVersion1.json', import.meta.url), 'utf8')));
  expect(save.told).toMatchObject({ place: { floor: 1, labyrinth_ja: '水底の迷宮' }, seconds: 3725 });
  const { state, lost } = fitState(played, save.rest);
  expect(state.place).toEqual({ floor: 1, x: 2, y: 3, facing: 2 });
  expect(lost).toEqual([{ kind: 'item', number: 12 }]);
  expect(save.since).toEqual([{ do: 'camp' }]);
});
