import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { accountAtom } from '#client/page/account.ts';
import { pausedGamesAtom, pausedKey } from '#client/page/scenario/pausedGames.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';
import type { Standing } from '#game/state/Standing.ts';

/** Marks on the map where the test play of the scenario is paused, and returns the place; undefined if none is, or in the city. */
export function usePausedGame(stage: MapStage | undefined, scenarioId: string, floor: number): Standing | undefined {
  const accountId = useAtomValue(accountAtom)?.id ?? '';
  const paused = useAtomValue(pausedGamesAtom)[pausedKey(accountId, scenarioId)];
  useEffect(() => {
    const isHere = paused?.floor === floor;
    stage?.setStanding(
      'paused',
      isHere ? { x: paused.x, y: paused.y, side: SIDES[paused.facing - 1] as Side } : undefined,
    );
  }, [stage, paused, floor]);
  return paused;
}
