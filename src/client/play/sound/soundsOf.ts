import type { Moment } from '#client/play/session/Timeline.ts';
import { CUTTING_WEAPONS } from '#domain/catalogs/itemTypes.ts';
import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';
import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import { POISONED } from '#domain/catalogs/states.ts';
import type { EventId } from '#domain/events/kinds.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';
import type { Report } from '#game/reports.ts';
import { characterFigures } from '#game/rules/characterFigures.ts';
import { type BattleState, isFoe, PARTY_SEATS } from '#game/state/BattleState.ts';
import type { Harm } from '#game/state/Change.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Way } from '#game/state/Operation.ts';
import type { World } from '#game/world/World.ts';

/** The context of a report. */
export interface Heard {
  readonly world: World;
  readonly state: GameState;
  /** The battle in which it happened. */
  readonly battle: BattleState | null;
  /** Whether the party turned by its own input. */
  readonly hasTurned: boolean;
}

type Kind = Report['kind'];
type Of<Name extends Kind> = Extract<Report, { readonly kind: Name }>;
/** A code of the catalog, or a function that returns one; undefined for silence. */
type Sound<Name extends Kind> = number | undefined | ((report: Of<Name>, heard: Heard) => number | undefined);

const BY_WAY: Readonly<Record<Way, number>> = {
  stairsUp: 7,
  stairsDown: 8,
  chute: 9,
  elevator: 11,
  teleport: 12,
  entrance: 55,
  spell: 12,
};
const BY_HARM: Readonly<Record<Harm, number>> = {
  pit: 10,
  trap: 28,
  flame: 47,
  spell: 46,
  rock: 21,
  poison: 39,
  worn: 39,
};
/** The cries of monsters, by family. */
const CRIES: Readonly<Record<number, number>> = { 6: 44, 7: 45, 8: 42, 9: 42, 10: 43, 12: 44 };
const BOW = 6;
/** Fire, cold and lightning by their codes among the elements. */
const BY_ELEMENT: Readonly<Record<number, number>> = { 1: 47, 2: 48, 3: 49 };
/** The sound of turning a page of a message. */
export const PAGE_TURNED = 3;

/** Returns the sound of a message: its own, else that of the rules, else that of a page. */
export const soundOfMessage = (...chosen: readonly (number | undefined)[]): number =>
  chosen.find((code) => code !== undefined && code !== DEFAULT_SOUND.code) ?? PAGE_TURNED;
/** The kind of event that is a lever. */
const LEVER: EventId = 1604;

/** The sound of each kind of report. */
export const SOUND_OF_REPORT: { readonly [Name in Kind]: Sound<Name> } = {
  refused: 2,
  stepped: ({ wades }) => (wades ? 5 : 4),
  bumped: 6,
  locked: 18,
  doorPassed: 15,
  doorShut: 16,
  foundNothing: 54,
  lightsOut: 14,
  turned: (_, { hasTurned }) => (hasTurned ? undefined : 13),
  found: 59,
  unlocked: 17,
  picked: 26,
  moved: ({ way }) => BY_WAY[way],
  pushed: 14,
  sentBack: 14,
  nowhere: 2,
  warded: 51,
  endless: 2,
  entered: 56,
  labyrinthClosed: 18,
  left: 56,
  hurt: ({ by }) => BY_HARM[by],
  healed: 50,
  fell: 39,
  raised: 53,
  aged: 52,
  afflicted: 52,
  cured: 50,
  restored: 50,
  wiped: 60,
  spellEnded: 2,
  got: 25,
  lost: 1,
  bagsFull: 2,
  rewardWaits: 24,
  gold: 24,
  experience: undefined,
  title: 58,
  message: ({ message }, { world }) => {
    return soundOfMessage(world.messages.get(message)?.start_sound, world.rules.items.start_sound);
  },
  answered: ({ isRight }) => (isRight ? 1 : 2),
  unmet: 2,
  flag: soundOfFlag,
  battle: (_, { world, battle }) => {
    const first = world.monsters.get(battle?.groups[0]?.monster ?? 0);
    return (first && CRIES[first.family]) ?? 32;
  },
  surprised: ({ by }) => (by === 'monsters' ? 31 : 32),
  identified: 0,
  friendly: 56,
  parted: 1,
  fleeFailed: 2,
  blow: soundOfBlow,
  parries: 37,
  hid: undefined,
  felled: ({ seat }) => (isFoe(seat) ? 40 : 39),
  wounded: 39,
  recovered: 50,
  befell: ({ state }) => (state === POISONED ? 30 : 52),
  relieved: 50,
  shuffled: 14,
  divided: 44,
  burst: 29,
  ranAway: 41,
  calls: 42,
  dispelled: 53,
  casts: soundOfSpell,
  fizzles: 2,
  uses: 1,
  keptOff: 51,
  turnedBack: 51,
  resisted: 51,
  startled: 43,
  sank: 21,
  dulled: 52,
  unbodied: 12,
  acChanged: 51,
  summoned: 12,
  breathes: 45,
  levelsLost: 52,
  stolen: 2,
  rose: 58,
  drained: 52,
  learnt: 59,
  stayed: 50,
  recruited: 1,
  created: 58,
  changed: 1,
  gone: 60,
  cast: soundOfSpell,
  coordinates: 3,
  map: 3,
  spellGoesOn: undefined,
  mended: 1,
  used: 1,
  broke: 19,
  cursed: 52,
  looked: ({ isKnown }) => (isKnown ? 1 : 2),
  inspected: 0,
  disarmed: ({ isDone }) => (isDone ? 27 : 2),
  sprung: 28,
  withstood: 37,
  handHurt: 39,
  won: 57,
  fled: 41,
  chest: 23,
  npc: 0,
  facility: 56,
  sound: ({ sound }) => sound,
  save: 1,
  load: 1,
  credits: 57,
  ending: 57,
  completed: 57,
};

/** A lever makes a sound, and so does a gate of the floor that depends on the flag; other changes of flags stay secret. */
function soundOfFlag({ flag, isOn }: Of<'flag'>, { world, state }: Heard): number | undefined {
  const floor = world.floors.get(state.place.floor);
  if ([...(floor?.edges.values() ?? [])].some(({ opening }) => opening === flag)) return isOn ? 20 : 21;
  const { x, y } = state.place;
  return floor?.events.get(cellIndex(x, y))?.id === LEVER ? 22 : undefined;
}

/** A member's blow sounds like its weapon; another attacker's depends on whether the target is a foe. */
function soundOfBlow({ seat, target, hp, isCritical }: Of<'blow'>, { world, state }: Heard): number {
  if (hp === 0) return 36;
  if (isCritical) return 38;
  const member = state.roster[state.party[seat] ?? -1];
  if (seat >= PARTY_SEATS || !member) return isFoe(target) ? 34 : 39;
  const { weapon } = characterFigures(world.rules, member, (number) => world.items.get(number));
  if (weapon === BOW) return 35;
  return CUTTING_WEAPONS.includes(weapon) ? 33 : 34;
}

/** An attack spell sounds like its element, other spells like their purpose. */
function soundOfSpell({ spell }: { readonly spell: number }, { world }: Heard): number {
  const category = categoryOf(spell);
  if (category === 'recovery') return 50;
  if (category === 'resistance' || category === 'ac') return 51;
  const element = category === 'attack' ? world.spells.get(spell)?.attack.element : undefined;
  return (element !== undefined && BY_ELEMENT[element]) || 46;
}

/** Returns the sounds of a moment, each once, in their order. @param battle that was fought before it */
export function soundsOf(world: World, { state, input, reports }: Moment, battle: BattleState | null = null): number[] {
  const hasTurned = input?.do === 'left' || input?.do === 'right' || input?.do === 'around';
  const heard = { world, state, hasTurned, battle: state.battle ?? battle };
  return [...new Set(reports.flatMap((report) => soundOf(report, heard) ?? []))];
}

function soundOf<Name extends Kind>(report: Of<Name>, heard: Heard): number | undefined {
  const sound = SOUND_OF_REPORT[report.kind as Name] as Sound<Name>;
  return typeof sound === 'function' ? sound(report, heard) : sound;
}
