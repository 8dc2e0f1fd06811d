import { useCallback, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { isBlank } from '#domain/resource/defineResource.ts';
import * as styles from './EmptyHint.css.ts';
import type { TableView } from './TableView.ts';
import { useTableState } from './useTableState.ts';

/** What an author may do with a table in which nothing stands yet; gone with the first record, and while one writes it. */
export function EmptyHint({ view, hasFile }: { readonly view: TableView; readonly hasFile: boolean }) {
  const text = useText();
  const { desk } = view;
  const { first, last } = desk.resource.numbers;
  const editing = useTableState(view, 'editing');
  const subscribe = useCallback((listener: () => void) => desk.subscribe(listener), [desk]);
  const isEmpty = useSyncExternalStore(subscribe, () => {
    for (let number = first; number <= last; number++) {
      if (!isBlank(desk.resource, desk.record(number))) return false;
    }
    return true;
  });
  if (!isEmpty || editing || !view.canWrite) return null;
  return (
    <div className={styles.hint} role="note">
      <p className={styles.title}>{text('records.empty')}</p>
      <p className={styles.text}>
        {text('records.empty.next')}
        {hasFile && ` ${text('records.empty.file')}`}
      </p>
    </div>
  );
}
