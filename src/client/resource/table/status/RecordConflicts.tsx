import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { type Reader, shownLabel, shownText } from '#client/resource/words/shownText.ts';
import { bar, choices, message, place, placeName, places } from '#client/saving/conflictBar.css.ts';
import { savingTexts } from '#client/saving/savingTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { useNextFocus } from '#client/ui/useNextFocus.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';

interface RecordConflictsProps {
  readonly desk: RecordDesk;
  readonly reader: Reader;
  /** Moves the focus elsewhere once no conflict is left. */
  readonly onSettled: () => void;
}

/** Shown while others changed the same values of some records: my values next to theirs, and a choice for each or for all. */
export function RecordConflicts({ desk, reader, onSettled }: RecordConflictsProps) {
  const text = useText(savingTexts, tableTexts);
  const subscribe = useCallback((listener: () => void) => desk.subscribe(listener), [desk]);
  const conflicts = useSyncExternalStore(subscribe, () => desk.conflicts);
  const frame = useRef<HTMLElement>(null);
  const keepFocus = useNextFocus(frame, onSettled);
  if (conflicts.length === 0) return null;
  const count = conflicts.reduce((sum, { leaves }) => sum + leaves.length, 0);
  const settleAll = (whose: 'mine' | 'theirs') => {
    keepFocus();
    for (const { number, leaves } of conflicts) desk.settle(number, leaves, whose);
  };
  return (
    <section ref={frame} className={bar} aria-label={text('saving.conflict')}>
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
            const settle = (whose: 'mine' | 'theirs') => {
              keepFocus();
              desk.settle(number, [leaf], whose);
            };
            const inWords = (record: object) => shownText(leaf, record, reader) || text('records.emptyValue');
            return (
              <li key={`${number} ${leaf.path}`} className={place}>
                <span className={placeName}>
                  {paddedNumber(desk.resource.name, number)} {shownLabel(leaf, reader)}
                </span>
                <Button size="small" onPress={() => settle('mine')}>
                  {text('records.conflict.mine', { value: inWords(desk.typed(number)) })}
                </Button>
                <Button size="small" onPress={() => settle('theirs')}>
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
