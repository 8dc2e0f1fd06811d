import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BISHOP, FIGHTER, MAGE } from '#domain/catalogs/adventurers.ts';
import { WEAPON_TYPE } from '#domain/catalogs/itemTypes.ts';
import { CURSING_EFFECT } from '#domain/catalogs/magicEffects.ts';
import { CURSED, DEAD } from '#domain/catalogs/states.ts';
import { item } from '#domain/resources/item.ts';
import { RESTRICTION_FLIPS } from '#domain/resources/rules/magicEffectRule.ts';
import { bitsOf, hasBit } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Held } from '#game/state/Member.ts';
import { legalInputs } from '#game/step.ts';
import { drawn } from '../../domain/map/sampleFloor.ts';
import { ruled } from '../ruledWorld.ts';
import { gameAt, play, sampleWorld, written } from '../sampleWorld.ts';

const [SWORD, GREATSWORD, SHIELD, BLADE, CROWN, SCROLL, RING] = [1, 2, 3, 4, 5, 6, 7];
/** The code of the effect with 20 extra hit points. */
const HEALTH = 27;
const cursing = [CURSING_EFFECT, 0, 0, 0, 0, 0];
const records = {
  item: {
    [SWORD]: written(item, SWORD, { type: WEAPON_TYPE, hold: 1, jobs: { ...item.blank.jobs, [MAGE]: false } }),
    [GREATSWORD]: written(item, GREATSWORD, { type: WEAPON_TYPE, hold: 3 }),
    [SHIELD]: written(item, SHIELD, { type: 5, reverse_equipment: true }),
    [BLADE]: written(item, BLADE, {
      type: WEAPON_TYPE,
      hold: 1,
      magic_effects: cursing,
      identification_difficulty: 35,
    }),
    [CROWN]: written(item, CROWN, { type: 4, special: true }),
    [SCROLL]: written(item, SCROLL, { type: 10 }),
    [RING]: written(item, RING, { type: 9, magic_effects: [HEALTH, 0, 0, 0, 0, 0] }),
  },
};
const world = sampleWorld({ floors: { 1: drawn({}) }, records });
const held = (number: number, change: Partial<Held> = {}): Held => ({
  ...{ item: number, worn: false, identified: true },
  ...change,
});
const camping = (bags: Readonly<Record<number, readonly Held[]>>): GameState => {
  const game = gameAt(world, {}, { mode: 'camp' });
  return { ...game, roster: game.roster.map((member, at) => ({ ...member, items: bags[at] ?? [] })) };
};
const of = (game: GameState, job: number) => game.roster.findIndex((member) => member.job === job);
const bare = camping({});
const [FIGHTERS, MAGES, BISHOPS] = [of(bare, FIGHTER), of(bare, MAGE), of(bare, BISHOP)];
const bag = ({ roster }: GameState, at: number) => roster[at]?.items.map((one) => [one.item, one.worn]);
const offered = (game: GameState, name: string, at = FIGHTERS, of = world) =>
  legalInputs(of, game).flatMap((input) =>
    input.do === name && 'member' in input && input.member === at && 'slot' in input ? [input.slot] : [],
  );

describe('In camp somebody', () => {
  test('has more hit points by what it wears, and loses them with it', () => {
    const game = camping({ [FIGHTERS]: [held(RING)] });
    const most = game.roster[FIGHTERS]?.max_hp ?? 0;
    const worn = play(world, game, { do: 'wear', member: FIGHTERS, slot: 0 }).state;
    expect(worn.roster[FIGHTERS]?.hp).toBe(most);
    const healed = play(world, worn, 'heal').state;
    expect(healed.roster[FIGHTERS]).toMatchObject({ hp: most + 20, max_hp: most });
    const bare = play(world, healed, { do: 'takeOff', member: FIGHTERS, slot: 0 }).state;
    expect(bare.roster[FIGHTERS]?.hp).toBe(most);
  });

  test('wears what its class may, in the place of what is in the way', () => {
    const game = camping({ [FIGHTERS]: [held(SWORD, { worn: true }), held(SHIELD, { worn: true }), held(GREATSWORD)] });
    const { state } = play(world, game, { do: 'wear', member: FIGHTERS, slot: 2 });
    expect(bag(state, FIGHTERS)).toEqual([
      [SWORD, false],
      [SHIELD, false],
      [GREATSWORD, true],
    ]);
    expect(offered(state, 'takeOff')).toEqual([2]);
    const weak = camping({ [MAGES]: [held(SWORD), held(SCROLL), held(SHIELD, { broken: true })] });
    expect(offered(weak, 'wear', MAGES)).toEqual([]);
  });

  test('wears what is reversed where the rules turn round who may', () => {
    const flipped = ruled(world, 'effects', { reverse_equipment: RESTRICTION_FLIPS });
    const game = camping({ [FIGHTERS]: [held(SHIELD)] });
    expect(offered(game, 'wear')).toEqual([0]);
    expect(offered(game, 'wear', FIGHTERS, flipped)).toEqual([]);
  });

  test('is stuck with what is cursed', () => {
    const game = camping({ [FIGHTERS]: [held(BLADE), held(SWORD)] });
    const { state, kinds } = play(world, game, { do: 'wear', member: FIGHTERS, slot: 0 });
    expect(kinds).toEqual(['cursed']);
    for (const name of ['takeOff', 'drop', 'wear']) expect(offered(state, name)).toEqual(name === 'drop' ? [1] : []);
    expect(legalInputs(world, state)).not.toContainEqual(expect.objectContaining({ do: 'hand', slot: 0 }));
  });

  test('gives things to whoever has room, and keeps what is special', () => {
    const full = Array.from({ length: 8 }, () => held(SWORD));
    const game = camping({ [FIGHTERS]: [held(SWORD), held(CROWN)], [MAGES]: full });
    expect(offered(game, 'drop')).toEqual([0]);
    expect(legalInputs(world, game)).not.toContainEqual({ do: 'hand', member: FIGHTERS, slot: 0, to: MAGES });
    // Special items need no room.
    const { state } = play(world, game, { do: 'hand', member: FIGHTERS, slot: 1, to: MAGES });
    expect(bag(state, FIGHTERS)).toEqual([[SWORD, false]]);
    expect(bag(state, MAGES)).toHaveLength(9);
  });

  test('identifies what it can, and may be caught by what is cursed', () => {
    const unknown = held(BLADE, { identified: false });
    const game = camping({ [BISHOPS]: [unknown], [FIGHTERS]: [unknown] });
    // A bishop of level 1 identifies it with 30 + 5 - 35 = 0 %; others never do.
    expect(offered(game, 'identify', BISHOPS)).toEqual([]);
    expect(offered(game, 'identify')).toEqual([]);
    const able = { ...game, roster: game.roster.map((member) => ({ ...member, level: 15 })) };
    const touchy = ruled(world, 'items', { identify_touch_curse: 100 });
    const { state, kinds } = play(touchy, able, { do: 'identify', member: BISHOPS, slot: 0 });
    expect(kinds).toEqual(['looked', 'cursed']);
    expect(state.roster[BISHOPS]?.items[0]).toMatchObject({ worn: true });
    const again = { ...able, roster: state.roster.map((one) => ({ ...one, items: [...one.items, unknown] })) };
    const second = play(touchy, again, { do: 'identify', member: BISHOPS, slot: 1 }).state.roster[BISHOPS];
    expect(hasBit(second?.states ?? [], CURSED)).toBe(true);
  });
});

test('The party takes another order in camp, and leaves it to walk on', () => {
  const { state } = play(world, bare, { do: 'rank', member: 5, place: 0 }, 'leave');
  expect(state.party).toEqual([5, 0, 1, 2, 3, 4]);
  expect(state.mode).toBe('labyrinth');
});

test('A body is carried along from where it lies', () => {
  const game = gameAt(world, { x: 3, y: 3 });
  const roster = game.roster.map((member, at) =>
    at === 5 ? { ...member, hp: 0, states: bitsOf([DEAD]), lies: { floor: 1, x: 3, y: 3 } } : member,
  );
  const fetching = { ...game, roster, party: [0, 1] };
  expect(legalInputs(world, { ...fetching, party: [0, 1, 2, 3, 4, 0] })).not.toContainEqual({ do: 'carry', member: 5 });
  const { state } = play(world, fetching, { do: 'carry', member: 5 });
  expect(state.party).toEqual([0, 1, 5]);
  expect(state.roster[5]).not.toHaveProperty('lies');
});

test('Whatever is done in camp, no thing is lost but what is dropped', () => {
  const things = fc.array(fc.constantFrom(SWORD, GREATSWORD, SHIELD, BLADE, CROWN, SCROLL), { maxLength: 8 });
  fc.assert(
    fc.property(things, things, fc.array(fc.nat(), { maxLength: 30 }), (first, second, choices) => {
      const begun = camping({ 0: first.map((one) => held(one)), 1: second.map((one) => held(one)) });
      let dropped = 0;
      const end = choices.reduce((game, choice) => {
        const inputs = legalInputs(world, game).filter((input) => input.do !== 'leave');
        const input = inputs[choice % inputs.length];
        if (!input) return game;
        if (input.do === 'drop') dropped++;
        return play(world, game, input).state;
      }, begun);
      const count = (game: GameState) => game.roster.reduce((sum, { items }) => sum + items.length, 0);
      expect(count(end) + dropped).toBe(count(begun));
      expect([...end.party].sort()).toEqual([...begun.party].sort());
    }),
    { numRuns: 60 },
  );
});
