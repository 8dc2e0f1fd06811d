import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { leafValue } from '#domain/resource/leaf.ts';
import { BANDS, searchItem } from '#domain/resources/outline/searchItem.ts';
import { COUNTED_BANDS, type CountedBand } from '#domain/scenario/countedBands.ts';
import { Counted } from './Counted.tsx';
import * as styles from './search.css.ts';
import { searchItemTexts } from './searchItemTexts.ts';

type BandName = keyof typeof BANDS;

/** Returns the input of one search item: all of its bands visible, and the counted one below them, if it can be counted. */
export const bandInput = (name: BandName): ComponentType =>
  function BandInput() {
    const text = useText(searchItemTexts);
    const language = useAtomValue(languageAtom);
    const canWrite = useMay('edit');
    const { desk, number } = useOpenRecord();
    const leaf = desk.resource.leaves.find(({ path }) => path === name);
    const value = useDesk(desk, () => (leaf ? (leafValue(desk.record(number), leaf) as number) : 0));
    if (!leaf) return null;
    const choose = (code: number) => desk.edit([{ number, leaf, value: code }]);
    return (
      <div className={styles.band} data-path={name}>
        {canWrite ? (
          <Choice
            label={searchItem.fields[name].label[language]}
            value={value}
            onChange={choose}
            hint={name === 'play_balance' ? text('searchItems.hint.play_balance') : undefined}
            options={BANDS[name].map(({ code, label }) => ({ value: code, label: label[language] }))}
          />
        ) : (
          <RecordLeaf leaf={leaf} />
        )}
        {isCounted(name) && <Counted band={name} value={value} onTake={canWrite ? choose : undefined} />}
      </div>
    );
  };

const isCounted = (name: BandName): name is CountedBand => COUNTED_BANDS.some((band) => band === name);
