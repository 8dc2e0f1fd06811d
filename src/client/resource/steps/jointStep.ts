import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';

/** The desks in which a step was made, keyed by the mark of the step. */
const joint = new WeakMap<object, readonly RecordDesk[]>();

/** Creates a mark for a step made in several desks: undoing or redoing it in one does so in the others. */
export function jointStep(desks: readonly RecordDesk[]): object {
  const mark = {};
  joint.set(mark, desks);
  return mark;
}

/** Undoes or redoes the step of a mark in the other desks, after one of them did so. */
export function stepOthers(desk: RecordDesk, kind: 'undo' | 'redo', mark: object): void {
  for (const other of joint.get(mark) ?? []) if (other !== desk) other.walkTo(kind, mark);
}
