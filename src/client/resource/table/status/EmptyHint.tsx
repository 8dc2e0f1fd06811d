import { type ReactNode, type RefObject, useCallback, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { noDataTexts } from '#client/page/noDataTexts.ts';
import { BringButtons } from '#client/resource/bring/BringButtons.tsx';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { Button } from '#client/ui/Button.tsx';
import * as styles from './EmptyHint.css.ts';

interface EmptyHintProps {
  readonly view: TableView;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Shown while the table is empty; undefined for the common text. */
  readonly title: string | undefined;
  /** Whether its records can be imported from a file. */
  readonly hasFile: boolean;
}

/**
 * A hint on what to do in a table that is empty or has no search results; hidden from the first record on, and while one is being typed.
 */
export function EmptyHint({ view, inputRef, title, hasFile }: EmptyHintProps) {
  const text = useText(noDataTexts, tableTexts);
  const { desk } = view;
  const { first, last, firstGiven } = desk.resource.numbers;
  const editing = useTableState(view, 'editing');
  const rows = useTableState(view, 'rows');
  const subscribe = useCallback((listener: () => void) => desk.subscribe(listener), [desk]);
  const isEmpty = useSyncExternalStore(subscribe, () => {
    for (let number = first; number <= last; number++) {
      if (desk.isThere(number)) return false;
    }
    return true;
  });
  if (rows.length === 0) {
    return (
      <Hint
        title={text('records.nothingFound')}
        step={{
          label: text('records.command.unfilter'),
          onPress() {
            view.unfilter();
            // The table's field exists again only after that render.
            queueMicrotask(() => inputRef.current?.focus());
          },
        }}
      />
    );
  }
  if (!isEmpty || editing) return null;
  const greeting = title ?? text('noData.title');
  if (!view.canWrite) return <Hint title={greeting}>{text('records.empty.reader')}</Hint>;
  return (
    <Hint
      title={greeting}
      step={{
        label: text('records.empty.begin'),
        onPress() {
          view.selection.select({ row: firstGiven - first, column: 0 });
          view.edit('revise');
        },
      }}
      others={<BringButtons desk={desk} onPicked={(number) => view.goTo(number)} />}
    >
      <span>{text('records.empty.next')}</span>
      {hasFile && <span> {text('records.empty.file')}</span>}
    </Hint>
  );
}

interface HintProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The next action; undefined for users who may only read. */
  readonly step?: { readonly label: string; readonly onPress: () => void };
  /** Other actions beside it. */
  readonly others?: ReactNode;
}

const Hint = ({ title, children, step, others }: HintProps) => (
  <div className={styles.hint} role="note">
    <p className={styles.title}>{title}</p>
    {children && <p className={styles.text}>{children}</p>}
    {step && (
      <div className={styles.action}>
        <Button size="small" onPress={step.onPress}>
          {step.label}
        </Button>
        {others}
      </div>
    )}
  </div>
);
