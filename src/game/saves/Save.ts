import * as z from 'zod';
import { JOBS } from '#domain/catalogs/adventurers.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { upgradeDocument } from '#domain/scenario/upgradeDocument.ts';
import type { Input } from '#game/inputs.ts';
import { goesOn } from '#game/interpreter/wipe.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { isAlive } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import { type FittedState, fitState } from './fitState.ts';
import { RULES_VERSION } from './Inputs.ts';
import { isResting, limited, restingSchema } from './restingState.ts';
import { isSaveKey, type SaveKey } from './SaveKey.ts';
import { type NamedLost, named, namesIn, savedNamesSchema } from './savedNames.ts';

const FORMAT = 'meikyu-save';
/** Older clients report a save of a newer version as newer, not as damaged. Version 2 added the names. */
const SAVE_VERSION = 2;
/** Maximum number of characters in the JSON of a save. */
export const LARGEST_SAVE = 2 ** 19;
/** Maximum number of inputs since the last rest. Longer battles, conversations or chests are not saved until they end. */
const MOST_SINCE = 500;
/** The last moment that a Date can represent. */
const LAST_MOMENT = 8.64e15;

const name = z.string().max(255);
const told = z.strictObject({
  /** The title of the work or the scenario. */
  title_ja: name,
  title_en: name,
  /** Null in the city. */
  place: z
    .strictObject({ floor: z.int().min(1).max(RECORD_KINDS.floor_map.last), labyrinth_ja: name, labyrinth_en: name })
    .nullable(),
  gold: limited(),
  /** The total playing time. */
  seconds: limited(),
  party: z
    .array(
      z.strictObject({
        name_ja: name,
        name_en: name,
        job: z.literal(JOBS.map(({ code }) => code)),
        level: limited(1),
        is_alive: z.boolean(),
      }),
    )
    .max(6),
});

/** A save of the current version. */
const saveSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(SAVE_VERSION),
  /** The version of the rules, because other rules would change the result of its inputs. */
  rules: z.int().min(1),
  key: z.custom<SaveKey>(isSaveKey),
  /** The hash of the file of the work, as the server reports it; null if the world is a scenario that is being edited. */
  document: z.string().max(100).nullable(),
  /** In milliseconds. */
  saved_at: z.int().min(0).max(LAST_MOMENT),
  /** The state at the last rest and the inputs since then, so that pending questions need no format of their own. */
  rest: restingSchema,
  since: z
    .array(z.custom<Input>((input) => typeof input === 'object' && input !== null && !Array.isArray(input)))
    .max(MOST_SINCE),
  /** The names of what `rest` refers to, so that messages can name it if a later world does not have it. */
  names: savedNamesSchema.exactOptional(),
  /** The summary of the saved moment for lists of saves. */
  told,
});
export type Save = z.infer<typeof saveSchema>;
export type SaveSummary = Save['told'];

/** The fields of a save that do not come from its game. */
export type SaveMark = Pick<Save, 'key' | 'document' | 'saved_at'> &
  Pick<SaveSummary, 'title_ja' | 'title_en' | 'seconds'>;

/** A state of a game, and the input that led to it. */
interface Moment {
  readonly state: GameState;
  readonly input?: Input;
}

/** Maximum number of moments that are searched for a rest. */
export const MOST_MOMENTS = MOST_SINCE + 1;

/**
 * Makes a save of a game.
 * @param moments the current one and those before it, newest first
 * @returns undefined if there is nothing to save: the game is over, or the last rest is too long ago
 */
export function saveOf(world: World, moments: readonly Moment[], mark: SaveMark): Save | undefined {
  const [present] = moments;
  const at = moments.findIndex(({ state }) => isResting(state));
  const rest = moments[at]?.state;
  if (!present || !rest || !isResting(rest)) return undefined;
  if (present.state.mode === 'over' && !goesOn({ world })) return undefined;
  const { title_ja, title_en, seconds, ...known } = mark;
  const save: Save = {
    ...{ format: FORMAT, version: SAVE_VERSION, rules: RULES_VERSION, ...known, rest },
    since: moments
      .slice(0, at)
      .toReversed()
      .flatMap(({ input }) => input ?? []),
    told: { title_ja, title_en, seconds, ...describeState(world, present.state) },
  };
  const withNames: Save = { ...save, names: namesIn(world, rest) };
  // A game with no room for names is saved without them.
  return JSON.stringify(withNames).length <= LARGEST_SAVE ? withNames : save;
}

function describeState(world: World, state: GameState): Pick<SaveSummary, 'place' | 'gold' | 'party'> {
  const { floor } = state.place;
  const setting = world.labyrinths.get(world.labyrinthOf.get(floor) ?? -1)?.setting;
  const { ja = '', en = '' } = setting?.labyrinth_title ?? {};
  return {
    place: floor === 0 ? null : { floor, labyrinth_ja: ja, labyrinth_en: en },
    gold: state.gold,
    party: partyIn(state).map(({ member }) => {
      const { name_ja, name_en, job, level } = member;
      return { name_ja, name_en, job, level, is_alive: isAlive(member) };
    }),
  };
}

/** Upgrade steps from each older version of a save to the next. */
const STEPS: Parameters<typeof upgradeDocument>[2] = { 1: (save) => save };

/** The reason why a save cannot be read: it is not a save, has a newer version, is too large, or is damaged. */
export type SaveFault = 'foreign' | 'newer' | 'oversized' | 'broken';

export type ReadSave = { readonly save: Save } | { readonly fault: SaveFault };

/** Reads a possible save of any version from an untrusted source. */
export function readSave(value: unknown): ReadSave {
  const { format, version } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (format !== FORMAT) return { fault: 'foreign' };
  if (!Number.isInteger(version)) return { fault: 'broken' };
  if ((version as number) > SAVE_VERSION) return { fault: 'newer' };
  try {
    const upgraded = upgradeDocument(value as Parameters<typeof upgradeDocument>[0], SAVE_VERSION, STEPS);
    const read = saveSchema.safeParse(upgraded);
    return read.success ? { save: read.data } : { fault: 'broken' };
  } catch {
    return { fault: 'broken' };
  }
}

/** Reads the text of a save file. */
export function parseSave(text: string): ReadSave {
  if (text.length > LARGEST_SAVE) return { fault: 'oversized' };
  try {
    return readSave(JSON.parse(text));
  } catch {
    // A text that contains the format name is a save that was cut off.
    return { fault: text.includes(FORMAT) ? 'broken' : 'foreign' };
  }
}

/** The continuation of a game: a state, and the inputs to play as far as possible. */
export interface Resumed extends FittedState {
  readonly lost: readonly NamedLost[];
  readonly inputs: readonly Input[];
  /** Whether the inputs since the last rest are dropped, because the work or the rules have changed. */
  readonly isTakenBack: boolean;
}

/** Fits a save to the current world. @param document the current hash of the work, as in a save */
export function resume(
  world: World,
  { rest, rules, since, names, ...save }: Save,
  document: Save['document'],
): Resumed {
  const isSame = rules === RULES_VERSION && save.document === document;
  const fitted = fitState(world, rest);
  return {
    ...fitted,
    lost: named(fitted.lost, names),
    inputs: isSame ? since : [],
    isTakenBack: !isSame && since.length > 0,
  };
}
