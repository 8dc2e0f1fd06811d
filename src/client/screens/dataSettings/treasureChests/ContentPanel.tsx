import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useBattleRules } from '#client/resource/model/useRules.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import type { TreasureChest } from '#domain/resources/treasureChest.ts';
import { goldOfChest, itemsOfChest, specialItemsOf, totalsOfChest } from '#game/measure/chestContent.ts';
import { formatAmount } from './formatAmount.ts';
import { OddsLine } from './OddsLine.tsx';
import * as styles from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';
import { chestRecordsOn, floorsOfChest, useChestOverview } from './useChestOverview.ts';

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
  const places = floorsOfChest(useChestOverview(desk.scenarioId).data?.data.floors ?? [], number);
  const { specials: all, isItem } = chestRecordsOn(items, desk, specials);
  const ordinary = itemsOfChest(rules, chest, isItem);
  const found = [...ordinary, ...specialItemsOf(number, all, isItem, places)];
  const gold = goldOfChest(rules, chest);
  const { least, most } = totalsOfChest(rules, number, chest, all, isItem, places);
  const range = (from: string, to: string) =>
    from === to ? from : text('chests.gives.range', { least: from, most: to });
  return (
    <Panel title={text('chests.gives')}>
      <div className={styles.stack}>
        <p className={muted}>
          {text('chests.gives.about', { high: chest_high, medium: chest_medium, low: chest_low })}
        </p>
        {ordinary.length === 0 && <p className={muted}>{text('chests.gives.nothing')}</p>}
        <ul className={styles.list} aria-label={text('chests.gives')}>
          {found.slice(0, MOST_SHOWN).map((one) => (
            <OddsLine
              key={JSON.stringify([one.slot, one.item, one.floors, one.needsFlag, one.chance])}
              desk={items}
              number={one.item}
              found={one}
            />
          ))}
          {found.length > MOST_SHOWN && (
            <li className={muted}>{text('chests.more', { count: found.length - MOST_SHOWN })}</li>
          )}
          {found.length > 0 && (
            <li className={`${styles.odds} ${styles.total}`}>
              <span>{text('chests.gives.any')}</span>
              <span className={styles.detail}>
                {text('chests.gives.expected', {
                  count: range(formatAmount(least.expected), formatAmount(most.expected)),
                })}
              </span>
              <ShareBar share={least.any} />
              <span className={styles.figure}>{range(formatShare(least.any), formatShare(most.any))}</span>
            </li>
          )}
        </ul>
        <p>{gold.maximum === 0 ? text('chests.gold.none') : text('chests.gold.amount', gold)}</p>
      </div>
    </Panel>
  );
}
