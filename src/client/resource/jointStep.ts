import type { RecordDesk } from './RecordDesk.ts';

/** By the mark of a step: the desks in which it was made. */
const joint = new WeakMap<object, readonly RecordDesk[]>();

/** A mark for a step that is to be made in several desks: whichever of them is taken back or done again takes the others along. */
export function jointStep(desks: readonly RecordDesk[]): object {
  const mark = {};
  joint.set(mark, desks);
  return mark;
}

/** The step of a mark was taken back in a desk, or done again: so it is in the others in which it was made. */
export function stepOthers(desk: RecordDesk, kind: 'undo' | 'redo', mark: object): void {
  for (const other of joint.get(mark) ?? []) if (other !== desk) other.walkTo(kind, mark);
}
