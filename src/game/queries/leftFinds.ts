import { cellIndex } from '#domain/map/floorGrid.ts';
import type { GameState, LeftFind } from '#game/state/GameState.ts';

/** What was left in chests where the party stands. */
export const leftHere = ({ place, left = [] }: Pick<GameState, 'place' | 'left'>): readonly LeftFind[] =>
  left.filter(({ floor, at }) => floor === place.floor && at === cellIndex(place.x, place.y));

/** What was left there in one of them. */
export const leftIn = (state: Pick<GameState, 'place' | 'left'>, chest: number): readonly LeftFind[] =>
  leftHere(state).filter((one) => one.chest === chest);
