import { cellIndex } from '#domain/map/floorGrid.ts';
import type { GameState, LeftFind } from '#game/state/GameState.ts';

/** The finds that were left in chests at the party's cell. */
export const leftHere = ({ place, left = [] }: Pick<GameState, 'place' | 'left'>): readonly LeftFind[] =>
  left.filter(({ floor, at }) => floor === place.floor && at === cellIndex(place.x, place.y));

/** The finds that were left in one chest at the party's cell. */
export const leftIn = (state: Pick<GameState, 'place' | 'left'>, chest: number): readonly LeftFind[] =>
  leftHere(state).filter((one) => one.chest === chest);
