import { useCallback, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { bar, choices, message, place, placeName, places } from '#client/saving/conflictBar.css.ts';
import { Button } from '#client/ui/Button.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { type Reader, shownText } from './shownText.ts';

/** Shown while others changed the same values of some records: mine beside theirs, and a choice for each or for all. */
export function RecordConflicts({ desk, reader }: { readonly desk: RecordDesk; readonly reader: Reader }) {
  const text = useText();
  const subscribe = useCallback((listener: () => void) => desk.subscribe(listener), [desk]);
  const conflicts = useSyncExternalStore(subscribe, () => desk.conflicts);
  if (conflicts.length === 0) return null;
  const count = conflicts.reduce((sum, { leaves }) => sum + leaves.length, 0);
  const settleAll = (whose: 'mine' | 'theirs') => {
    for (const { number, leaves } of conflicts) desk.settle(number, leaves, whose);
  };
  return (
    <section className={bar} aria-label={text('saving.conflict')}>
      <p className={message} role="alert">
        {text('records.conflict', { count })}
      </p>
      <div className={choices}>
        <Button size="small" onPress={() => settleAll('mine')}>
          {text('records.conflict.allMine')}
        </Button>
        <Button size="small" onPress={() => settleAll('theirs')}>
          {text('records.conflict.allTheirs')}
        </Button>
      </div>
      <ul className={places}>
        {conflicts.flatMap(({ number, leaves, theirs }) =>
          leaves.map((leaf) => {
            const inWords = (record: object) => shownText(leaf, record, reader) || text('records.emptyValue');
            return (
              <li key={`${number} ${leaf.path}`} className={place}>
                <span className={placeName}>
                  {paddedNumber(desk.resource.name, number)} {leaf.label[reader.language]}
                </span>
                <Button size="small" onPress={() => desk.settle(number, [leaf], 'mine')}>
                  {text('records.conflict.mine', { value: inWords(desk.record(number)) })}
                </Button>
                <Button size="small" onPress={() => desk.settle(number, [leaf], 'theirs')}>
                  {text('records.conflict.theirs', { value: inWords(theirs) })}
                </Button>
              </li>
            );
          }),
        )}
      </ul>
    </section>
  );
}
