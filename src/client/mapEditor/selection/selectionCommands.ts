import type { KeyCombination } from '#client/commands/keyCombination.ts';
import type { TextKey } from '#client/i18n/defineTexts.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { withoutFloor } from '#domain/map/pasteRegion.ts';
import type { Place } from '#domain/map/placement.ts';
import type { MapClipboard } from './MapClipboard.ts';
import type { MapSelection } from './MapSelection.ts';
import { selectionTexts } from './selectionTexts.ts';

/** What the commands of a selection act on. */
interface SelectionParts {
  readonly selection: MapSelection;
  readonly clipboard: MapClipboard;
  readonly scenario: string;
  /** The cell at which the author is: below the pointer, else of the keyboard. */
  readonly here: () => Place;
}

type IdOf<Key> = Key extends `map.selection.${infer Id}` ? Id : never;

/** What is done with the chosen cells as a whole, in the order of the bar of actions (design: editor, "Tools"). */
export function selectionCommands({ selection, clipboard, scenario, here }: SelectionParts): readonly MapCommand[] {
  const isChosen = () => selection.state.cells.length > 0 && selection.state.floating === undefined;
  const keep = (cut?: number) => {
    const region = selection.region();
    if (region) clipboard.write({ scenario, cut, isCut: cut !== undefined, region });
  };
  const command = (
    id: IdOf<TextKey<typeof selectionTexts>>,
    keys: readonly KeyCombination[],
    run: () => void,
    isEnabled: () => boolean,
  ): MapCommand => ({
    id,
    label: selectionTexts[`map.selection.${id}` as const],
    keys,
    run,
    isEnabled,
  });
  const turn = (id: 'left' | 'right' | 'mirror', key: string) =>
    command(
      id,
      [{ key }],
      () => selection.turn(id),
      () => selection.state.cells.length > 0 || selection.state.floating !== undefined,
    );
  return [
    command(
      'all',
      [{ key: 'a', ctrl: true }],
      () => selection.selectAll(),
      () => true,
    ),
    command('deselect', [{ key: 'a', ctrl: true, shift: true }], () => selection.dismiss(), isChosen),
    command('copy', [{ key: 'c', ctrl: true }], () => keep(), isChosen),
    command(
      'cut',
      [{ key: 'x', ctrl: true }],
      () => {
        const cut = Math.random();
        keep(cut);
        selection.clear(cut);
      },
      isChosen,
    ),
    command(
      'paste',
      [{ key: 'v', ctrl: true }],
      () => {
        const clip = clipboard.read();
        if (!clip) return;
        const isHere = clip.scenario === scenario;
        const cut = isHere && clip.isCut ? clip.cut : undefined;
        selection.hold(isHere ? clip.region : withoutFloor(clip.region), 'paste', here(), cut);
      },
      () => !clipboard.isEmpty,
    ),
    turn('left', ','),
    turn('right', '.'),
    turn('mirror', '/'),
    command('surround', [{ key: 'o' }], () => selection.surround(), isChosen),
    command('clear', [{ key: 'delete' }, { key: 'backspace' }], () => selection.clear(), isChosen),
  ];
}
