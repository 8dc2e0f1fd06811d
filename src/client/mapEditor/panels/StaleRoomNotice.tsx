import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { FloorSheet } from '#client/mapEditor/state/FloorDesk.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { Button } from '#client/ui/Button.tsx';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { refillPatch, staleRooms } from '#domain/map/monsterRooms.ts';
import { actions } from './ChipBrushes.css.ts';
import { notice } from './StaleRoomNotice.css.ts';

interface StaleRoomNoticeProps {
  readonly desk: FloorSheet;
  /** The floor of the desk as it is now. */
  readonly grid: FloorGrid;
  readonly x: number;
  readonly y: number;
}

/** Says of a cell that its monster room is not what walls enclose any more, and fills it anew. */
export function StaleRoomNotice({ desk, grid, x, y }: StaleRoomNoticeProps) {
  const text = useText();
  const canWrite = useAtomValue(canWriteAtom);
  const stale = useMemo(() => staleRooms(grid, desk.size), [grid, desk.size]);
  const room = stale.find(({ cells }) => cells.some((cell) => cell.x === x && cell.y === y));
  if (!room) return null;
  return (
    <div className={actions}>
      <p className={notice}>{text(room.area ? 'map.room.stale' : 'map.room.open')}</p>
      {canWrite && room.area && (
        <Button size="small" onPress={() => desk.session.commit(refillPatch(grid, [room], 'map.command.refillRooms'))}>
          {text('map.room.refill')}
        </Button>
      )}
    </div>
  );
}
