import { type ReactNode, type RefObject, useCallback, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { Button } from '#client/ui/Button.tsx';
import * as styles from './EmptyHint.css.ts';

interface EmptyHintProps {
  readonly view: TableView;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** What is said of it while it is empty; the usual words where undefined. */
  readonly title: string | undefined;
  /** Whether its records may come from a file. */
  readonly hasFile: boolean;
}

/** What an author may do with a table in which nothing stands yet, or nothing that is sought; gone with the first record, and while one writes it. */
export function EmptyHint({ view, inputRef, title, hasFile }: EmptyHintProps) {
  const text = useText(tableTexts);
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
            // The field of the table is there again once that is rendered.
            queueMicrotask(() => inputRef.current?.focus());
          },
        }}
      />
    );
  }
  if (!isEmpty || editing) return null;
  if (!view.canWrite) return <Hint title={title ?? text('records.empty')} />;
  return (
    <Hint
      title={title ?? text('records.empty')}
      step={{
        label: text('records.empty.begin'),
        onPress() {
          view.selection.select({ row: firstGiven - first, column: 0 });
          view.edit('revise');
        },
      }}
    >
      {text('records.empty.next')}
      {hasFile && ` ${text('records.empty.file')}`}
    </Hint>
  );
}

interface HintProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next; nothing for who only reads. */
  readonly step?: { readonly label: string; readonly onPress: () => void };
}

const Hint = ({ title, children, step }: HintProps) => (
  <div className={styles.hint} role="note">
    <p className={styles.title}>{title}</p>
    {children && <p className={styles.text}>{children}</p>}
    {step && (
      <div className={styles.action}>
        <Button size="small" onPress={step.onPress}>
          {step.label}
        </Button>
      </div>
    )}
  </div>
);
