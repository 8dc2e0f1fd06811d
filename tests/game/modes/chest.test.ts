import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { THIEF } from '#domain/catalogs/adventurers.ts';
import { CURSED } from '#domain/catalogs/states.ts';
import { TRAPS } from '#domain/catalogs/traps.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';
import { item } from '#domain/resources/item.ts';
import { magicSet } from '#domain/resources/magic/magicSet.ts';
import { FIXED_TRAP, NO_TRAP, type TreasureChest, treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { TRAP_SPECIALS } from '#domain/resources/treasureTrap.ts';
import { springTrap } from '#game/chests/springTrap.ts';
import { type Random, STREAM } from '#game/random/Random.ts';
import { Run } from '#game/run/Run.ts';
import { fitState } from '#game/saves/fitState.ts';
import { restingSchema } from '#game/saves/restingState.ts';
import { bitsOf, hasBit } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { isAlive, type Member } from '#game/state/Member.ts';
import { legalInputs } from '#game/step.ts';
import { drawn, event } from '../../domain/map/sampleFloor.ts';
import { FixedRandom } from '../../support/FixedRandom.ts';
import { ruled } from '../ruledWorld.ts';
import { gameAt, play, sampleWorld, written } from '../sampleWorld.ts';

const [GEM, HELM, RELIC] = [1, 2, 3];
const OPEN = { trap_setting: NO_TRAP, probability_high: 100, gold: { count: 2, sides: 1 }, gold_bonus: 2 };
const withChest = (chest: Partial<TreasureChest>, records: Readonly<Record<string, Record<number, object>>> = {}) =>
  sampleWorld({
    floors: { 1: drawn({ '0,1': event(1301, { '1': 1 }) }), 2: drawn({}) },
    settings: { 1: { treasure_chest_trap: 0, magic_set: 1 } },
    records: {
      item: {
        [GEM]: written(item, GEM, { purchase_price: 40 }),
        [HELM]: written(item, HELM, { type: 4, ac: -1 }),
        [RELIC]: written(item, RELIC, { special: true }),
      },
      treasure_chest: { 1: written(treasureChest, 1, { ...OPEN, high: { first: GEM, last: 0, count: 2 }, ...chest }) },
      ...records,
    },
  });
const found = (world: ReturnType<typeof withChest>) => play(world, gameAt(world), 'forward').state;
const things = ({ roster }: GameState) => roster.flatMap(({ items }) => items.map((held) => held.item));
const thief = (game: GameState) => game.roster.findIndex(({ job }) => job === THIEF);

describe('A chest without a trap', () => {
  test('is opened: gold, and what its slots hold', () => {
    const world = withChest({});
    const game = found(world);
    expect(game.pending?.operation).toMatchObject({ op: 'latch', trap: 0 });
    const { state } = play(world, game, { do: 'unlatch', member: 0 });
    // 2 pips x 10 x (2 + 1).
    expect(state.gold - game.gold).toBe(60);
    expect(things(state)).toEqual([GEM, GEM]);
    expect([state.mode, state.pending]).toEqual(['labyrinth', null]);
    expect(play(world, game, 'leave').state).toMatchObject({ gold: game.gold, mode: 'labyrinth' });
  });

  test('puts magic on what it holds by the set of its floor', () => {
    const high = { first: HELM, last: 0, count: 9 };
    const records = { magic_set: { 1: written(magicSet, 1, { chest_probability: 100 }) } };
    const world = withChest({ high, probability_high: 100 }, records);
    const bags = play(world, found(world), { do: 'unlatch', member: 0 }).state.roster.flatMap(({ items }) => items);
    expect(bags).toHaveLength(9);
    for (const { effects, identified } of bags) expect([effects?.length ?? 0, identified]).toEqual([1, false]);
    const plain = withChest({ high, special_magic_set: 0 });
    const none = play(plain, found(plain), { do: 'unlatch', member: 0 }).state.roster.flatMap(({ items }) => items);
    expect(none.every(({ effects }) => effects === undefined)).toBe(true);
  });

  test('may hold what is special: once, where and when its record says', () => {
    const special = { item: RELIC, probability: 1000, needs_flag: 5, floors: { from: 1, to: 1 } };
    const world = withChest({}, { treasure_special_item: { 7: written(treasureSpecialItem, 7, special) } });
    const open = (flags: readonly number[], finds: readonly number[] = []) =>
      play(world, { ...found(world), flags: bitsOf(flags), finds: bitsOf(finds) }, { do: 'unlatch', member: 0 }).state;
    expect(things(open([]))).not.toContain(RELIC);
    expect(things(open([5]))).toContain(RELIC);
    expect(hasBit(open([5]).finds, 7)).toBe(true);
    expect(things(open([5], [7]))).not.toContain(RELIC);
  });

  test('leaves what no bag has room for, or asks what is thrown away for it', () => {
    const world = withChest({});
    const full = (game: GameState): GameState => {
      const bag = Array.from({ length: 8 }, () => ({ item: GEM, worn: false, identified: true }));
      return { ...game, roster: game.roster.map((member) => ({ ...member, items: bag })) };
    };
    const lost = play(world, full(found(world)), { do: 'unlatch', member: 0 });
    expect(lost.kinds.filter((kind) => kind === 'bagsFull')).toHaveLength(2);
    expect(lost.state.mode).toBe('labyrinth');
    const asking = ruled(world, 'battle', { bag_full: 1 });
    const asked = play(asking, full(found(asking)), { do: 'unlatch', member: 0 });
    expect(asked.state.pending?.operation.op).toBe('stow');
    const stowed = play(asking, asked.state, { do: 'drop', member: 2, slot: 3 });
    expect(stowed.kinds).toEqual(['lost', 'got', 'bagsFull']);
    expect(play(asking, stowed.state, 'no').state).toMatchObject({ mode: 'labyrinth', pending: null });
  });
});

describe('What comes but once', () => {
  const record = { item: RELIC, probability: 1000, floors: { from: 1, to: 2 } };
  const world = ruled(
    withChest({}, { treasure_special_item: { 7: written(treasureSpecialItem, 7, record) } }),
    'items',
    {
      key_items_apart: false,
    },
  );
  const bag = (count: number) => Array.from({ length: count }, () => ({ item: GEM, worn: false, identified: true }));
  const carrying = (game: GameState, count: number): GameState => ({
    ...game,
    roster: game.roster.map((member) => ({ ...member, items: bag(count) })),
  });
  const opened = play(world, carrying(found(world), 8), { do: 'unlatch', member: 0 }).state;

  test('stays in its chest where no bag has room, and nothing else does', () => {
    expect(things(opened)).not.toContain(RELIC);
    expect(opened.left).toEqual([{ floor: 1, at: cellIndex(0, 1), chest: 1, special: 7 }]);
    // Its event is done, and the chest contains only what was left.
    const back = play(world, carrying(opened, 7), 'back', 'forward').state;
    expect(back.pending?.operation).toMatchObject({ op: 'latch', chest: 1, trap: 0, wasOpen: true });
    const { state } = play(world, back, { do: 'unlatch', member: 0 });
    expect([state.gold, things(state).filter((one) => one === RELIC).length]).toEqual([opened.gold, 1]);
    expect([state.left, things(state).length]).toEqual([undefined, 6 * 7 + 1]);
  });

  test('is found by a search, and stays again as long as there is no room', () => {
    const again = play(world, opened, 'search', { do: 'unlatch', member: 0 }).state;
    expect([again.left, again.mode]).toEqual([opened.left, 'labyrinth']);
    expect(play(world, opened, 'search', 'leave').state.left).toEqual(opened.left);
  });

  test('stays where the player would rather keep something else', () => {
    const asking = ruled(world, 'battle', { bag_full: 1 });
    const asked = play(asking, carrying(found(asking), 8), { do: 'unlatch', member: 0 }, 'no', 'no', 'no').state;
    expect([asked.left, asked.mode]).toEqual([opened.left, 'labyrinth']);
  });

  test('is in no other chest meanwhile, and in the save', () => {
    const other = play(world, { ...carrying(found(world), 0), left: opened.left ?? [], finds: opened.finds }, {
      ...{ do: 'unlatch', member: 0 },
    } as never).state;
    expect(things(other)).not.toContain(RELIC);
    expect(fitState(world, restingSchema.parse(opened))).toMatchObject({ state: { left: opened.left }, lost: [] });
    const without = { ...world, specialItems: new Map() };
    expect(fitState(without, restingSchema.parse(opened)).state.left).toBeUndefined();
  });
});

describe('A chest with a trap', () => {
  const DART = 11;
  const world = withChest({ trap_setting: FIXED_TRAP, trap: DART, trap_rate: 100 });
  const game = found(world);
  const rogue = thief(game);
  const sure = ruled(world, 'battle', {
    disarm_bonus_thief: 99,
    inspect_springs: 0,
    inspect_thief: 10,
    trap_kills: false,
  });

  test('is known by its number to whoever sees it, and undone by its name', () => {
    expect(game.pending?.operation).toMatchObject({ op: 'latch', trap: DART });
    const seen = play(sure, game, ...Array.from({ length: 20 }, () => ({ do: 'inspect', member: rogue }) as const));
    const told = seen.reports.flatMap((one) => (one.kind === 'inspected' ? [one.trap] : []));
    // 10 x 15, at most 95 %.
    expect(told.filter((trap) => trap === DART).length).toBeGreaterThan(15);
    const tries = Array.from({ length: 20 }, (_, step) =>
      play(sure, { ...game, step }, { do: 'disarm', member: rogue, trap: DART }),
    );
    expect(tries.filter(({ kinds }) => !kinds.includes('sprung') && kinds.includes('gold')).length).toBeGreaterThan(15);
  });

  test('goes off by a wrong name, and is open then', () => {
    const { kinds, state } = play(sure, game, { do: 'disarm', member: rogue, trap: 1 });
    expect(kinds).toEqual(expect.arrayContaining(['sprung', 'hurt', 'gold']));
    // If traps cannot kill, one hit point is left.
    expect(state.roster[rogue]?.hp).toBeGreaterThan(0);
    const nameless = ruled(sure, 'battle', { disarm_names_trap: false });
    expect(legalInputs(nameless, game)).toContainEqual({ do: 'disarm', member: rogue, trap: 0 });
  });

  test('opens unhurt now and then', () => {
    const kindsOf = (free_open_rate: number) =>
      play(ruled(sure, 'battle', { free_open_rate }), game, { do: 'unlatch', member: 0 }).kinds;
    expect(kindsOf(0)).toContain('sprung');
    expect(kindsOf(100)).not.toContain('sprung');
  });
});

describe('A trap', () => {
  const world = withChest({});
  const begun = found(world);
  const worn = { item: HELM, worn: true, identified: true };
  const strong: GameState = {
    ...begun,
    roster: begun.roster.map(
      (member): Member => ({
        ...{ ...member, hp: 90, max_hp: 90, level: 3, items: [worn] },
        uses: { mage: member.uses.mage.map(() => 5), priest: member.uses.priest.map(() => 5) },
      }),
    ),
  };
  const sprung = (trap: number, by: (run: Run) => Random = (run) => run.stream(STREAM.chest)) => {
    const kinds: string[] = [];
    const run = new Run(world, strong, ({ kind }) => kinds.push(kind));
    const after = springTrap(run, trap, 0, by(run));
    return { run, kinds, after };
  };

  test.each(TRAPS.map(({ code, label }) => [code, label.en] as const))('%i does something: %s', (code) => {
    const outcomes = Array.from({ length: 12 }, (_, step) => {
      const run = new Run(world, { ...strong, step }, undefined);
      const after = springTrap(run, code, 0);
      return after.length > 0 || JSON.stringify(run.draft.roster) !== JSON.stringify(strong.roster);
    });
    expect(outcomes).toContain(true);
  });

  test('of every special effect is among them', () => {
    const specials = new Set([...world.traps.values()].map(({ special }) => special));
    expect([...specials].sort()).toEqual(TRAP_SPECIALS.map(({ code }) => code));
  });

  test('takes what its dice say from whoever opened the chest', () => {
    const random = new FixedRandom(3, 6);
    const { run } = sprung(11, () => random);
    // 2d8: 4 and 7.
    expect(run.draft.roster.map(({ hp }) => hp)).toEqual([79, 90, 90, 90, 90, 90]);
    expect(random.left).toEqual([]);
  });

  test('is withstood by a saving throw, each by its own', () => {
    // The poison needle: 1d4 damage and certain poison. A roll of 0 saves, one of 99 does not.
    const saved = new FixedRandom(0);
    expect(sprung(1, () => saved).kinds).toEqual(['sprung', 'sound', 'withstood']);
    const failed = new FixedRandom(99, 2, 99);
    const { run, kinds } = sprung(1, () => failed);
    expect(kinds).toEqual(['sprung', 'sound', 'hurt', 'afflicted']);
    expect(run.draft.roster[0]?.hp).toBe(87);
  });

  test('strikes one row', () => {
    // The rear, with 4d8 each.
    const { run } = sprung(20, () => new FixedRandom(1, ...Array.from({ length: 12 }, () => 0)));
    expect(run.draft.roster.map(({ hp }) => hp)).toEqual([90, 90, 90, 86, 86, 86]);
  });

  test('takes uses, breaks armour, wounds hands and curses', () => {
    expect(sprung(24).run.draft.roster.every(({ uses }) => uses.mage.every((left) => left < 5 && left > 1))).toBe(true);
    const broken = sprung(15).run.draft.roster[0];
    expect([broken?.items, broken?.hp === 90]).toEqual([[], false]);
    expect(sprung(14).run.draft.roster[0]?.isHandHurt).toBe(true);
    expect(hasBit(sprung(27).run.draft.roster[0]?.states ?? [], CURSED)).toBe(true);
  });

  test('ages each by its own roll, at least a year', () => {
    const { run } = sprung(25, () => new FixedRandom(...[0, 1, 2, 0, 1, 2].flatMap((roll) => [0, roll])));
    expect(run.draft.roster.map(({ age }, at) => age - (strong.roster[at]?.age ?? 0))).toEqual([1, 2, 3, 1, 2, 3]);
  });

  test('lowers a level; below the first nothing is left of one', () => {
    // The saving throw against death fails, and the effect is certain.
    const { run } = sprung(26, () => new FixedRandom(99, 0));
    expect(run.draft.roster[0]).toMatchObject({ level: 2, max_hp: 60, hp: 60 });
    const beginner = { ...strong, roster: strong.roster.map((member) => ({ ...member, level: 1 })) };
    const lost = new Run(world, beginner, undefined);
    springTrap(lost, 26, 0, new FixedRandom(99, 0));
    expect([lost.draft.roster.length, lost.draft.party]).toEqual([5, [0, 1, 2, 3, 4]]);
  });

  test('teleports, drops to the floor below and calls enemies', () => {
    expect(sprung(21).after).toEqual([{ op: 'goAny', floor: 1 }]);
    expect(sprung(22).after).toMatchObject([{ op: 'go', to: { floor: 2, x: 0, y: 1 } }]);
    expect(sprung(23).after).toMatchObject([{ op: 'battle' }]);
    // On the lowest floor the party takes the damage a second time: 2d8 twice.
    const lowest = new Run(world, { ...strong, place: { ...strong.place, floor: 2 } }, undefined);
    expect(springTrap(lowest, 22, 0)).toEqual([]);
    expect(lowest.draft.roster.every(({ hp }) => hp <= 86)).toBe(true);
  });

  test('does nothing to who wears what passes over it', () => {
    const passing = { ...strong.roster[0], items: [{ ...worn, effects: [87] }] } as Member;
    const run = new Run(world, { ...strong, roster: strong.roster.with(0, passing) }, undefined);
    springTrap(run, 13, 0);
    expect(run.draft.roster[0]?.hp).toBe(90);
  });
});

test('Whatever is done at a chest, the party keeps its gold and its hit points in range, and gets on', () => {
  const chest = fc.record({ trap: fc.integer({ min: 1, max: 27 }), trap_setting: fc.constantFrom(1, 2) });
  fc.assert(
    fc.property(chest, fc.array(fc.nat(), { maxLength: 8 }), fc.nat(1000), (change, choices, step) => {
      const world = withChest({ ...change, trap_rate: 100, trap_plus: 99 });
      const end = choices.reduce(
        (game, choice) => {
          const inputs = legalInputs(world, game);
          return play(world, game, inputs[choice % inputs.length] ?? 'next').state;
        },
        { ...found(world), step },
      );
      expect(end.gold).toBeGreaterThanOrEqual(0);
      for (const member of end.roster) {
        expect(member.hp >= 0 && member.hp <= member.max_hp && member.hp > 0 === isAlive(member)).toBe(true);
      }
      expect(end.pending !== null).toBe(['talk', 'battle', 'chest'].includes(end.mode));
    }),
    { numRuns: 60 },
  );
});
