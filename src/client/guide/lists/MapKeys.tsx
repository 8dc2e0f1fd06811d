import { MapKeyColumns } from '#client/mapEditor/help/MapKeyColumns.tsx';
import { selectionCommandKeys } from '#client/mapEditor/selection/selectionCommands.ts';
import { mapCommandKeys } from '#client/mapEditor/state/mapCommands.ts';

const COMMANDS = [...mapCommandKeys, ...selectionCommandKeys];

/** The keys of the floor map, as its own dialog shows them. */
export default function MapKeys() {
  return <MapKeyColumns commands={COMMANDS} hasTools />;
}
