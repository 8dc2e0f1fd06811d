import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { eventType } from '#domain/catalogs/eventTypes.ts';
import { cellFieldPath } from '#domain/map/cellField.ts';
import * as styles from './checkSheet.css.ts';
import { encountersTexts } from './encountersTexts.ts';
import { MetCards } from './MetCards.tsx';
import type { BattleCheck } from './useEncounters.ts';

interface BattleOddsProps {
  /** The number of the floor. */
  readonly floor: number;
  /** Events with the same battle. */
  readonly battle: BattleCheck;
  /** The desk of the scenario's monsters. */
  readonly monsters: RecordDesk;
}

/** Events of a floor with the same battle: their places, and the monsters. */
export function BattleOdds({ floor, battle: { event, cells, odds }, monsters }: BattleOddsProps) {
  const text = useText(encountersTexts);
  const language = useAtomValue(languageAtom);
  const title = eventType(event)?.name[language] ?? String(event);
  return (
    <section className={styles.place}>
      <div className={styles.placeHead}>
        <h3 className={styles.placeTitle}>{title}</h3>
        <ul className={styles.cells} aria-label={text('checkSheet.battles', { event: title })}>
          {cells.map(({ x, y }) => (
            <li key={`${x} ${y}`}>
              <RouteLink href={recordHref(monsters.scenarioId, 'floor_map', floor, cellFieldPath(x, y, 'event_id'))}>
                {text('checkSheet.battle', { x, y })}
              </RouteLink>
            </li>
          ))}
        </ul>
      </div>
      <MetCards met={odds} monsters={monsters} none={text('checkSheet.nobody')} />
    </section>
  );
}
