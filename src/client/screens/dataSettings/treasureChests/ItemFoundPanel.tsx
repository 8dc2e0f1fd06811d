import { useText } from '#client/i18n/useText.ts';
import { AnswerPanel } from '#client/page/AnswerPanel.tsx';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { useBattleRules } from '#client/resource/model/useRules.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { findsByItem } from '#game/measure/itemsOfChests.ts';
import { ItemFinds } from './ItemFinds.tsx';
import { ItemGivers } from './ItemGivers.tsx';
import { stack } from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';
import { chestRecordsOn, floorsOfChest, useChestOverview } from './useChestOverview.ts';

const KINDS = [treasureChest, treasureSpecialItem];
const MOST_CHESTS = 20;

/** The sources of the open item: the chests that give it with their places, and all others. */
export function ItemFoundPanel() {
  const text = useText(treasureTexts);
  const { desk, number } = useOpenRecord();
  const query = useChestOverview(desk.scenarioId);
  const [chests, specials] = useRecordDesks(KINDS, desk.scenarioId);
  const rules = useBattleRules(desk.scenarioId);
  const isRead = query.data !== undefined && chests !== undefined && specials !== undefined;
  const floors = query.data?.data.floors ?? [];
  const finds = isRead
    ? (findsByItem(rules, chestRecordsOn(desk, chests, specials), (chest) => floorsOfChest(floors, chest)).get(
        number,
      ) ?? [])
    : [];
  const givers = query.data?.data.givers.filter(({ item }) => item === number) ?? [];
  return (
    <AnswerPanel
      title={text('items.found')}
      query={query}
      none={isRead && finds.length + givers.length === 0 ? text('items.found.none') : undefined}
    >
      <div className={stack}>
        {isRead && finds.length > 0 && <ItemFinds finds={finds} most={MOST_CHESTS} floors={floors} chests={chests} />}
        {givers.length > 0 && <ItemGivers givers={givers} items={desk} />}
      </div>
    </AnswerPanel>
  );
}
