import { ALIGNMENTS, JOBS, RACES, SEXES, STATS, type Stats } from '#domain/catalogs/adventurers.ts';
import { LEVELS_IN_TRAINING } from '#domain/resources/rules/raceOccupation.ts';
import { displayWidth, withoutControls } from '#domain/text/displayWidth.ts';
import { mayChangeTo, mayRise } from '#game/growth/mayGrow.ts';
import type { PlayerInput, TrainingInput, Unread } from '#game/inputs.ts';
import { suitsClass } from '#game/rules/classes.ts';
import { type Rules, raceRules } from '#game/rules/compileRules.ts';
import { levelAfterRebirth } from '#game/rules/rebirth.ts';
import { creationCap } from '#game/rules/statCap.ts';
import type { Run } from '#game/run/Run.ts';
import type { Change } from '#game/state/Change.ts';
import type { GameState } from '#game/state/GameState.ts';
import { MOST_MEMBERS } from '#game/state/limits.ts';
import { type Candidate, isAlive, type Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** The maximum display width of a member's name. */
export const NAME_WIDTH = 20;

/** All inputs of the training ground except those with a name (see `trainingFits`). */
export function trainingInputs(world: World, state: GameState): PlayerInput[] {
  return [
    ...(fullness(world, state)
      ? []
      : RACES.flatMap(({ code: race }) => SEXES.map(({ code: sex }) => ({ do: 'recruit', race, sex }) as const))),
    ...state.roster.flatMap((member, at) =>
      member.lies ? givingUp(world, state, member, at) : offersTo(world, state, member, at),
    ),
  ];
}

/**
 * The reason why no member can be created: the roster is full of members at home, or the game has reached its limit including the bodies in
 * labyrinths. Undefined if there is room.
 */
export function fullness({ rules }: World, { roster }: Pick<GameState, 'roster'>): 'roster' | 'bodies' | undefined {
  if (roster.filter(({ lies }) => !lies).length >= rules.city.roster) return 'roster';
  return roster.length >= MOST_MEMBERS ? 'bodies' : undefined;
}

/** The input that gives up a body in a labyrinth with what it carries. Once the game is full, this may include special items. */
const givingUp = (world: World, { roster }: GameState, member: Member, at: number): PlayerInput[] =>
  mayGo(world, member) || roster.length >= MOST_MEMBERS ? [{ do: 'dismiss', member: at }] : [];

function offersTo(world: World, { party }: GameState, member: Member, at: number): PlayerInput[] {
  const { rules } = world;
  const rises = rules.creation.level_where === LEVELS_IN_TRAINING && mayRise(rules, member);
  const isReborn = isAlive(member) && levelAfterRebirth(rules, member.level) !== undefined;
  return [
    ...(rises ? [{ do: 'train', member: at } as const] : []),
    ...JOBS.filter(({ code }) => mayChangeTo(rules, member, code)).map(
      ({ code: job }): PlayerInput => ({ do: 'retrain', member: at, job }),
    ),
    ...(isReborn ? [{ do: 'reincarnate', member: at } as const] : []),
    ...(!party.includes(at) && mayGo(world, member) ? [{ do: 'dismiss', member: at } as const] : []),
  ];
}

/** Members with a special item cannot be dismissed. */
const mayGo = ({ items, rules }: World, member: Member): boolean =>
  rules.items.special_dropped || !member.items.some(({ item }) => items.get(item)?.special);

/** Whether an input with a name is valid: it creates a member from the candidate, or renames one. */
export function trainingFits(world: World, state: GameState, input: Unread): input is Unread & PlayerInput {
  if (!isName(input.name)) return false;
  if (input.do === 'rename') return state.roster.some((member, at) => at === input.member && !member.lies);
  const { candidate } = state;
  return (
    input.do === 'create' && candidate !== null && !fullness(world, state) && isCreation(world.rules, candidate, input)
  );
}

const isName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name.length <= NAME_WIDTH * 2 &&
  name.trim() === name &&
  name !== '' &&
  !name.includes('\n') &&
  withoutControls(name) === name &&
  displayWidth(name) <= NAME_WIDTH;

/** Whether the chosen stats, job and alignment are valid for the candidate. */
function isCreation(rules: Rules, candidate: Candidate, { job, alignment, stats }: Unread): boolean {
  if (!JOBS.some(({ code }) => code === job) || !ALIGNMENTS.some(({ code }) => code === alignment)) return false;
  if (!areStats(stats)) return false;
  const { initial_stats } = raceRules(rules, candidate.race, candidate.sex);
  const cap = creationCap(rules);
  const placed = STATS.reduce((sum, { name }) => sum + stats[name] - initial_stats[name], 0);
  const isWithin = STATS.every(
    ({ name }) => stats[name] >= initial_stats[name] && stats[name] <= Math.max(cap, initial_stats[name]),
  );
  return (
    isWithin &&
    (rules.creation.bonus_all ? placed === candidate.points : placed <= candidate.points) &&
    suitsClass(rules, job as number, stats, alignment as number)
  );
}

const areStats = (stats: unknown): stats is Stats =>
  typeof stats === 'object' &&
  stats !== null &&
  STATS.every(({ name }) => Number.isInteger((stats as Readonly<Record<string, unknown>>)[name]));

/** Performs an input of the training ground. */
export const school = (run: Run, input: TrainingInput): void => run.apply(schooling(input));

function schooling(input: TrainingInput): Change {
  switch (input.do) {
    case 'recruit':
      return { op: 'recruit', race: input.race, sex: input.sex };
    case 'create':
      return { op: 'create', name: input.name, job: input.job, alignment: input.alignment, stats: input.stats };
    case 'retrain':
      return { op: 'retrain', member: input.member, job: input.job };
    case 'rename':
      return { op: 'rename', member: input.member, name: input.name };
    default:
      return { op: input.do === 'train' ? 'rise' : input.do, member: input.member };
  }
}
