import { useAtomValue } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { FloorSheet } from '#client/mapEditor/state/FloorDesk.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { Button } from '#client/ui/Button.tsx';
import { refillPatch, staleRooms } from '#domain/map/monsterRooms.ts';
import { list, notice, room as roomStyle } from './StaleRooms.css.ts';

/** The monster rooms of the floor that are not what walls enclose any more, each to be filled anew (design: editor, "Strokes"). */
export function StaleRooms({ desk }: { readonly desk: FloorSheet }) {
  const text = useText();
  const canWrite = useAtomValue(canWriteAtom);
  const grid = useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.grid,
  );
  const stale = useMemo(() => staleRooms(grid, desk.size), [grid, desk.size]);
  if (stale.length === 0) return null;
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
