import { useText } from '#client/i18n/useText.ts';
import { muted, page } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { useBattleRules } from '#client/resource/model/useRules.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { NoRecord } from '#client/screens/dataSettings/NoRecord.tsx';
import { item } from '#domain/resources/item.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { findsByItem } from '#game/measure/itemsOfChests.ts';
import { FloorItems } from './FloorItems.tsx';
import { ItemsByItem } from './ItemsByItem.tsx';
import { treasureTexts } from './treasureTexts.ts';
import { type ChestOverview, chestRecordsOn, floorsOfChest, useChestOverview } from './useChestOverview.ts';
import { useView, ViewSegments } from './ViewSegments.tsx';
import { WhatIsNowhere } from './WhatIsNowhere.tsx';

const KINDS = [item, treasureChest, treasureSpecialItem];
const VIEWS = ['items', 'floors', 'missing'] as const;

/** The sources of items: the exact odds of every item, the content of each floor's chests, and the items found nowhere. */
export default function ItemAppearanceScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(treasureTexts);
  const query = useChestOverview(scenarioId);
  const [items, chests, specials] = useRecordDesks(KINDS, scenarioId);
  if (query.isError && !query.data) return <QueryFailure query={query} />;
  if (!query.data || !items || !chests || !specials)
    return <RecordsPending resources={KINDS} scenarioId={scenarioId} />;
  if (writtenNumbers(items).length === 0) {
    return (
      <div className={page}>
        <NoRecord kind="item" scenarioId={scenarioId} />
      </div>
    );
  }
  return (
    <div className={page}>
      <p className={muted}>{text('appearance.about')}</p>
      <ViewSegments label={text('appearance.view')} labelOf={(view) => text(`appearance.view.${view}`)} views={VIEWS} />
      <Appearance overview={query.data.data} items={items} chests={chests} specials={specials} />
    </div>
  );
}

interface AppearanceProps {
  readonly overview: ChestOverview;
  readonly items: RecordDesk;
  readonly chests: RecordDesk;
  readonly specials: RecordDesk;
}

function Appearance({ overview, items, chests, specials }: AppearanceProps) {
  const view = useView(VIEWS);
  const rules = useBattleRules(items.scenarioId);
  const records = chestRecordsOn(items, chests, specials);
  if (view === 'floors') {
    return <FloorItems overview={overview} items={items} chests={chests} records={records} />;
  }
  const finds = findsByItem(rules, records, (chest) => floorsOfChest(overview.floors, chest));
  if (view === 'missing') return <WhatIsNowhere overview={overview} items={items} chests={chests} finds={finds} />;
  return <ItemsByItem overview={overview} items={items} chests={chests} finds={finds} />;
}
