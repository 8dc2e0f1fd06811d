import { stepDesk } from '#client/resource/steps/stepDesk.ts';
import type { TableView } from './TableView.ts';

/** A step back or forth of a table's desk, to which the table goes and which it tells once it is made. */
export async function stepTable(view: TableView, kind: 'undo' | 'redo'): Promise<void> {
  const made = await stepDesk(view.desk, kind);
  if (made) view.stepped(kind, made);
}
