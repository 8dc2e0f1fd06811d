// What comes but once is never lost: where no bag has room it stays in its chest.
import { cellIndex } from '#domain/map/floorGrid.ts';
import type { OperationOf, Operations, Spoil } from '#game/operations/Operation.ts';
import { found } from '#game/run/possessions.ts';
import type { Run } from '#game/run/Run.ts';
import type { Draft, LeftFind } from '#game/state/GameState.ts';

function setLeft(draft: Draft, left: readonly LeftFind[]): void {
  if (left.length > 0) draft.left = left;
  else delete draft.left;
}

const isHere = ({ place: { floor, x, y } }: Pick<Draft, 'place'>, one: LeftFind): boolean =>
  one.floor === floor && one.at === cellIndex(x, y);

/** Leaves something in a chest where the party stands. */
export function leaveFind({ draft }: Run, { chest, special }: Omit<OperationOf<'leaveFind'>, 'op'>): void {
  const { floor, x, y } = draft.place;
  setLeft(draft, [...(draft.left ?? []), { floor, at: cellIndex(x, y), chest, special }]);
}

/** The chest in which something was left where the party stands: it is shut again, and its trap is gone. */
export function leftChest({ draft, sink }: Run): Operations {
  const one = draft.left?.find((left) => isHere(draft, left));
  if (!one) return [];
  sink?.({ kind: 'chest', chest: one.chest });
  return [{ op: 'latch', chest: one.chest, trap: 0, opened: [], wasOpen: true }];
}

/** Takes out of such a chest what was left in it. */
export function takeLeft({ draft, world }: Run, chest: number): Spoil[] {
  const taken = (draft.left ?? []).filter((one) => one.chest === chest && isHere(draft, one));
  setLeft(
    draft,
    (draft.left ?? []).filter((one) => !taken.includes(one)),
  );
  return taken.flatMap(({ special }) => {
    const item = world.specialItems.get(special)?.item ?? 0;
    return world.items.has(item) ? [{ held: found(world, item), special }] : [];
  });
}
