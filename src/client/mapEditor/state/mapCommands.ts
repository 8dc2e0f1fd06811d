/** A key with its modifiers. `key` as in KeyboardEvent.key, lower case; Ctrl is Cmd on a Mac. */
export interface KeyCombination {
  readonly key: string;
  readonly ctrl?: true;
  readonly shift?: true;
}

/** What can be done besides drawing. Toolbar, shortcuts and help sheet walk the one list. */
export interface MapCommand {
  readonly id: string;
  /** Text key. */
  readonly label: string;
  readonly keys: readonly KeyCombination[];
  readonly run: () => void;
  readonly isEnabled: () => boolean;
}

/** What taking back and doing again acts on. */
interface HistoryParts {
  readonly undo: () => void;
  readonly canUndo: () => boolean;
  readonly redo: () => void;
  readonly canRedo: () => boolean;
}

/** What looking at a floor acts on. */
interface ViewParts {
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  /** Goes one floor up (-1) or down (1). */
  readonly goBy: (floors: 1 | -1) => void;
  readonly canGoBy: (floors: 1 | -1) => boolean;
  readonly togglePanels: () => void;
  readonly showHelp: () => void;
}

const ZOOM_STEP = 1.25;
const always = () => true;

const command = (
  id: string,
  keys: readonly KeyCombination[],
  run: () => void,
  isEnabled: () => boolean = always,
): MapCommand => ({ id, label: `map.command.${id}`, keys, run, isEnabled });

export function historyCommands(parts: HistoryParts): readonly MapCommand[] {
  return [
    command('undo', [{ key: 'z', ctrl: true }], parts.undo, parts.canUndo),
    command(
      'redo',
      [
        { key: 'y', ctrl: true },
        { key: 'z', ctrl: true, shift: true },
      ],
      parts.redo,
      parts.canRedo,
    ),
  ];
}

export const saveCommand = (save: () => void): MapCommand => command('save', [{ key: 's', ctrl: true }], save);

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
    command('panels', [{ key: '\\' }], parts.togglePanels),
    command('help', [{ key: '?' }], parts.showHelp),
  ];
}

export function isPressed({ keys }: MapCommand, event: KeyboardEvent): boolean {
  const isCtrl = event.ctrlKey || event.metaKey;
  if (event.altKey) return false;
  return keys.some(({ key, ctrl = false, shift }) => {
    // The Yen key of a Japanese keyboard is the backslash of others.
    const isKey =
      event.key.toLowerCase() === key || (key === '\\' && (event.code === 'IntlYen' || event.code === 'IntlRo'));
    // Signs such as ? and + need Shift on some keyboards, so it counts only with Ctrl.
    return isKey && isCtrl === ctrl && (!ctrl || event.shiftKey === (shift ?? false));
  });
}

/** A combination as it is written: `Ctrl+Shift+Z`. */
export function keyText({ key, ctrl, shift }: KeyCombination): string {
  const names: Readonly<Record<string, string>> = { pageup: 'PageUp', pagedown: 'PageDown' };
  return [ctrl && 'Ctrl', shift && 'Shift', names[key] ?? key.toUpperCase()].filter(Boolean).join('+');
}
