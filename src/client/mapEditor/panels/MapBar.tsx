import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Expand from 'lucide-react/icons/expand';
import Eye from 'lucide-react/icons/eye';
import PanelsLeftRight from 'lucide-react/icons/panels-left-right';
import Redo2 from 'lucide-react/icons/redo-2';
import Save from 'lucide-react/icons/save';
import Search from 'lucide-react/icons/search';
import Undo2 from 'lucide-react/icons/undo-2';
import Waypoints from 'lucide-react/icons/waypoints';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useSyncExternalStore } from 'react';
import { keyText } from '#client/commands/keyCombination.ts';
import { useText } from '#client/i18n/useText.ts';
import { FLOOR_ACTIONS } from '#client/mapEditor/floors/floorDialog.ts';
import type { FloorSheet } from '#client/mapEditor/state/FloorDesk.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { bar, elsewhere, gap, onPhones } from './MapBar.css.ts';

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
  view: Eye,
  panels: PanelsLeftRight,
  help: CircleHelp,
};
const AFTER_GAP = ['zoomOut', 'panels'];
const NOT_ON_PHONES = ['save', 'zoomOut', 'zoomIn', 'search', 'panels'];
/** Commands in the menu, above what is done with whole floors. */
const IN_MENU = ['search', 'ghost', 'stack', 'atlas', 'walk', 'refillRooms'];
/** Elsewhere the view has its own. */
const ONLY_ON_PHONES = ['view'];

/** The commands of the map as buttons. */
export function MapBar({ desk, commands }: { readonly desk: FloorSheet; readonly commands: readonly MapCommand[] }) {
  const text = useText();
  // Whether a command can be used follows the floor.
  useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.grid,
  );
  const items = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const command = commands.find((each) => each.id === id);
      if (!command) return [];
      const { label, keys, run, isEnabled } = command;
      const [key] = keys;
      return {
        id,
        label: text(label),
        ...(key && { hint: keyText(key) }),
        onAction: run,
        isDisabled: !isEnabled(),
        isDanger: id === 'initialise',
      };
    });
  const sections = [
    { id: 'map', items: items(IN_MENU) },
    { id: 'floor', items: items(FLOOR_ACTIONS) },
  ].filter((section) => section.items.length > 0);
  return (
    <div className={bar}>
      {sections.length > 0 && (
        <Menu
          label={text('map.floorActions')}
          trigger={<IconButton label={text('map.floorActions')} icon={<Ellipsis size={18} />} />}
          sections={sections}
        />
      )}
      {Object.entries(ICONS).map(([id, Icon]) => {
        const command = commands.find((each) => each.id === id);
        if (!command) return null;
        const hints = [command.detail?.(), ...command.keys.map(keyText)].filter((hint) => hint !== undefined);
        return (
          <span
            key={id}
            className={[
              AFTER_GAP.includes(id) && gap,
              NOT_ON_PHONES.includes(id) && elsewhere,
              ONLY_ON_PHONES.includes(id) && onPhones,
            ]
              .filter(Boolean)
              .join(' ')}
          >
            <IconButton
              label={text(command.label)}
              {...(hints.length > 0 && { hint: hints.join(' / ') })}
              icon={<Icon size={18} />}
              isDisabled={!command.isEnabled()}
              onPress={command.run}
            />
          </span>
        );
      })}
    </div>
  );
}
