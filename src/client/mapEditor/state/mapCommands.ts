import type { KeyCombination } from '#client/commands/keyCombination.ts';
import type { NamedKeys, OpenCommand } from '#client/commands/OpenCommand.ts';
import { eventTexts } from '#client/mapEditor/events/eventTexts.ts';
import { floorActionTexts } from '#client/mapEditor/floorActionTexts.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { symmetryTexts } from '#client/mapEditor/tools/symmetryTexts.ts';
import { toolTexts } from '#client/mapEditor/tools/toolTexts.ts';
import { FLOOR_ACTIONS, type PartName } from './openParts.ts';

/** A command besides drawing. The toolbar, the shortcuts and the help dialog all use the one list. */
export interface MapCommand extends OpenCommand {
  /** Returns the object that it would act on now. */
  readonly detail?: () => string | undefined;
  /** Called when its key is released: the command is active while the key is held. */
  readonly release?: () => void;
}

/** The parts that undo and redo act on. */
interface HistoryParts {
  readonly undo: () => void;
  /** Returns the name of the step that undo would take back; undefined if there is none. */
  readonly undoName: () => string | undefined;
  readonly redo: () => void;
  readonly redoName: () => string | undefined;
}

/** The parts that commands of the view act on. */
interface ViewParts {
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  /** Goes one floor up (-1) or down (1). */
  readonly goBy: (floors: 1 | -1) => void;
  readonly canGoBy: (floors: 1 | -1) => boolean;
  readonly togglePanels: () => void;
  /** Shows or closes the first-person view. */
  readonly toggleView: () => void;
  readonly open: (part: PartName) => void;
  /** Cycles through showing the floor above, the floor below, or none through the open one. */
  readonly stepGhost: () => void;
  /** Opens the menu of the current cell. */
  readonly openMenu: () => void;
  /** Shows or hides the marks of cells with problems. */
  readonly toggleProblems: () => void;
}

const ZOOM_STEP = 1.25;
const always = () => true;

const TEXTS = { ...mapEditorTexts, ...eventTexts, ...toolTexts, ...symmetryTexts, ...floorActionTexts };
type IdOf<Key> = Key extends `map.command.${infer Id}` ? Id : never;
type CommandId = IdOf<keyof typeof TEXTS>;

/** The default keys of commands, in the order in which they are listed. */
const KEYS: Readonly<Partial<Record<CommandId, readonly KeyCombination[]>>> = {
  undo: [{ key: 'z', ctrl: true }],
  redo: [
    { key: 'y', ctrl: true },
    { key: 'z', ctrl: true, shift: true },
  ],
  save: [{ key: 's', ctrl: true }],
  play: [{ key: 'p' }],
  askAndPlay: [{ key: 'p', shift: true }],
  walk: [{ key: 'q' }],
  findEvent: [{ key: 'v', shift: true }],
  toggleErasing: [{ key: 'j' }],
  toggleOneSided: [{ key: 'a' }],
  symmetryLeftRight: [{ key: 'z' }],
  symmetryUpDown: [{ key: 'z', shift: true }],
  symmetryHalfTurn: [{ key: 'y', shift: true }],
  symmetryAxes: [{ key: 'a', shift: true }],
  followLink: [{ key: 'g' }],
  pickTarget: [{ key: 'g', shift: true }],
  allLinks: [{ key: 'l' }],
  cancelPick: [{ key: 'escape' }],
  menu: [{ key: 'contextmenu' }, { key: 'f10', shift: true }],
  fit: [{ key: '0' }],
  zoomIn: [{ key: '+' }, { key: '=' }],
  zoomOut: [{ key: '-' }],
  floorUp: [{ key: 'pageup' }],
  floorDown: [{ key: 'pagedown' }],
  search: [{ key: 'f', ctrl: true }],
  ghost: [{ key: 'b' }],
  stack: [{ key: 'i' }],
  atlas: [{ key: 'p', ctrl: true }],
  panels: [{ key: '\\' }],
  help: [{ key: '?' }],
};

const named = (id: CommandId): NamedKeys => ({ id, label: TEXTS[`map.command.${id}` as const], keys: KEYS[id] ?? [] });

/** All commands that have default keys, whatever is open. */
export const mapCommandKeys: readonly NamedKeys[] = Object.keys(KEYS).map((id) => named(id as CommandId));

const command = (id: CommandId, run: () => void, isEnabled: () => boolean = always): MapCommand => ({
  ...named(id),
  run,
  isEnabled,
});

export function historyCommands(parts: HistoryParts): readonly MapCommand[] {
  return [
    {
      ...command('undo', parts.undo, () => parts.undoName() !== undefined),
      detail: parts.undoName,
    },
    {
      ...command('redo', parts.redo, () => parts.redoName() !== undefined),
      detail: parts.redoName,
    },
  ];
}

/** The parts that commands on events act on. */
interface EventParts {
  readonly followLink: () => void;
  readonly pickTarget: () => void;
  readonly toggleLinks: () => void;
  readonly hideLinks: () => void;
  readonly cancelPick: () => void;
  readonly isPicking: () => boolean;
  readonly canWrite: boolean;
}

export function eventCommands(parts: EventParts): readonly MapCommand[] {
  const pick = command('pickTarget', parts.pickTarget);
  return [
    command('followLink', parts.followLink),
    ...(parts.canWrite ? [pick] : []),
    { ...command('allLinks', parts.toggleLinks), release: parts.hideLinks },
    ...(parts.isPicking() ? [command('cancelPick', parts.cancelPick)] : []),
  ];
}

/** The parts that drawing commands act on. */
interface DrawParts {
  readonly toggleWalk: () => void;
  readonly findEvent: () => void;
  readonly toggleErasing: () => void;
  readonly toggleOneSided: () => void;
  /** Switch an axis of symmetry, or the half turn. */
  readonly symmetryLeftRight: () => void;
  readonly symmetryUpDown: () => void;
  readonly symmetryHalfTurn: () => void;
  /** Puts the axes at the current cell. */
  readonly symmetryAxes: () => void;
  readonly refillRooms: () => void;
  readonly hasStaleRooms: () => boolean;
}

export function drawCommands(parts: DrawParts): readonly MapCommand[] {
  return [
    command('walk', parts.toggleWalk),
    command('findEvent', parts.findEvent),
    command('toggleErasing', parts.toggleErasing),
    command('toggleOneSided', parts.toggleOneSided),
    command('symmetryLeftRight', parts.symmetryLeftRight),
    command('symmetryUpDown', parts.symmetryUpDown),
    command('symmetryHalfTurn', parts.symmetryHalfTurn),
    command('symmetryAxes', parts.symmetryAxes),
    command('refillRooms', parts.refillRooms, parts.hasStaleRooms),
  ];
}

export const saveCommand = (save: () => void): MapCommand => command('save', save);

/** The parts that commands of test play act on. */
interface PlayParts {
  /** Goes straight into the game. */
  readonly play: () => void;
  /** Asks for the set-up first. */
  readonly askAndPlay: () => void;
  /** Returns the place of the paused game in words; undefined if there is none. */
  readonly pausedAt: () => string | undefined;
}

export const playCommands = ({ play, askAndPlay, pausedAt }: PlayParts): readonly MapCommand[] => [
  { ...command('play', play), detail: pausedAt },
  command('askAndPlay', askAndPlay),
];

/** Returns the actions on whole floors, each with a dialog, for the menu next to the floor's title. Readers can only export. */
export function floorCommands(open: ViewParts['open'], canWrite: boolean): readonly MapCommand[] {
  return FLOOR_ACTIONS.filter((action) => canWrite || action === 'exportMaps').map((action) =>
    command(action, () => open(action)),
  );
}

export function viewCommands(parts: ViewParts): readonly MapCommand[] {
  return [
    command('fit', parts.fit),
    command('zoomIn', () => parts.zoom(ZOOM_STEP)),
    command('zoomOut', () => parts.zoom(1 / ZOOM_STEP)),
    command(
      'floorUp',
      () => parts.goBy(-1),
      () => parts.canGoBy(-1),
    ),
    command(
      'floorDown',
      () => parts.goBy(1),
      () => parts.canGoBy(1),
    ),
    command('menu', parts.openMenu),
    command('search', () => parts.open('search')),
    command('ghost', parts.stepGhost),
    command('problems', parts.toggleProblems),
    command('stack', () => parts.open('stack')),
    command('atlas', () => parts.open('atlas')),
    command('view', parts.toggleView),
    command('panels', parts.togglePanels),
    command('help', () => parts.open('help')),
  ];
}
