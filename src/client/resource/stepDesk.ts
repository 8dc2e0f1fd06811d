import { showError } from '#client/shell/showError.ts';
import type { RecordDesk } from './RecordDesk.ts';

/** Desks whose step is on its way: until it is done, no other is taken. */
const stepping = new WeakSet<RecordDesk>();

/** Takes the newest step of a desk back, or does the last one again; where records were given other numbers, on the server. */
export function stepDesk(desk: RecordDesk, kind: 'undo' | 'redo'): void {
  if (stepping.has(desk)) return;
  const moves = kind === 'undo' ? desk.undo() : desk.redo();
  if (!moves) return;
  stepping.add(desk);
  void renumber(desk, kind, moves)
    .catch(showError)
    .finally(() => stepping.delete(desk));
}

async function renumber(desk: RecordDesk, kind: 'undo' | 'redo', moves: ReadonlyMap<number, number>): Promise<void> {
  const { renumberRecords } = await import('./renumber/renumberRecords.ts');
  await renumberRecords(
    desk,
    Array.from(moves, ([from, to]) => ({ from, to })),
  );
  desk.stepped(kind);
}
