import { placeTexts } from '#client/floor/placeTexts.ts';
import type { TextOf } from '#client/i18n/defineTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import * as styles from '#client/play/GameScreen.css.ts';
import type { Names } from '#client/play/words/Names.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';
import { CITY, type Standing } from '#game/state/Standing.ts';
import type { World } from '#game/world/World.ts';

interface PlaceLineProps {
  readonly world: World;
  readonly place: Standing;
  readonly names: Names;
  readonly hasCoordinates: boolean;
}

/** The place of the party in a line. */
export function PlaceLine({ world, place, names, hasCoordinates }: PlaceLineProps) {
  const text = useText(playTexts, placeTexts);
  return <p className={styles.place}>{describePlace(text, world, place, names, hasCoordinates)}</p>;
}

/**
 * Describes the place of a party in words. A floor that the author has deleted meanwhile has a text of its own; the city is on no floor.
 */
export function describePlace(
  text: TextOf<keyof typeof playTexts | keyof typeof placeTexts>,
  world: World,
  { floor: number, x, y, facing }: Standing,
  names: Pick<Names, 'floor'>,
  hasCoordinates: boolean,
): string {
  if (number === CITY.floor) return text('play.place.city');
  if (!world.floors.has(number)) return text('play.nowhereLeft');
  const floor = names.floor(number);
  const side = text(`map.side.${SIDES[facing - 1] as Side}`);
  return hasCoordinates ? text('play.place', { floor, x, y, side }) : text('play.place.unsure', { floor, side });
}
