import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Paged } from '#client/page/Paged.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { encountersTexts } from '#client/screens/dataSettings/encounters/encountersTexts.ts';
import { recordListTexts } from '#client/screens/dataSettings/recordListTexts.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { SearchField } from '#client/ui/SearchField.tsx';
import { Table } from '#client/ui/Table.tsx';
import { item } from '#domain/resources/item.ts';
import { isFoundBy } from '#domain/search/isFoundBy.ts';
import type { ItemFind } from '#game/measure/itemsOfChests.ts';
import { ItemFinds } from './ItemFinds.tsx';
import { ItemGivers } from './ItemGivers.tsx';
import { NamedLink } from './NamedLink.tsx';
import { treasureTexts } from './treasureTexts.ts';
import type { ChestOverview } from './useChestOverview.ts';

const PAGE_SIZE = 25;
/** The number of chests listed for an item; its form lists more. */
const MOST_CHESTS = 5;

interface ItemsByItemProps {
  readonly overview: ChestOverview;
  readonly items: RecordDesk;
  readonly chests: RecordDesk;
  readonly finds: ReadonlyMap<number, readonly ItemFind[]>;
}

/** Every item with the chests that give it, their places, and its other sources. */
export function ItemsByItem({ overview, items, chests, finds }: ItemsByItemProps) {
  const text = useText(encountersTexts, treasureTexts, recordListTexts);
  const [sought, setSought] = useState('');
  const found = writtenNumbers(items).filter((number) => isFoundBy(sought, item, number, items.record(number)));
  return (
    <>
      <SearchField
        label={text('appearance.find')}
        value={sought}
        onChange={setSought}
        clearLabel={text('recordList.clearFind')}
      />
      <Paged title={text('appearance.items')} entries={found} size={PAGE_SIZE}>
        {(shown) => (
          <Table
            label={text('appearance.items')}
            rows={shown}
            rowKey={(number) => number}
            columns={[
              {
                id: 'item',
                header: text('chests.item'),
                role: 'name',
                isNowrap: true,
                cell: (number) => <NamedLink desk={items} number={number} />,
              },
              {
                id: 'chests',
                header: text('appearance.chests'),
                cell: (number) => (
                  <ItemFinds
                    finds={finds.get(number) ?? []}
                    most={MOST_CHESTS}
                    floors={overview.floors}
                    chests={chests}
                  />
                ),
              },
              {
                id: 'otherwise',
                header: text('appearance.otherwise'),
                cell: (number) => (
                  <ItemGivers givers={overview.givers.filter((giver) => giver.item === number)} items={items} />
                ),
              },
            ]}
            empty={<EmptyState text={text('appearance.noneFound')} />}
          />
        )}
      </Paged>
    </>
  );
}
