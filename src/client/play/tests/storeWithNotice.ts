import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { notifyStep } from '#client/resource/steps/notifyStep.ts';

/** Puts a record on its desk, shows a message, and offers an undo. @param undo the label of the undo button */
export function storeWithNotice(desk: RecordDesk, number: number, record: object, message: string, undo: string): void {
  const made = {};
  desk.put(new Map([[number, record]]), made);
  notifyStep([desk], made, message, { label: undo, onPress: () => desk.walkTo('undo', made) });
}
