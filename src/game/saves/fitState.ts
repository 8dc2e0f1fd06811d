import { STATS, type Stats } from '#domain/catalogs/adventurers.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { STATES } from '#domain/catalogs/states.ts';
import { TITLES } from '#domain/catalogs/titles.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { CELL_COUNT, cellPlace } from '#domain/map/floorGrid.ts';
import { mostHp } from '#game/rules/characterFigures.ts';
import { clamp } from '#game/rules/clamp.ts';
import { type Bits, bitsOf, numbersIn } from '#game/state/bits.ts';
import { MOST_AGE, MOST_COUNTED, MOST_DAYS, MOST_HP, MOST_LEVEL, MOST_STAT, MOST_USES } from '#game/state/limits.ts';
import { isAlive, type Member } from '#game/state/Member.ts';
import { CITY } from '#game/state/Standing.ts';
import { hasCell } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';
import type { RestingState } from './restingState.ts';

/** The record kinds that a state refers to by number and that a later world may not have. */
export const LOST_KINDS = [
  'item',
  'floor_map',
  'monster',
  'treasure_special_item',
  'npc',
] as const satisfies readonly RecordKindName[];
export type LostKind = (typeof LOST_KINDS)[number];

/** A record that a state refers to and that no longer exists in the world. */
export interface Lost {
  readonly kind: LostKind;
  readonly number: number;
}

export interface FittedState {
  readonly state: RestingState;
  readonly lost: readonly Lost[];
  /** Whether the party was moved to the city because its cell no longer exists. */
  readonly isBroughtHome: boolean;
  /** Whether a value, such as gold or an age, was above its limit and was reduced to it. */
  readonly isLowered: boolean;
}

/** Limits a value to `most`. */
type Lower = (value: number, most: number) => number;

/**
 * Fits a state to a world that may have changed: references to what no longer exists are removed. A state of the same world stays as it is.
 */
export function fitState(
  world: World,
  { followers = [], left = [], rewards = [], ...state }: RestingState,
): FittedState {
  const missing = new Map<string, Lost>();
  let isLowered = false;
  const lower: Lower = (value, most) => {
    if (value > most) isLowered = true;
    return Math.min(value, most);
  };
  /** Returns a predicate for numbers that exist; it records each missing one. */
  const isThere = (kind: LostKind, has: (number: number) => boolean) => (number: number) => {
    if (has(number)) return true;
    missing.set(`${kind} ${number}`, { kind, number });
    return false;
  };
  const hasItem = isThere('item', (number) => world.items.has(number));
  const hasFloor = isThere('floor_map', (number) => world.floors.has(number));
  const stands = ({ floor, ...cell }: Place) => {
    const found = world.floors.get(floor);
    return hasFloor(floor) && found !== undefined && hasCell(found, cell);
  };
  const onFloors = (marks: Readonly<Record<number, Bits>>, last: number) =>
    fewer(marks, hasFloor, (bits) => within(bits, 0, last));

  const inParty = [...new Set(state.party)].filter((at) => at < state.roster.length);
  const roster = state.roster.map((member, at) => {
    const isLeft = member.lies !== undefined && !inParty.includes(at) && stands(member.lies);
    return fitMember(world, member, { hasItem, isLeft, lower });
  });
  const isInCity = state.mode === 'city';
  const isHere = !isInCity && inParty.length > 0 && stands(state.place);
  const hasMonster = isThere('monster', (number) => world.monsters.has(number));
  const counted = (value: number) => lower(value, MOST_COUNTED);
  const following = followers.filter(({ monster }) => hasMonster(monster));
  const { gold_cap } = world.rules.items;
  const hasSpecial = isThere('treasure_special_item', (number) => world.specialItems.has(number));
  const stillLeft = left.filter(({ floor, at, special }) => {
    // Both are checked, because both may be missing.
    const isChestThere = stands({ floor, ...cellPlace(at) });
    return hasSpecial(special) && isChestThere;
  });
  const waiting = rewards.filter(hasItem);
  const fitted: RestingState = {
    ...state,
    mode: isHere ? state.mode : 'city',
    place: isHere ? state.place : CITY,
    roster,
    party: inParty,
    gold: lower(state.gold, gold_cap),
    flags: ofKind(state.flags, 'event_flag'),
    // Labyrinths that a new release opens from the start are open in older games, too.
    labyrinths: bitsOf([...numbersIn(state.labyrinths), ...numbersIn(world.beginning.labyrinths)]),
    once: onFloors(state.once, CELL_COUNT - 1),
    opened: onFloors(state.opened, 2 * CELL_COUNT - 1),
    seen: onFloors(state.seen, CELL_COUNT - 1),
    finds: ofKind(state.finds, 'treasure_special_item'),
    lexicon: bitsOf(numbersIn(state.lexicon).filter(hasMonster)),
    ...(following.length > 0 && {
      followers: following.map(({ monster, ...one }) => {
        const most = lower(one.most, MOST_COUNTED);
        return { monster, hp: Math.min(one.hp, most), most };
      }),
    }),
    ...(stillLeft.length > 0 && { left: stillLeft }),
    ...(waiting.length > 0 && { rewards: waiting }),
    npcs: fewer(
      state.npcs,
      isThere('npc', (number) => world.npcs.has(number)),
      ({ paid, sold, ...notes }) => ({
        ...notes,
        paid: lower(paid, MOST_COUNTED),
        sold: fewer(sold, () => true, counted),
      }),
    ),
    stock: fewer(state.stock, hasItem, counted),
    candidate: state.candidate && {
      ...state.candidate,
      age: lower(state.candidate.age, MOST_AGE),
      points: lower(state.candidate.points, MOST_STAT),
    },
    cheats: [...new Set(state.cheats)],
  };
  return {
    state: fitted,
    lost: [...missing.values()],
    isBroughtHome: !isInCity && !isHere,
    isLowered,
  };
}

const NOTHING = new Map<number, never>();

/** All records that a state refers to, found by fitting it to a world without records. */
export const referredTo = (world: World, state: RestingState): readonly Lost[] =>
  fitState(
    { ...world, items: NOTHING, floors: NOTHING, monsters: NOTHING, specialItems: NOTHING, npcs: NOTHING },
    state,
  ).lost;

interface MemberFit {
  readonly hasItem: (number: number) => boolean;
  /** Whether its body still lies where it fell. */
  readonly isLeft: boolean;
  readonly lower: Lower;
}

function fitMember(world: World, { lies, ...member }: Member, { hasItem, isLeft, lower }: MemberFit): Member {
  const { uses } = member;
  const castable = (all: readonly number[]) => all.map((left) => lower(left, MOST_USES));
  const fitted: Member = {
    ...member,
    age: lower(member.age, MOST_AGE),
    level: lower(member.level, MOST_LEVEL),
    experience: lower(member.experience, MOST_COUNTED),
    gold: lower(member.gold, MOST_COUNTED),
    days: lower(member.days, MOST_DAYS),
    max_hp: lower(member.max_hp, MOST_HP),
    stats: Object.fromEntries(STATS.map(({ name }) => [name, lower(member.stats[name], MOST_STAT)])) as Stats,
    uses: { mage: castable(uses.mage), priest: castable(uses.priest) },
    ...(member.lost_levels !== undefined && { lost_levels: lower(member.lost_levels, MOST_LEVEL) }),
    states: within(member.states, 1, STATES.length - 1),
    items: member.items.filter(({ item }) => hasItem(item)),
  };
  return {
    ...fitted,
    hp: isAlive(fitted) ? clamp(1, mostHp(world, fitted), member.hp) : 0,
    known: ofKind(member.known, 'spell'),
    titles: within(member.titles, 1, TITLES.length - 1),
    ...(isLeft && lies && { lies }),
  };
}

const within = (bits: Bits, first: number, last: number): Bits =>
  bitsOf(numbersIn(bits).filter((number) => number >= first && number <= last));

const ofKind = (bits: Bits, kind: RecordKindName): Bits =>
  within(bits, RECORD_KINDS[kind].first, RECORD_KINDS[kind].last);

/** Keeps the entries whose number exists. */
function fewer<Value>(
  all: Readonly<Record<number, Value>>,
  isThere: (number: number) => boolean,
  as: (value: Value) => Value = (value) => value,
): Readonly<Record<number, Value>> {
  const kept = Object.entries(all).filter(([number]) => isThere(Number(number)));
  return Object.fromEntries(kept.map(([number, value]) => [Number(number), as(value)]));
}
