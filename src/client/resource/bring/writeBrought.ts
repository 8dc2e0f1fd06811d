import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { jointStep } from '#client/resource/steps/jointStep.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { BroughtRecord } from '#domain/map/patch.ts';
import { blankOf } from '#domain/resource/defineResource.ts';

/**
 * Writes records to blank numbers, as one step in the desks of all their kinds: undoing it in one of them undoes it in all.
 * @returns takes the whole step back, whatever was done since
 */
export function writeBrought(
  records: readonly BroughtRecord[],
  desks: ReadonlyMap<RecordKindName, RecordDesk>,
): () => void {
  const byKind = [...Map.groupBy(records, ({ kind }) => kind)].flatMap(([kind, brought]) => {
    const desk = desks.get(kind);
    return desk ? [{ desk, brought }] : [];
  });
  const mark = jointStep(byKind.map(({ desk }) => desk));
  for (const { desk, brought } of byKind) {
    const { resource } = desk;
    const written = brought.map(({ number, fields }) => [number, { ...blankOf(resource, number), ...fields }] as const);
    desk.put(new Map(written), mark);
  }
  return () => {
    for (const { desk } of byKind) desk.walkTo('undo', mark);
  };
}
