import * as z from 'zod';
import { ALIGNMENTS, JOBS, RACES, SEXES, STATS } from '#domain/catalogs/adventurers.ts';
import { MAGIC_EFFECTS } from '#domain/catalogs/magicEffects.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { SPELL_LEVELS } from '#domain/catalogs/spells.ts';
import { STATES } from '#domain/catalogs/states.ts';
import { TITLES } from '#domain/catalogs/titles.ts';
import { CELL_COUNT, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { displayWidth, withoutControls } from '#domain/text/displayWidth.ts';
import { ALLY_SEATS } from '#game/state/BattleState.ts';
import { CHEATS, type Follower, type GameState, type LeftFind, STATE_VERSION } from '#game/state/GameState.ts';
import { MOST_COUNTED, MOST_MEMBERS } from '#game/state/limits.ts';
import type { Candidate, Held, Member } from '#game/state/Member.ts';
import type { NpcNotes } from '#game/state/NpcNotes.ts';
import { FACINGS } from '#game/state/Standing.ts';

/** The modes of a resting game, without a pending question, battle or chest. */
const RESTING_MODES = ['city', 'labyrinth', 'camp'] as const;

/** A game at rest. */
export interface RestingState extends GameState {
  readonly mode: (typeof RESTING_MODES)[number];
  readonly pending: null;
  readonly battle: null;
}

export const isResting = (state: GameState): state is RestingState =>
  (RESTING_MODES as readonly string[]).includes(state.mode) && state.pending === null && state.battle === null;

/** A schema for each field of a type, whether optional or not. */
type Shape<Of> = { readonly [Name in keyof Of]-?: z.ZodType };

/** Maximum number of items that are read from a bag. */
const MOST_READ = 500;
const NAME_WIDTH = 20;

const whole = (most = MOST_COUNTED, least = 0) => z.int().min(least).max(most);
/** A number without an upper limit. `fitState` lowers it to its limit, so that a save with too much of something is not damaged. */
export const limited = (least = 0) => z.number().min(least).refine(Number.isInteger);
const oneOf = (options: readonly { readonly code: number }[]) => z.literal(options.map(({ code }) => code));
const word = z.int32();
/** A set of numbers (`Bits`). @param last the greatest number that it may contain */
const bits = (last: number) => z.array(word).max((last >>> 5) + 1);
/** Values keyed by number, as in JSON. */
export const byNumber = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^\d{1,3}$/), value);

const name = z
  .string()
  .max(NAME_WIDTH * 4)
  .refine((text) => displayWidth(text) <= NAME_WIDTH && withoutControls(text) === text);
const { floor_map, item, event_flag, labyrinth_setting, treasure_special_item, monster, spell } = RECORD_KINDS;
const place = { floor: whole(floor_map.last), x: whole(GRID_SIDE - 1), y: whole(GRID_SIDE - 1) };
const origin = { race: oneOf(RACES), sex: oneOf(SEXES), age: limited() };

const held = z.strictObject({
  item: whole(item.last, item.first),
  worn: z.boolean(),
  identified: z.boolean(),
  effects: z.array(whole(MAGIC_EFFECTS.length)).max(MAGIC_EFFECTS.length).exactOptional(),
  power: whole(RECORD_KINDS.magic_power_group.last).exactOptional(),
  broken: z.literal(true).exactOptional(),
} satisfies Shape<Held>);

const uses = z.array(limited()).max(SPELL_LEVELS);

const member = z.strictObject({
  ...origin,
  name_ja: name,
  name_en: name,
  job: oneOf(JOBS),
  alignment: oneOf(ALIGNMENTS),
  level: limited(1),
  experience: limited(),
  stats: z.strictObject(
    Object.fromEntries(STATS.map((stat) => [stat.name, limited()])) as Record<
      (typeof STATS)[number]['name'],
      z.ZodNumber
    >,
  ),
  hp: limited(),
  max_hp: limited(1),
  states: bits(STATES.length),
  items: z.array(held).max(MOST_READ),
  known: bits(spell.last),
  uses: z.strictObject({ mage: uses, priest: uses }),
  titles: bits(TITLES.length),
  lost_levels: limited().exactOptional(),
  days: limited(),
  gold: limited(),
  isHandHurt: z.literal(true).exactOptional(),
  // Games of version 1 of the rules also stored a facing, which is ignored.
  lies: z.object(place).exactOptional(),
} satisfies Shape<Member>);

const notes = z.strictObject({
  met: z.boolean(),
  slain: z.boolean(),
  gone: z.boolean(),
  topics: bits(99),
  trades: bits(99),
  paid: limited(),
  sold: byNumber(limited()),
} satisfies Shape<NpcNotes>);

const follower = z.strictObject({
  monster: whole(monster.last),
  hp: limited(1),
  most: limited(1),
} satisfies Shape<Follower>);

const leftFind = z.strictObject({
  floor: whole(floor_map.last),
  at: whole(CELL_COUNT - 1),
  chest: whole(RECORD_KINDS.treasure_chest.last),
  special: whole(treasure_special_item.last),
} satisfies Shape<LeftFind>);

/**
 * The schema of a resting state. `fitState` makes a read state safe for a world: it removes references to missing records and lowers values
 * to their limits.
 */
export const restingSchema: z.ZodType<RestingState> = z.strictObject({
  version: z.literal(STATE_VERSION),
  seed: z.tuple([word, word]),
  step: whole(),
  mode: z.enum(RESTING_MODES),
  place: z.strictObject({ ...place, facing: z.literal(FACINGS) }),
  roster: z.array(member).max(MOST_MEMBERS),
  party: z.array(whole(MOST_MEMBERS - 1)).max(6),
  gold: limited(),
  flags: bits(event_flag.last),
  labyrinths: bits(labyrinth_setting.last + 1),
  completed: bits(labyrinth_setting.last + 1),
  once: byNumber(bits(CELL_COUNT - 1)),
  opened: byNumber(bits(2 * CELL_COUNT - 1)),
  seen: byNumber(bits(CELL_COUNT - 1)),
  finds: bits(treasure_special_item.last),
  left: z.array(leftFind).max(treasure_special_item.last).exactOptional(),
  rewards: z
    .array(whole(item.last, item.first))
    .max(labyrinth_setting.last + 1)
    .exactOptional(),
  lexicon: bits(monster.last),
  npcs: byNumber(notes),
  stock: byNumber(limited(-1)),
  candidate: z.strictObject({ ...origin, points: limited() } satisfies Shape<Candidate>).nullable(),
  spells: z.array(z.strictObject({ spell: whole(spell.last, spell.first), steps: whole() })).max(spell.last),
  followers: z.array(follower).max(ALLY_SEATS).exactOptional(),
  walked: whole(),
  quiet: whole(),
  pending: z.null(),
  battle: z.null(),
  cheated: z.boolean(),
  cheats: z.array(z.enum(CHEATS)).max(CHEATS.length),
} satisfies Shape<RestingState>);
