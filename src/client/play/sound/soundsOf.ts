import type { Moment } from '#client/play/session/Timeline.ts';
import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';
import type { Way } from '#game/operations/Operation.ts';
import type { Harm, Report } from '#game/reports.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';

/** What a report is made in. */
export interface Heard {
  readonly world: World;
  readonly state: GameState;
  /** Whether the party turned of its own will. */
  readonly hasTurned: boolean;
}

type Kind = Report['kind'];
type Of<Name extends Kind> = Extract<Report, { readonly kind: Name }>;
/** A code of the catalog, or what chooses it; undefined for silence. */
type Sound<Name extends Kind> = number | undefined | ((report: Of<Name>, heard: Heard) => number | undefined);

const BY_WAY: Readonly<Record<Way, number>> = {
  stairsUp: 7,
  stairsDown: 8,
  chute: 9,
  elevator: 11,
  teleport: 12,
  entrance: 55,
};
const BY_HARM: Readonly<Record<Harm, number>> = { pit: 10, trap: 28, flame: 47, poison: 39, worn: 39 };
/** A page of a message is turned. */
export const PAGE_TURNED = 3;
/** The kind of event that is a lever. */
const LEVER = 1604;

/** The sound of everything that happens. */
export const SOUND_OF_REPORT: { readonly [Name in Kind]: Sound<Name> } = {
  refused: 2,
  stepped: ({ wades }) => (wades ? 5 : 4),
  bumped: 6,
  locked: 18,
  doorPassed: 15,
  doorShut: 16,
  foundNothing: 0,
  lightsOut: 14,
  turned: (_, { hasTurned }) => (hasTurned ? undefined : 13),
  found: 59,
  unlocked: 17,
  picked: 26,
  moved: ({ way }) => BY_WAY[way],
  pushed: 14,
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
  gold: 24,
  experience: undefined,
  title: 58,
  message: ({ message }, { world }) => {
    const { start_sound } = world.messages.get(message) ?? { start_sound: DEFAULT_SOUND.code };
    return start_sound === DEFAULT_SOUND.code ? PAGE_TURNED : start_sound;
  },
  answered: ({ isRight }) => (isRight ? 1 : 2),
  unmet: 2,
  flag: soundOfFlag,
  battle: 32,
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

/** A lever is heard, and so is a gate of the floor that answers to the flag; all else of a flag is a secret. */
function soundOfFlag({ flag, isOn }: Of<'flag'>, { world, state }: Heard): number | undefined {
  const floor = world.floors.get(state.place.floor);
  if ([...(floor?.edges.values() ?? [])].some(({ opening }) => opening === flag)) return isOn ? 20 : 21;
  const { x, y } = state.place;
  return floor?.events.get(cellIndex(x, y))?.id === LEVER ? 22 : undefined;
}

/** The sounds of a moment, each once, in the order in which they are made. */
export function soundsOf(world: World, { state, input, reports }: Moment): number[] {
  const hasTurned = input?.do === 'left' || input?.do === 'right' || input?.do === 'around';
  const heard = { world, state, hasTurned };
  return [...new Set(reports.flatMap((report) => soundOf(report, heard) ?? []))];
}

function soundOf<Name extends Kind>(report: Of<Name>, heard: Heard): number | undefined {
  const sound = SOUND_OF_REPORT[report.kind as Name] as Sound<Name>;
  return typeof sound === 'function' ? sound(report, heard) : sound;
}
