import { useAtomValue } from 'jotai';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Expand from 'lucide-react/icons/expand';
import Eye from 'lucide-react/icons/eye';
import PanelsLeftRight from 'lucide-react/icons/panels-left-right';
import Play from 'lucide-react/icons/play';
import Redo2 from 'lucide-react/icons/redo-2';
import Save from 'lucide-react/icons/save';
import Search from 'lucide-react/icons/search';
import Undo2 from 'lucide-react/icons/undo-2';
import Waypoints from 'lucide-react/icons/waypoints';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { keyText } from '#client/commands/keyCombination.ts';
import type { FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { floorActionTexts } from '#client/mapEditor/floorActionTexts.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { selectionDeskAtom } from '#client/mapEditor/selection/selectionDesk.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { FLOOR_ACTIONS } from '#client/mapEditor/state/openParts.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { bar, elsewhere, gap, onPhones, word as wordStyle } from './MapBar.css.ts';

/** Commands with a button of their own, in the order of the bar. */
const ICONS: Readonly<Record<string, typeof Undo2>> = {
  undo: Undo2,
  redo: Redo2,
  save: Save,
  zoomOut: ZoomOut,
  zoomIn: ZoomIn,
  fit: Expand,
  search: Search,
  allLinks: Waypoints,
  play: Play,
  view: Eye,
  panels: PanelsLeftRight,
  help: CircleHelp,
};
const AFTER_GAP = ['zoomOut', 'panels'];
/** The buttons on phones, each with a word below it. Other commands are done with two fingers there, or are of no use. */
const ON_PHONES = ['undo', 'redo', 'fit', 'allLinks', 'play', 'view', 'help'] as const;
/** Commands in the menu, above the actions on whole floors. */
const IN_MENU = ['search', 'ghost', 'problems', 'stack', 'atlas', 'walk', 'refillRooms'];
/** Buttons only for phones; on wide screens the view has its own. */
const ONLY_ON_PHONES = ['view'];

interface MapBarProps {
  readonly desk: FloorDocument;
  readonly commands: readonly MapCommand[];
}

/** The toolbar with the commands of the map as buttons. */
export function MapBar({ desk, commands }: MapBarProps) {
  return (
    <div className={bar}>
      <MapMenu desk={desk} commands={commands} />
      {Object.keys(ICONS).map((id) => {
        const command = commands.find((each) => each.id === id);
        return command && <MapButton key={id} desk={desk} command={command} />;
      })}
    </div>
  );
}

/**
 * Returns the state of a command that depends on the floor and the part that floats over it; renders only when that state changes, not
 * with every stroke.
 */
function useFollowing<Value extends string | boolean | undefined>(
  { session }: FloorDocument,
  read: () => Value,
): Value {
  const selection = useAtomValue(selectionDeskAtom)?.selection;
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [session.subscribe(listener), selection?.subscribe(listener)];
      return () => {
        for (const end of ends) end?.();
      };
    },
    [session, selection],
  );
  return useSyncExternalStore(subscribe, read);
}

function MapButton({ desk, command }: { readonly desk: FloorDocument; readonly command: MapCommand }) {
  const text = useText(mapEditorTexts);
  const language = useAtomValue(languageAtom);
  const { id, label, keys, run } = command;
  const isEnabled = useFollowing(desk, () => command.isEnabled());
  const detail = useFollowing(desk, () => command.detail?.());
  const hints = [detail, ...keys.map(keyText)].filter((hint) => hint !== undefined);
  const Icon = ICONS[id] ?? Ellipsis;
  const word = ON_PHONES.find((each) => each === id);
  const place = [AFTER_GAP.includes(id) && gap, !word && elsewhere, ONLY_ON_PHONES.includes(id) && onPhones];
  return (
    <span className={place.filter(Boolean).join(' ')}>
      <IconButton
        label={label[language]}
        {...(hints.length > 0 && { hint: hints.join(' / ') })}
        icon={
          <>
            <Icon size={18} />
            {word && <Word>{text(`map.word.${word}`)}</Word>}
          </>
        }
        isDisabled={!isEnabled}
        onPress={run}
      />
    </span>
  );
}

/** A part of the button's name; hidden from assistive technology, which reads the whole name. */
const Word = ({ children }: { readonly children: ReactNode }) => (
  <span className={wordStyle} aria-hidden>
    {children}
  </span>
);

function MapMenu({ desk, commands }: MapBarProps) {
  const text = useText(floorActionTexts, mapEditorTexts);
  const language = useAtomValue(languageAtom);
  const groups = [
    { id: 'map', ids: IN_MENU },
    { id: 'floor', ids: FLOOR_ACTIONS },
  ].map(({ id, ids }) => ({
    id,
    commands: (ids as readonly string[]).flatMap((each) => commands.find((command) => command.id === each) ?? []),
  }));
  const shown = groups.filter((group) => group.commands.length > 0);
  useFollowing(desk, () => String(shown.flatMap((group) => group.commands.map((command) => command.isEnabled()))));
  if (shown.length === 0) return null;
  return (
    <Menu
      label={text('map.floorActions')}
      trigger={
        <IconButton
          label={text('map.floorActions')}
          icon={
            <>
              <Ellipsis size={18} />
              <Word>{text('map.word.actions')}</Word>
            </>
          }
        />
      }
      sections={shown.map((group) => ({
        id: group.id,
        items: group.commands.map(({ id, label, keys: [key], run, isEnabled }) => ({
          id,
          label: label[language],
          ...(key && { hint: keyText(key) }),
          onAction: run,
          isDisabled: !isEnabled(),
          isDanger: id === 'initialise',
        })),
      }))}
    />
  );
}
