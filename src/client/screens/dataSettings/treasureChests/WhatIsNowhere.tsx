import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { Panel } from '#client/ui/Panel.tsx';
import type { ItemFind } from '#game/measure/itemsOfChests.ts';
import { NamedLink } from './NamedLink.tsx';
import { numbers as numbersStyle } from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';
import type { ChestOverview } from './useChestOverview.ts';

interface WhatIsNowhereProps {
  readonly overview: ChestOverview;
  readonly items: RecordDesk;
  readonly chests: RecordDesk;
  readonly finds: ReadonlyMap<number, readonly ItemFind[]>;
}

/** The reverse: items that nothing gives, and chests that nothing refers to. */
export function WhatIsNowhere({ overview, items, chests, finds }: WhatIsNowhereProps) {
  const given = new Set(overview.givers.map(({ item }) => item));
  const named = new Set(overview.named);
  return (
    <>
      <Numbers
        name="appearance.ungiven"
        desk={items}
        numbers={writtenNumbers(items).filter((number) => !finds.has(number) && !given.has(number))}
      />
      <Numbers
        name="appearance.unnamed"
        desk={chests}
        numbers={writtenNumbers(chests).filter((number) => !named.has(number))}
      />
    </>
  );
}

interface NumbersProps {
  readonly name: 'appearance.ungiven' | 'appearance.unnamed';
  readonly desk: RecordDesk;
  readonly numbers: readonly number[];
}

function Numbers({ name, desk, numbers }: NumbersProps) {
  const text = useText(treasureTexts);
  return (
    <Panel title={text(name, { count: numbers.length })}>
      {numbers.length === 0 && <p className={muted}>{text(`${name}.none`)}</p>}
      <ul className={numbersStyle}>
        {numbers.map((number) => (
          <li key={number}>
            <NamedLink desk={desk} number={number} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
