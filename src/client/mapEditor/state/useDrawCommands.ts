import { useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { MapStage } from '#client/mapEditor/canvas/MapStage.ts';
import { refillPatch, staleRooms } from '#domain/map/monsterRooms.ts';
import type { FloorSheet } from './FloorDesk.ts';
import { erasingAtom, oneSidedAtom, walkingAtom } from './mapAtoms.ts';
import { drawCommands, type MapCommand } from './mapCommands.ts';

/** Commands about drawing: walk mode, erasing instead, one side of edges alone, and monster rooms filled anew. */
export function useDrawCommands({ session, size }: FloorSheet, stage: MapStage | undefined): readonly MapCommand[] {
  const setWalking = useSetAtom(walkingAtom);
  const setErasing = useSetAtom(erasingAtom);
  const setOneSided = useSetAtom(oneSidedAtom);
  useEffect(() => () => setWalking(false), [setWalking]);
  return useMemo(() => {
    const refill = () => refillPatch(session.grid, staleRooms(session.grid, size), 'map.command.refillRooms');
    return drawCommands({
      toggleWalk: () => {
        setWalking((isWalking) => !isWalking);
        // The arrows are the map's where it has the focus.
        stage?.cells.focus();
        stage?.setCursor(stage.cursor);
      },
      toggleErasing: () => setErasing((isErasing) => !isErasing),
      toggleOneSided: () => setOneSided((isOneSided) => !isOneSided),
      refillRooms: () => stage?.commit(refill()),
      hasStaleRooms: () => refill().cells.length > 0,
    });
  }, [session, size, stage, setWalking, setErasing, setOneSided]);
}
