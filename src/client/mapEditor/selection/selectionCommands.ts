import type { KeyCombination } from '#client/commands/keyCombination.ts';
import type { NamedKeys } from '#client/commands/OpenCommand.ts';
import type { TextKey } from '#client/i18n/defineTexts.ts';
import { selectionTexts } from '#client/mapEditor/selectionTexts.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { withoutFloor } from '#domain/map/pasteRegion.ts';
import type { Place } from '#domain/map/placement.ts';
import type { MapClipboard } from './MapClipboard.ts';
import type { MapSelection } from './MapSelection.ts';

/** The parts that the commands of a selection act on. */
interface SelectionParts {
  readonly selection: MapSelection;
  readonly clipboard: MapClipboard;
  readonly scenario: string;
  /** Returns the cell under the pointer, or that of the cell cursor. */
  readonly here: () => Place;
}

type IdOf<Key> = Key extends `map.selection.${infer Id}` ? Id : never;
type SelectionCommandId = IdOf<TextKey<typeof selectionTexts>>;

/** The default keys of the commands. */
const KEYS: Readonly<Partial<Record<SelectionCommandId, readonly KeyCombination[]>>> = {
  all: [{ key: 'a', ctrl: true }],
  deselect: [{ key: 'a', ctrl: true, shift: true }],
  copy: [{ key: 'c', ctrl: true }],
  cut: [{ key: 'x', ctrl: true }],
  paste: [{ key: 'v', ctrl: true }],
  left: [{ key: ',' }],
  right: [{ key: '.' }],
  mirror: [{ key: '/' }],
  surround: [{ key: 'o' }],
  clear: [{ key: 'delete' }, { key: 'backspace' }],
};

const named = (id: SelectionCommandId): NamedKeys => ({
  id,
  label: selectionTexts[`map.selection.${id}` as const],
  keys: KEYS[id] ?? [],
});

/** All commands of a selection with their default keys. */
export const selectionCommandKeys: readonly NamedKeys[] = Object.keys(KEYS).map((id) =>
  named(id as SelectionCommandId),
);

/** The commands for the selected cells as a whole, in the order of the action bar (docs/map-editor.md, "Selection"). */
export function selectionCommands({ selection, clipboard, scenario, here }: SelectionParts): readonly MapCommand[] {
  const isChosen = () => selection.state.cells.length > 0 && selection.state.floating === undefined;
  const keep = (cut?: number) => {
    const region = selection.region();
    if (region) clipboard.write({ scenario, cut, isCut: cut !== undefined, region });
  };
  const command = (id: SelectionCommandId, run: () => void, isEnabled: () => boolean): MapCommand => ({
    ...named(id),
    run,
    isEnabled,
  });
  const turn = (id: 'left' | 'right' | 'mirror') =>
    command(
      id,
      () => selection.turn(id),
      () => selection.state.cells.length > 0 || selection.state.floating !== undefined,
    );
  return [
    command(
      'all',
      () => selection.selectAll(),
      () => true,
    ),
    command('deselect', () => selection.dismiss(), isChosen),
    command('copy', () => keep(), isChosen),
    command(
      'cut',
      () => {
        const cut = Math.random();
        keep(cut);
        selection.clear(cut);
      },
      isChosen,
    ),
    command(
      'paste',
      () => {
        const clip = clipboard.read();
        if (!clip) return;
        const isHere = clip.scenario === scenario;
        const cut = isHere && clip.isCut ? clip.cut : undefined;
        const from = isHere ? undefined : clip.scenario;
        selection.hold(isHere ? clip.region : withoutFloor(clip.region), 'paste', here(), { cut, from });
      },
      () => !clipboard.isEmpty,
    ),
    turn('left'),
    turn('right'),
    turn('mirror'),
    command('surround', () => selection.surround(), isChosen),
    command('clear', () => selection.clear(), isChosen),
  ];
}
