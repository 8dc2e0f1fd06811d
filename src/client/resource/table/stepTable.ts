import { stepDesk } from '#client/resource/stepDesk.ts';
import type { TableView } from './TableView.ts';

/** A step back or forth of a table's desk, which the table shows and tells once it is made. */
export async function stepTable(view: TableView, kind: 'undo' | 'redo'): Promise<void> {
  const moves = await stepDesk(view.desk, kind);
  if (moves) view.stepped(kind, moves);
}
