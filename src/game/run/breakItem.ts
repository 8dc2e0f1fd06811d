import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Run } from './Run.ts';

/** Breaks a thing in somebody's bag: it becomes what its record says, or is gone. @param place in the bag */
export function breakItem(run: Run, at: number, place: number): void {
  const member = run.draft.roster[at];
  const held = member?.items[place];
  if (!member || !held) return;
  const becomes = run.world.items.get(held.item)?.becomes ?? RECORD_KINDS.item.none;
  const isThere = run.world.items.has(becomes);
  // What it breaks into is another thing: nothing of its magic is left, and nobody wears it.
  const after = isThere ? [{ item: becomes, worn: false, identified: held.identified }] : [];
  const stays = !isThere && run.world.rules.items.broken_item_stays;
  const left = stays ? [{ ...held, worn: false }] : after;
  run.change(at, { items: [...member.items.slice(0, place), ...left, ...member.items.slice(place + 1)] });
  run.sink?.({ kind: 'broke', member: at, item: held.item });
}
