import { PickDialog } from '#client/resource/bring/dialogs.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { leafValue } from '#domain/resource/leaf.ts';

interface PickIntoTableProps {
  readonly view: TableView;
  /** Whether the record is picked that the active cell refers to, rather than one of the table. */
  readonly isNamed: boolean;
  readonly onClose: () => void;
}

/** Picks a record that comes with the program, as a row of the table or for the active cell. */
export function PickIntoTable({ view, isNamed, onClose }: PickIntoTableProps) {
  const { desk, activeCell } = view;
  const leaf = isNamed ? activeCell?.leaf : undefined;
  const kind = leaf?.field.kind === 'reference' ? leaf.field.to : desk.resource.name;
  return (
    <PickDialog
      scenarioId={desk.scenarioId}
      kind={kind}
      onClose={onClose}
      onPicked={(picked) => {
        if (!leaf || !activeCell) {
          view.goTo(picked);
          return undefined;
        }
        const { number } = activeCell;
        const before = leafValue(desk.record(number), leaf);
        desk.write([{ number, leaf, value: picked }]);
        return () => desk.write([{ number, leaf, value: before }]);
      }}
    />
  );
}
