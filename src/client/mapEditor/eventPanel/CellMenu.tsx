import { useSetAtom, useStore } from 'jotai';
import { flushSync } from 'react-dom';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { placeTexts } from '#client/floor/placeTexts.ts';
import type { TextOf } from '#client/i18n/defineTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapEvents } from '#client/mapEditor/commands/useEvents.ts';
import { placedAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { focusMap } from '#client/mapEditor/stage/focusMap.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { borderText } from '#client/mapEditor/state/describeCell.ts';
import { type CellMenuPlace, toolAtom } from '#client/mapEditor/state/mapAtoms.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { event as eventTool } from '#client/mapEditor/tools/event.ts';
import { useMay } from '#client/page/may.ts';
import { useOpenPlay } from '#client/page/scenario/besideGame.ts';
import { playHerePath } from '#client/page/scenario/scenario.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { recordDialogAtom } from '#client/resource/recordDialog/recordDialog.ts';
import { timings } from '#client/timings.ts';
import { ContextMenu } from '#client/ui/ContextMenu.tsx';
import type { MenuItem } from '#client/ui/Menu.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { BORDER, SIDES } from '#domain/map/cell.ts';
import { type Edge, readBorder } from '#domain/map/edge.ts';
import { NO_EVENT } from '#domain/map/event.ts';
import { type FloorGrid, readField } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { FACINGS } from '#game/state/Standing.ts';
import { cellMenuTexts } from './cellMenuTexts.ts';
import { entranceFor, hasFloors, makeEntrance } from './makeEntrance.ts';

interface CellMenuProps {
  readonly place: CellMenuPlace;
  readonly onClose: () => void;
  /** Called with the door that is to get a key. */
  readonly onGiveKey: (door: Edge) => void;
  readonly scenarioId: string;
  readonly desk: FloorDesk;
  readonly listed: readonly ListedFloor[];
  readonly stage: MapStage | undefined;
  readonly events: MapEvents;
  /** All commands of the map; those of the selection apply to the cell. */
  readonly commands: readonly MapCommand[];
}

type Text = TextOf<keyof typeof cellMenuTexts | keyof typeof mapEditorTexts | keyof typeof placeTexts>;

/** Lists the actions on a cell, its event and its door. Inside the selection, copying, cutting and deleting apply to all of it. */
export default function CellMenu({ place, onClose, ...props }: CellMenuProps) {
  const text = useText(cellMenuTexts, mapEditorTexts, placeTexts);
  const canWrite = useMay('edit');
  const { cell, point } = place;
  const parts = useMenuParts(props, cell);
  // The menu gives the focus back when it closes, so it is closed before an item moves the focus.
  const closing = (items: readonly (MenuItem | false)[]): MenuItem[] =>
    items.flatMap((item) => {
      if (!item) return [];
      const onAction = () => {
        flushSync(onClose);
        item.onAction();
      };
      return [{ ...item, onAction }];
    });
  const door = doorOf(props.desk.session.grid, cell);
  const sections = [
    { id: 'ofEvent', items: closing([parts.edit, canWrite && parts.place, ...parts.clip.filter(() => canWrite)]) },
    { id: 'ofCell', items: closing([canWrite && parts.entrance, parts.labyrinth, parts.play]) },
    ...(door && canWrite
      ? [{ id: 'ofDoor', title: doorText(text, props.desk.session.grid, door), items: closing(parts.doorItems(door)) }]
      : []),
    { id: 'ofRemoval', items: closing([canWrite && parts.delete]) },
  ].filter(({ items }) => items.length > 0);
  return (
    <ContextMenu label={text('map.menu', { x: cell.x, y: cell.y })} at={point} onClose={onClose} sections={sections} />
  );
}

function useMenuParts(
  { scenarioId, desk, listed, stage, events, commands, onGiveKey }: Omit<CellMenuProps, 'place' | 'onClose'>,
  cell: Edge,
) {
  const text = useText(cellMenuTexts);
  const store = useStore();
  const openPlay = useOpenPlay(scenarioId, focusMap);
  const setPlaced = useSetAtom(placedAtom);
  const labyrinths = useRecordDesk(labyrinthSetting, scenarioId);
  const languages = useScenarioLanguages();
  const { x, y } = cell;
  const at = { floor: desk.number, x, y };
  const holdsEvent = readField(desk.session.grid, 'event_id', x, y) !== 0;
  const isChosen = stage?.selection.has(cell) ?? false;
  const run = (id: string) => commands.find((command) => command.id === id)?.run();
  const onCell = (id: string) => {
    if (!isChosen) stage?.selection.select([{ x, y }]);
    run(id);
    if (!isChosen) stage?.selection.dismiss();
  };
  const entrance = labyrinths && entranceFor(labyrinths, listed, desk.number);
  const openLabyrinth = (number: number) =>
    store.set(recordDialogAtom, { scenarioId, kind: labyrinthSetting.name, number });
  return {
    edit: holdsEvent && {
      id: 'edit',
      label: text('map.menu.edit'),
      onAction: () => {
        events.open(at);
        setPlaced('waiting');
      },
    },
    place: !holdsEvent && {
      id: 'place',
      label: text('map.menu.place'),
      onAction: () => {
        store.set(toolAtom, eventTool);
        events.chooseKind(at);
      },
    },
    clip: [
      { id: 'copy', label: text('map.menu.copy'), onAction: () => onCell('copy') },
      { id: 'cut', label: text('map.menu.cut'), onAction: () => onCell('cut') },
      {
        id: 'paste',
        label: text('map.menu.paste'),
        isDisabled: commands.find(({ id }) => id === 'paste')?.isEnabled() !== true,
        onAction: () => {
          stage?.setCursor(cell);
          run('paste');
          // A larger part floats over the cell until its place is confirmed.
          if (stage?.selection.state.floating?.count === 1) stage.selection.drop();
        },
      },
    ],
    entrance: {
      id: 'entrance',
      label:
        entrance === undefined
          ? text('map.menu.noEntrance')
          : text('map.menu.entrance', { number: floorNumberText(entrance) }),
      isDisabled: entrance === undefined,
      onAction: () => {
        if (!labyrinths || entrance === undefined) return;
        makeEntrance(labyrinths, entrance, at, languages);
        showSnackbar(text('map.menu.isEntrance', { number: floorNumberText(entrance) }), {
          duration: timings.takeBackOffer,
          action: {
            label: text('map.menu.labyrinth', { number: floorNumberText(entrance) }),
            onPress: () => openLabyrinth(entrance),
          },
        });
      },
    },
    labyrinth: labyrinths !== undefined &&
      entrance !== undefined &&
      hasFloors(labyrinths, entrance) && {
        id: 'labyrinth',
        label: text('map.menu.labyrinth', { number: floorNumberText(entrance) }),
        onAction: () => openLabyrinth(entrance),
      },
    play: {
      id: 'play',
      label: text('map.menu.play'),
      onAction: () =>
        openPlay(
          playHerePath(scenarioId, { ...at, facing: FACINGS[SIDES.indexOf(stage?.cursor.side ?? 'north')] ?? 1 }),
        ),
    },
    doorItems: (door: Edge): MenuItem[] => {
      const isLocked = readBorder(desk.session.grid, door) === BORDER.lockedDoor;
      return [
        {
          id: 'lock',
          label: text(isLocked ? 'map.menu.unlock' : 'map.menu.lock'),
          onAction: () => stage?.setBorder(door, isLocked ? BORDER.door : BORDER.lockedDoor),
        },
        { id: 'key', label: text('map.menu.key'), onAction: () => onGiveKey(door) },
      ];
    },
    delete: isChosen
      ? { id: 'delete', label: text('map.menu.clear'), isDanger: true, onAction: () => run('clear') }
      : holdsEvent && {
          id: 'delete',
          label: text('map.menu.delete'),
          isDanger: true,
          onAction: () => void events.edits.edit(at, NO_EVENT, 'map.event.edit.delete'),
        },
  };
}

const DOORS: readonly number[] = [BORDER.door, BORDER.hiddenDoor, BORDER.lockedDoor, BORDER.gate];

/** Returns the side of a cell with a door: the nearest side if it has one, otherwise the first. */
function doorOf(grid: FloorGrid, { x, y, side }: Edge): Edge | undefined {
  const edges = [side, ...SIDES].map((each) => ({ x, y, side: each }));
  return edges.find((edge) => DOORS.includes(readBorder(grid, edge)));
}

const doorText = (text: Text, grid: FloorGrid, door: Edge): string =>
  text('map.menu.door', { side: text(`map.side.${door.side}`), border: borderText(text, readBorder(grid, door)) });
