import type { KeyCombination } from '#client/commands/keyCombination.ts';
import type { OpenCommand } from '#client/commands/OpenCommand.ts';
import { eventTexts } from '#client/mapEditor/events/eventTexts.ts';
import { floorActionTexts } from '#client/mapEditor/floors/floorActionTexts.ts';
import { FLOOR_ACTIONS, type FloorAction } from '#client/mapEditor/floors/floorDialog.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { toolTexts } from '#client/mapEditor/tools/toolTexts.ts';

/** What can be done besides drawing. Toolbar, shortcuts and help sheet walk the one list. */
export interface MapCommand extends OpenCommand {
  /** On what it would act now. */
  readonly detail?: () => string | undefined;
  /** Called when its key is let go: it acts for as long as that is held. */
  readonly release?: () => void;
}

/** What taking back and doing again acts on. */
interface HistoryParts {
  readonly undo: () => void;
  /** What it would take back; undefined where there is nothing. */
  readonly undoName: () => string | undefined;
  readonly redo: () => void;
  readonly redoName: () => string | undefined;
}

/** What looking at a floor acts on. */
interface ViewParts {
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  /** Goes one floor up (-1) or down (1). */
  readonly goBy: (floors: 1 | -1) => void;
  readonly canGoBy: (floors: 1 | -1) => boolean;
  readonly togglePanels: () => void;
  /** Shows or closes the view from within. */
  readonly toggleView: () => void;
  readonly showHelp: () => void;
  readonly open: (overview: 'search' | 'stack' | 'atlas') => void;
  /** Shows the floor above, the one below or none through the one that is open, in turn. */
  readonly stepGhost: () => void;
}

const ZOOM_STEP = 1.25;
const always = () => true;

const TEXTS = { ...mapEditorTexts, ...eventTexts, ...toolTexts, ...floorActionTexts };
type IdOf<Key> = Key extends `map.command.${infer Id}` ? Id : never;

const command = (
  id: IdOf<keyof typeof TEXTS>,
  keys: readonly KeyCombination[],
  run: () => void,
  isEnabled: () => boolean = always,
): MapCommand => ({ id, label: TEXTS[`map.command.${id}` as const], keys, run, isEnabled });

export function historyCommands(parts: HistoryParts): readonly MapCommand[] {
  return [
    {
      ...command('undo', [{ key: 'z', ctrl: true }], parts.undo, () => parts.undoName() !== undefined),
      detail: parts.undoName,
    },
    {
      ...command(
        'redo',
        [
          { key: 'y', ctrl: true },
          { key: 'z', ctrl: true, shift: true },
        ],
        parts.redo,
        () => parts.redoName() !== undefined,
      ),
      detail: parts.redoName,
    },
  ];
}

/** What events act on. */
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
  const pick = command('pickTarget', [{ key: 'g', shift: true }], parts.pickTarget);
  return [
    command('followLink', [{ key: 'g' }], parts.followLink),
    ...(parts.canWrite ? [pick] : []),
    { ...command('allLinks', [{ key: 'l' }], parts.toggleLinks), release: parts.hideLinks },
    ...(parts.isPicking() ? [command('cancelPick', [{ key: 'escape' }], parts.cancelPick)] : []),
  ];
}

/** What drawing with commands acts on. */
interface DrawParts {
  readonly toggleWalk: () => void;
  readonly toggleErasing: () => void;
  readonly toggleOneSided: () => void;
  readonly refillRooms: () => void;
  readonly hasStaleRooms: () => boolean;
}

export function drawCommands(parts: DrawParts): readonly MapCommand[] {
  return [
    command('walk', [{ key: 'q' }], parts.toggleWalk),
    command('toggleErasing', [{ key: 'j' }], parts.toggleErasing),
    command('toggleOneSided', [{ key: 'a' }], parts.toggleOneSided),
    command('refillRooms', [], parts.refillRooms, parts.hasStaleRooms),
  ];
}

export const saveCommand = (save: () => void): MapCommand => command('save', [{ key: 's', ctrl: true }], save);

/** Plays the scenario from the cell that is looked at. */
export const playCommand = (play: () => void): MapCommand => command('play', [{ key: 'p' }], play);

/** What is done with whole floors, each by a dialog; in the menu beside the floor's title. Who may only read may export. */
export function floorCommands(open: (action: FloorAction) => void, canWrite: boolean): readonly MapCommand[] {
  return FLOOR_ACTIONS.filter((action) => canWrite || action === 'exportMaps').map((action) =>
    command(action, [], () => open(action)),
  );
}

export function viewCommands(parts: ViewParts): readonly MapCommand[] {
  return [
    command('fit', [{ key: '0' }], parts.fit),
    command('zoomIn', [{ key: '+' }, { key: '=' }], () => parts.zoom(ZOOM_STEP)),
    command('zoomOut', [{ key: '-' }], () => parts.zoom(1 / ZOOM_STEP)),
    command(
      'floorUp',
      [{ key: 'pageup' }],
      () => parts.goBy(-1),
      () => parts.canGoBy(-1),
    ),
    command(
      'floorDown',
      [{ key: 'pagedown' }],
      () => parts.goBy(1),
      () => parts.canGoBy(1),
    ),
    command('search', [{ key: 'f', ctrl: true }], () => parts.open('search')),
    command('ghost', [{ key: 'b' }], parts.stepGhost),
    command('stack', [{ key: 'i' }], () => parts.open('stack')),
    command('atlas', [{ key: 'p', ctrl: true }], () => parts.open('atlas')),
    command('view', [], parts.toggleView),
    command('panels', [{ key: '\\' }], parts.togglePanels),
    command('help', [{ key: '?' }], parts.showHelp),
  ];
}
