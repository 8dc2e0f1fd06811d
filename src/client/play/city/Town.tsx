import { useRef } from 'react';
import { findByKey } from '#client/commands/keyCombination.ts';
import { useText } from '#client/i18n/useText.ts';
import { DisplayGraphic } from '#client/ui/DisplayGraphic.tsx';
import { NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';
import { CITY_PLACES, type CityPlace } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { openPlaces } from '#game/modes/city.ts';
import { moveFocus, useKeptFocus } from './moveFocus.ts';
import * as styles from './Town.css.ts';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

interface TownProps extends Visit {
  readonly onGo: (place: CityPlace) => void;
}

/** In the order of the signs; the city itself stands for the party's items. */
const SIGNS: readonly CityPlace[] = [...CITY_PLACES.slice(1), 'city'];

/** The view of the city, with a sign for each of its places. Digits and arrow keys select them like clicks. */
export function Town({ world, state, names, onGo }: TownProps) {
  const text = useText(townTexts);
  const frame = useRef<HTMLElement>(null);
  const picture = world.rules.city.city_picture;
  const open = openPlaces(world, state);
  useKeptFocus(frame);
  return (
    <section
      ref={frame}
      className={styles.town}
      aria-label={names.place('city')}
      tabIndex={-1}
      onKeyDown={(event) => {
        const digit = findByKey(event.nativeEvent, (key) => SIGNS[Number(key) - 1]);
        if (digit && open.includes(digit)) onGo(digit);
        else if (!moveFocus(event.currentTarget, event.key)) return;
        event.preventDefault();
      }}
    >
      <img className={styles.scene} src="/city/city.svg" alt="" />
      <h2 className={styles.name}>
        {picture !== NO_GRAPHIC.code && (
          <span className={styles.picture}>
            <DisplayGraphic code={picture} />
          </span>
        )}
        {names.place('city')}
      </h2>
      <ul className={styles.signs} aria-label={text('town.places')}>
        {SIGNS.map((place, at) => {
          const isOpen = open.includes(place);
          return (
            <li key={place}>
              <button type="button" className={styles.sign} disabled={!isOpen} onClick={() => onGo(place)}>
                <kbd className={styles.key}>{at + 1}</kbd>
                <span className={styles.sight}>
                  <span className={styles.place}>{place === 'city' ? text('town.things') : names.place(place)}</span>
                  <span className={styles.about}>{text(isOpen ? `town.about.${place}` : 'town.shut')}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
