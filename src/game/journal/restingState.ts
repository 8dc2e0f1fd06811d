import * as z from 'zod';
import { ALIGNMENTS, JOBS, RACES, SEXES, STATS } from '#domain/catalogs/adventurers.ts';
import { MAGIC_EFFECTS } from '#domain/catalogs/magicEffects.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { SPELL_LEVELS } from '#domain/catalogs/spells.ts';
import { STATES } from '#domain/catalogs/states.ts';
import { TITLES } from '#domain/catalogs/titles.ts';
import { CELL_COUNT, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { displayWidth, withoutControls } from '#domain/text/displayWidth.ts';
import { ALLY_SEATS } from '#game/battle/BattleState.ts';
import { CHEATS, type Follower, type GameState, STATE_VERSION } from '#game/state/GameState.ts';
import type { Candidate, Held, Member } from '#game/state/Member.ts';
import type { NpcNotes } from '#game/state/NpcNotes.ts';
import { FACINGS } from '#game/state/Standing.ts';

/** The modes of a resting game, without a pending question, battle or chest. */
const RESTING_MODES = ['city', 'labyrinth', 'camp'] as const;

/** A game at a moment of rest. */
export interface RestingState extends GameState {
  readonly mode: (typeof RESTING_MODES)[number];
  readonly pending: null;
  readonly battle: null;
}

export const isResting = (state: GameState): state is RestingState =>
  (RESTING_MODES as readonly string[]).includes(state.mode) && state.pending === null && state.battle === null;

/** As many fields as the type has, be they there always or not. */
type Shape<Of> = { readonly [Name in keyof Of]-?: z.ZodType };

/** The most of anything that a game counts. */
const MOST = 999_999_999_999;
const MOST_MEMBERS = 120;
const MOST_HELD = 500;
const NAME_WIDTH = 20;

const whole = (most = MOST, least = 0) => z.int().min(least).max(most);
const oneOf = (options: readonly { readonly code: number }[]) => z.literal(options.map(({ code }) => code));
const word = z.int32();
/** A set of numbers (`Bits`). @param last the greatest that may be in it */
const bits = (last: number) => z.array(word).max((last >>> 5) + 1);
/** Something of each of some numbers, as JSON has it. */
const byNumber = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^\d{1,3}$/), value);

const name = z
  .string()
  .max(NAME_WIDTH * 4)
  .refine((text) => displayWidth(text) <= NAME_WIDTH && withoutControls(text) === text);
const { floor_map, item, event_flag, labyrinth_setting, treasure_special_item, monster, spell } = RECORD_KINDS;
const place = { floor: whole(floor_map.last), x: whole(GRID_SIDE - 1), y: whole(GRID_SIDE - 1) };
const origin = { race: oneOf(RACES), sex: oneOf(SEXES), age: whole(9999) };

const held = z.strictObject({
  item: whole(item.last, item.first),
  worn: z.boolean(),
  identified: z.boolean(),
  effects: z.array(whole(MAGIC_EFFECTS.length)).max(MAGIC_EFFECTS.length).exactOptional(),
  power: whole(RECORD_KINDS.magic_power_group.last).exactOptional(),
  broken: z.literal(true).exactOptional(),
} satisfies Shape<Held>);

const uses = z.array(whole(99)).max(SPELL_LEVELS);

const member = z.strictObject({
  ...origin,
  name_ja: name,
  name_en: name,
  job: oneOf(JOBS),
  alignment: oneOf(ALIGNMENTS),
  level: whole(9999, 1),
  experience: whole(),
  stats: z.strictObject(
    Object.fromEntries(STATS.map((stat) => [stat.name, whole(999)])) as Record<
      (typeof STATS)[number]['name'],
      z.ZodInt
    >,
  ),
  hp: whole(99_999),
  max_hp: whole(99_999, 1),
  states: bits(STATES.length),
  items: z.array(held).max(MOST_HELD),
  known: bits(spell.last),
  uses: z.strictObject({ mage: uses, priest: uses }),
  titles: bits(TITLES.length),
  lost_levels: whole(9999).exactOptional(),
  days: whole(9999),
  gold: whole(),
  isHandHurt: z.literal(true).exactOptional(),
  lies: z.strictObject(place).exactOptional(),
} satisfies Shape<Member>);

const notes = z.strictObject({
  met: z.boolean(),
  slain: z.boolean(),
  gone: z.boolean(),
  topics: bits(99),
  trades: bits(99),
  paid: whole(),
  sold: byNumber(whole()),
} satisfies Shape<NpcNotes>);

const follower = z.strictObject({
  monster: whole(monster.last),
  hp: whole(MOST, 1),
  most: whole(MOST, 1),
} satisfies Shape<Follower>);

/** The schema of a resting state; nothing within it can break a game. Whether its numbers exist in a world is checked by `fitState`. */
export const restingSchema: z.ZodType<RestingState> = z.strictObject({
  version: z.literal(STATE_VERSION),
  seed: z.tuple([word, word]),
  step: whole(),
  mode: z.enum(RESTING_MODES),
  place: z.strictObject({ ...place, facing: z.literal(FACINGS) }),
  roster: z.array(member).max(MOST_MEMBERS),
  party: z.array(whole(MOST_MEMBERS - 1)).max(6),
  gold: whole(),
  flags: bits(event_flag.last),
  labyrinths: bits(labyrinth_setting.last + 1),
  completed: bits(labyrinth_setting.last + 1),
  once: byNumber(bits(CELL_COUNT - 1)),
  opened: byNumber(bits(2 * CELL_COUNT - 1)),
  seen: byNumber(bits(CELL_COUNT - 1)),
  finds: bits(treasure_special_item.last),
  lexicon: bits(monster.last),
  npcs: byNumber(notes),
  stock: byNumber(whole(MOST, -1)),
  candidate: z.strictObject({ ...origin, points: whole(999) } satisfies Shape<Candidate>).nullable(),
  spells: z.array(z.strictObject({ spell: whole(spell.last, spell.first), steps: whole() })).max(spell.last),
  followers: z.array(follower).max(ALLY_SEATS).exactOptional(),
  walked: whole(),
  quiet: whole(),
  pending: z.null(),
  battle: z.null(),
  cheated: z.boolean(),
  cheats: z.array(z.enum(CHEATS)).max(CHEATS.length),
} satisfies Shape<RestingState>);
