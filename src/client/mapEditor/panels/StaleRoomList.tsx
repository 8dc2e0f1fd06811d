import type { FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { Button } from '#client/ui/Button.tsx';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { refillPatch, type staleRooms } from '#domain/map/monsterRooms.ts';
import { list, notice, room as roomStyle } from './StaleRoomList.css.ts';
import { staleRoomTexts } from './staleRoomTexts.ts';

interface StaleRoomListProps {
  readonly desk: FloorDocument;
  readonly grid: FloorGrid;
  readonly stale: ReturnType<typeof staleRooms>;
}

/** Lists stale rooms, with buttons that fill them again (docs/map-editor.md, "Rooms"). */
export default function StaleRoomList({ desk, grid, stale }: StaleRoomListProps) {
  const text = useText(staleRoomTexts);
  const canWrite = useMay('edit');
  return (
    <ul className={list}>
      {stale.map((room) => {
        const { slot, area } = room;
        const [cell] = room.cells;
        if (!cell) return null;
        const { x, y } = cell;
        return (
          <li key={`${x} ${y}`} className={roomStyle}>
            <p className={notice}>{text(area ? 'map.room.stale' : 'map.room.open', { slot, x, y })}</p>
            {canWrite && area && (
              <Button
                size="small"
                onPress={() => desk.session.commit(refillPatch(grid, [room], 'map.command.refillRooms'))}
              >
                {text('map.room.refill')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
