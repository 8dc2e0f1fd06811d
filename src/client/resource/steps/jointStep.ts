import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';

/** By the mark of a step: the desks in which it was made. */
const joint = new WeakMap<object, readonly RecordDesk[]>();

/** A mark for a step made in several desks: undoing or redoing it in one does so in the others. */
export function jointStep(desks: readonly RecordDesk[]): object {
  const mark = {};
  joint.set(mark, desks);
  return mark;
}

/** Undoes or redoes the step of a mark in the other desks, after one of them did. */
export function stepOthers(desk: RecordDesk, kind: 'undo' | 'redo', mark: object): void {
  for (const other of joint.get(mark) ?? []) if (other !== desk) other.walkTo(kind, mark);
}
