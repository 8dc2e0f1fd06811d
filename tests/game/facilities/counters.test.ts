import { describe, expect, test } from 'vitest';
import { WEAPON_TYPE } from '#domain/catalogs/itemTypes.ts';
import { CURSING_EFFECT } from '#domain/catalogs/magicEffects.ts';
import { ASHES, ASLEEP, CURSED, DEAD, POISONED } from '#domain/catalogs/states.ts';
import { item } from '#domain/resources/item.ts';
import { LIFTED_BY_TEMPLE } from '#domain/resources/rules/magicEffectRule.ts';
import { needsOf, refusal } from '#game/facilities/temple.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';
import { experienceFor } from '#game/rules/levelUp.ts';
import { templeRaiseChance } from '#game/rules/raising.ts';
import { bitsOf, NO_BITS } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { MOST_AGE } from '#game/state/limits.ts';
import type { Held, Member } from '#game/state/Member.ts';
import { newGame } from '#game/state/newGame.ts';
import { legalInputs } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { drawn } from '../../domain/map/sampleFloor.ts';
import { ruled } from '../ruledWorld.ts';
import { play, sampleWorld, written } from '../sampleWorld.ts';

const [SWORD, RING, BLADE, CROWN, CHARM] = [1, 2, 3, 4, 5];
/** The code of the effect with 20 extra hit points. */
const HEALTH = 27;
const priced = { purchase_price: 100, sell_price: 30 };
const world = sampleWorld({
  floors: { 1: drawn({}) },
  records: {
    item: {
      [SWORD]: written(item, SWORD, { ...priced, type: WEAPON_TYPE, stock: 2 }),
      [RING]: written(item, RING, { ...priced, type: 9, stock: -1 }),
      [BLADE]: written(item, BLADE, { ...priced, type: WEAPON_TYPE, magic_effects: [CURSING_EFFECT, 0, 0, 0, 0, 0] }),
      [CROWN]: written(item, CROWN, { ...priced, special: true }),
      [CHARM]: written(item, CHARM, { type: 9, magic_effects: [HEALTH, 0, 0, 0, 0, 0] }),
    },
  },
});
const begun = newGame(world.beginning, [1, 2]);
/** A game in the city with changes of the first member. */
const with0 = (change: Partial<Member>, more: Partial<GameState> = {}): GameState => ({
  ...begun,
  ...more,
  roster: begun.roster.with(0, { ...(begun.roster[0] as Member), ...change }),
});
const held = (number: number, change: Partial<Held> = {}): Held => ({
  ...{ item: number, worn: false, identified: true },
  ...change,
});
const first = ({ roster }: GameState) => roster[0] as Member;
const offered = (game: GameState, name: string, of: World = world) =>
  legalInputs(of, game).filter((input) => input.do === name && 'member' in input && input.member === 0);

describe('The inn', () => {
  const wounded = with0({ hp: 1, max_hp: 10, states: bitsOf([ASLEEP, POISONED]), uses: { mage: [], priest: [] } });
  const ECONOMY = 2;

  test('heals by its room, for gold and days, until somebody is well', () => {
    // 9 hit points at 3 per night: 3 nights at 50 gold and 7 days each.
    const { state, kinds } = play(world, wounded, { do: 'stay', member: 0, room: ECONOMY });
    expect(kinds).toContain('stayed');
    expect(first(state)).toMatchObject({ hp: 10, days: 21, states: bitsOf([POISONED]) });
    expect(begun.gold - state.gold).toBe(150);
    const poor = play(world, { ...wounded, gold: 110 }, { do: 'stay', member: 0, room: ECONOMY }).state;
    expect([first(poor).hp, poor.gold]).toEqual([7, 10]);
    const night = ruled(world, 'city', { stay_until: 0 });
    expect(first(play(night, wounded, { do: 'stay', member: 0, room: ECONOMY }).state).hp).toBe(4);
  });

  test('heals up to what somebody has with what it wears', () => {
    const ringed = { hp: 9, max_hp: 10, items: [held(CHARM, { worn: true })] };
    // 10 hit points and 20 of the charm: 21 to be healed at 3 per night.
    const { state } = play(world, with0(ringed, { gold: 5000 }), { do: 'stay', member: 0, room: ECONOMY });
    expect(first(state)).toMatchObject({ hp: 30, max_hp: 10 });
    expect(5000 - state.gold).toBe(350);
  });

  test('takes a night of who is well, in a room that heals nobody', () => {
    const { state } = play(world, begun, { do: 'stay', member: 0, room: 0 });
    expect([state.gold, first(state).days]).toEqual([begun.gold, 7]);
    expect(first(play(world, wounded, { do: 'stay', member: 0, room: 0 }).state).hp).toBe(1);
  });

  test('takes who can pay, and to its special room who holds what opens it', () => {
    expect(offered({ ...wounded, gold: 49 }, 'stay')).toEqual([0, 1].map((room) => ({ do: 'stay', member: 0, room })));
    const rooms = { ...world.rules.city.rooms, special: { price: 300, hp: -1, uses: 0, days: 1 } };
    const special = ruled(world, 'city', { rooms, special_room_item: RING });
    expect(offered(wounded, 'stay', special)).toHaveLength(5);
    const guest = { ...with0({ ...first(wounded), items: [held(RING)] }) };
    expect(offered(guest, 'stay', special)).toHaveLength(6);
    expect(first(play(special, guest, { do: 'stay', member: 0, room: 5 }).state).hp).toBe(10);
    expect(offered(with0({ states: bitsOf([DEAD]), hp: 0 }), 'stay')).toEqual([]);
  });

  test('lets years go by', () => {
    const { state } = play(world, with0({ ...first(wounded), days: 360, age: 20 }), { do: 'stay', member: 0, room: 0 });
    expect(first(state)).toMatchObject({ age: 21, days: 2 });
  });

  test('ages nobody past what a save may hold', () => {
    const rooms = { ...world.rules.city.rooms, stable: { price: 0, hp: 1, uses: 0, days: 365 } };
    const slow = ruled(ruled(world, 'city', { rooms, stay_until: 1 }), 'creation', { old_death: 0 });
    const { state } = play(slow, with0({ hp: 1, max_hp: 9999, age: 9000 }), { do: 'stay', member: 0, room: 0 });
    expect(first(state).age).toBe(MOST_AGE);
  });

  test('gives spell uses back: all, half or none', () => {
    const mage = begun.roster.findIndex(({ uses }) => (uses.mage[0] ?? 0) > 1);
    const empty = begun.roster.map((one) => ({ ...one, uses: { mage: one.uses.mage.map(() => 0), priest: [] } }));
    const [full] = begun.roster[mage]?.uses.mage ?? [];
    const after = (uses: number) => {
      const rooms = { ...world.rules.city.rooms, stable: { ...world.rules.city.rooms.stable, uses } };
      const of = ruled(world, 'city', { rooms });
      return play(of, { ...begun, roster: empty }, { do: 'stay', member: mage, room: 0 }).state.roster[mage]?.uses
        .mage[0];
    };
    expect([0, 1, 2].map(after)).toEqual([full, Math.ceil((full ?? 0) / 2), 0]);
  });

  test('raises a level a night, with hit points and spells, or several, or elsewhere', () => {
    const { job } = first(begun);
    const learned = with0({ experience: experienceFor(DEFAULT_RULES, job, 4) });
    const rested = (of: World) => play(of, learned, { do: 'stay', member: 0, room: 0 });
    const { state, reports } = rested(world);
    expect(first(state).level).toBe(2);
    expect(first(state).max_hp).toBeGreaterThan(first(begun).max_hp);
    expect(reports).toContainEqual({ kind: 'rose', member: 0, level: 2 });
    expect(first(rested(ruled(world, 'creation', { level_many: true })).state).level).toBe(4);
    const training = ruled(world, 'creation', { level_where: 1 });
    expect(first(rested(training).state).level).toBe(1);
    expect(first(play(training, learned, { do: 'train', member: 0 }).state).level).toBe(2);
  });
});

describe('The shop', () => {
  test('sells what it has, and has what it bought', () => {
    const { state } = play(
      world,
      { ...begun, gold: 300 },
      ...[0, 1, 2].map((member) => ({ do: 'buy', member, item: SWORD }) as const),
    );
    expect([state.gold, state.stock[SWORD]]).toEqual([100, 0]);
    expect(first(state).items).toEqual([held(SWORD)]);
    expect(offered(state, 'buy')).toEqual([{ do: 'buy', member: 0, item: RING }]);
    const sold = play(world, state, { do: 'sell', member: 0, slot: 0 }).state;
    expect([sold.gold, sold.stock[SWORD], first(sold).items]).toEqual([150, 1, []]);
    const forgetful = ruled(world, 'city', { shop_stock_returns: false, shop_sell_share: 30 });
    const gone = play(forgetful, state, { do: 'sell', member: 0, slot: 0 }).state;
    expect([gone.gold, gone.stock[SWORD]]).toEqual([130, 0]);
  });

  test('buys by its rules', () => {
    const bag = [held(SWORD, { identified: false }), held(BLADE), held(CROWN), held(CHARM, { worn: true }), held(RING)];
    const game = with0({ items: bag });
    const slots = (of: World) => offered(game, 'sell', of).map((input) => 'slot' in input && input.slot);
    expect(slots(world)).toEqual([4]);
    expect(slots(ruled(world, 'city', { shop_buys_unidentified: true, shop_buys_cursed: true }))).toEqual([0, 1, 4]);
    expect(slots(ruled(world, 'items', { special_sold: true }))).toEqual([2, 4]);
  });

  test('identifies, and takes off what is cursed', () => {
    const game = with0({ items: [held(SWORD, { identified: false }), held(BLADE, { worn: true })] }, { gold: 100 });
    const seen = play(world, game, { do: 'appraise', member: 0, slot: 0 }).state;
    expect([seen.gold, first(seen).items[0]?.identified]).toEqual([70, true]);
    const share = ruled(world, 'city', { shop_identify_price: 1, shop_identify_share: 80 });
    expect(play(share, game, { do: 'appraise', member: 0, slot: 0 }).state.gold).toBe(20);
    const free = play(world, seen, { do: 'uncurse', member: 0, slot: 1 }).state;
    expect([free.gold, first(free).items]).toEqual([40, [held(SWORD)]]);
    const others = ruled(world, 'effects', { curse_lifted_by: { 0: false, 1: true, 2: true } });
    expect(offered(game, 'uncurse', others)).toEqual([]);
  });
});

describe('The temple', () => {
  test('cures for its price at each level', () => {
    const game = with0({ level: 3, states: bitsOf([POISONED]) });
    const { state } = play(world, game, { do: 'cure', member: 0, cure: 0 });
    expect([begun.gold - state.gold, first(state).states]).toEqual([60, NO_BITS]);
    expect(offered({ ...game, gold: 59 }, 'cure')).toEqual([]);
  });

  test('raises the dead, who else are ash, and ash is gone', () => {
    const dead = with0({ hp: 0, states: bitsOf([DEAD]) });
    const by = (chance: number) => ruled(world, 'city', { death_base: chance, ash_base: chance });
    const { vitality } = first(begun).stats;
    const raised = play(by(100), dead, { do: 'cure', member: 0, cure: 3 }).state;
    expect(first(raised)).toMatchObject({ hp: 1, states: NO_BITS, stats: { vitality: vitality - 1 } });
    const tries = Array.from(
      { length: 30 },
      (_, step) => play(by(1), { ...dead, step }, { do: 'cure', member: 0, cure: 3 }).state,
    );
    const failed = tries.find((state) => first(state).hp === 0) as GameState;
    expect(first(failed).states).toEqual(bitsOf([ASHES]));
    const ends = Array.from(
      { length: 30 },
      (_, step) => play(by(1), { ...failed, gold: 600, step }, { do: 'cure', member: 0, cure: 4 }).state,
    );
    const lost = ends.find(({ roster }) => roster.length === 5) as GameState;
    expect([lost.party, lost.roster[0]]).toEqual([[0, 1, 2, 3, 4], begun.roster[1]]);
  });

  test('loses ash whose vitality is too low, and makes ash of such dead', () => {
    const by = ruled(world, 'city', { death_base: 100, ash_base: 100 });
    const fallen = (state: number) =>
      with0({ hp: 0, states: bitsOf([state]), stats: { ...first(begun).stats, vitality: 3 } });
    const dead = play(by, fallen(DEAD), { do: 'cure', member: 0, cure: 3 }).state;
    expect(first(dead).states).toEqual(bitsOf([ASHES]));
    const { state, reports } = play(by, fallen(ASHES), { do: 'cure', member: 0, cure: 4 });
    expect([state.roster.length, state.roster[0]]).toEqual([begun.roster.length - 1, begun.roster[1]]);
    const { name_ja, name_en } = first(begun);
    expect(reports).toContainEqual({ kind: 'gone', name_ja, name_en });
  });

  test('offers no chance where too little vitality would be left, and says why it does not help', () => {
    const { rules } = world;
    expect([3, 4].map((vitality) => templeRaiseChance(rules, vitality, false))).toEqual([0, 26]);
    expect(templeRaiseChance(ruled(world, 'city', { death_base: 90 }).rules, 3, false)).toBe(0);
    const game = with0({ level: 3, states: bitsOf([POISONED, CURSED]) });
    const [cure, bless] = needsOf(world, first(game), 0);
    if (!cure || !bless) throw new Error('nothing ails it');
    expect(refusal(world, { ...game, gold: 60 }, first(game), cure)).toBeUndefined();
    expect(refusal(world, { ...game, gold: 59 }, first(game), cure)).toBe('poor');
    const none = { ...world.rules.effects.curse_lifted_by, [LIFTED_BY_TEMPLE]: false };
    expect(refusal(ruled(world, 'effects', { curse_lifted_by: none }), game, first(game), bless)).toBe('notHere');
  });

  test('lifts curses where the rules say so', () => {
    const game = with0({ states: bitsOf([CURSED]), items: [held(BLADE, { worn: true })] });
    const { state } = play(world, game, { do: 'bless', member: 0 });
    expect(first(state)).toMatchObject({ states: NO_BITS, items: [held(BLADE)] });
    const others = ruled(world, 'effects', { curse_lifted_by: { 0: true, 1: true, 2: false } });
    expect(offered(game, 'bless', others)).toEqual([]);
  });
});

describe('The tavern', () => {
  test('takes members out of the party and in, but not good and evil together', () => {
    const alone = play(world, begun, ...[0, 1, 2, 3, 4, 5].map((member) => ({ do: 'part', member }) as const)).state;
    expect([alone.mode, alone.party]).toEqual(['city', []]);
    const roster = begun.roster.map((member, at) => ({ ...member, alignment: at === 1 ? 2 : 0 }));
    const evil = play(world, { ...alone, roster }, { do: 'join', member: 1 }).state;
    const joining = (of: World) => legalInputs(of, evil).filter((input) => input.do === 'join');
    expect(joining(world)).toEqual([]);
    expect(joining(ruled(world, 'city', { party_mixes_alignments: true }))).toHaveLength(5);
  });

  test('lets those who leave take their share along where gold is not pooled', () => {
    const apart = ruled(world, 'city', { pool_gold: false });
    const left = play(apart, begun, { do: 'part', member: 0 }).state;
    expect([left.gold, first(left).gold]).toEqual([500, 100]);
    expect(play(apart, left, { do: 'join', member: 0 }).state).toMatchObject({ gold: 600, party: [1, 2, 3, 4, 5, 0] });
    expect(play(world, begun, { do: 'part', member: 0 }).state.gold).toBe(600);
  });
});

test('What is closed is not there', () => {
  const names = (code: number) => {
    const open = { ...world.rules.city.open, [code]: false };
    return new Set(legalInputs(ruled(world, 'city', { open }), begun).map((input) => input.do));
  };
  const all = new Set(legalInputs(world, begun).map((input) => input.do));
  const ofPlaces = ['rank', 'part', 'stay', 'buy', undefined, 'recruit', 'enter'] as const;
  ofPlaces.forEach((name, at) => {
    if (name === undefined) return;
    expect(all).toContain(name);
    expect(names(at + 1)).not.toContain(name);
  });
});
