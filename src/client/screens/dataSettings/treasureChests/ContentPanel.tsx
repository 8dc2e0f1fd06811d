import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useBattleRules } from '#client/resource/model/useRules.ts';
import { recordsOn } from '#client/resource/model/writtenNumbers.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { CHEST_SLOTS, type TreasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import {
  anyOf,
  expectedOf,
  goldOfChest,
  itemsOfChest,
  slotChance,
  specialItemsOf,
} from '#game/measure/chestContent.ts';
import { formatAmount } from './formatAmount.ts';
import { OddsLine } from './OddsLine.tsx';
import * as styles from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';

/** The maximum number of rows; a slot may draw from all 500 items. */
const MOST_SHOWN = 30;

interface ContentPanelProps {
  readonly items: RecordDesk;
  readonly specials: RecordDesk;
}

/** The content of the open chest, item by item with the chance of each, and its gold. */
export function ContentPanel({ items, specials }: ContentPanelProps) {
  const text = useText(treasureTexts);
  const { desk, number } = useOpenRecord();
  // The chests' form parses its records with their schema.
  const chest = useRecord(desk, number) as TreasureChest;
  const rules = useBattleRules(desk.scenarioId);
  const { chest_high, chest_medium, chest_low } = rules.battle;
  const ordinary = itemsOfChest(rules, chest);
  const found = [...ordinary, ...specialItemsOf(number, recordsOn(specials, treasureSpecialItem).values())];
  const gold = goldOfChest(rules, chest);
  const anySlot = anyOf(CHEST_SLOTS.map((slot) => ({ chance: slotChance(rules, chest, slot) })));
  return (
    <Panel title={text('chests.gives')}>
      <div className={styles.stack}>
        <p className={muted}>
          {text('chests.gives.about', { high: chest_high, medium: chest_medium, low: chest_low })}
        </p>
        {ordinary.length === 0 && <p className={muted}>{text('chests.gives.nothing')}</p>}
        <ul className={styles.list} aria-label={text('chests.gives')}>
          {found.slice(0, MOST_SHOWN).map((one) => (
            <OddsLine key={`${one.slot} ${one.item}`} desk={items} number={one.item} found={one} />
          ))}
          {found.length > MOST_SHOWN && (
            <li className={muted}>{text('chests.more', { count: found.length - MOST_SHOWN })}</li>
          )}
          {ordinary.length > 0 && (
            <li className={`${styles.odds} ${styles.total}`}>
              <span>{text('chests.gives.any')}</span>
              <span className={styles.detail}>
                {text('chests.gives.expected', { count: formatAmount(expectedOf(ordinary)) })}
              </span>
              <ShareBar share={anySlot} />
              <span className={styles.figure}>{formatShare(anySlot)}</span>
            </li>
          )}
        </ul>
        <p>{gold.maximum === 0 ? text('chests.gold.none') : text('chests.gold.amount', gold)}</p>
      </div>
    </Panel>
  );
}
