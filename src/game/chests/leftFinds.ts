// What comes but once is never lost: where no bag has room it stays in its chest.
import { cellIndex } from '#domain/map/floorGrid.ts';
import type { Operations, Spoil } from '#game/operations/Operation.ts';
import { found } from '#game/run/possessions.ts';
import type { Run } from '#game/run/Run.ts';
import type { GameState, LeftFind } from '#game/state/GameState.ts';

const isHere = ({ place: { floor, x, y } }: Pick<GameState, 'place'>, one: LeftFind): boolean =>
  one.floor === floor && one.at === cellIndex(x, y);

/** What was left in a chest where the party stands. */
export const leftHere = (state: Pick<GameState, 'place' | 'left'>, chest: number): readonly LeftFind[] =>
  (state.left ?? []).filter((one) => one.chest === chest && isHere(state, one));

/** The chest in which something was left where the party stands: it is shut again, and its trap is gone. */
export function leftChest({ draft, sink }: Run): Operations {
  const one = draft.left?.find((left) => isHere(draft, left));
  if (!one) return [];
  sink?.({ kind: 'chest', chest: one.chest });
  return [{ op: 'latch', chest: one.chest, trap: 0, opened: [], wasOpen: true }];
}

/** Takes out of such a chest what was left in it. */
export function takeLeft(run: Run, chest: number): Spoil[] {
  const { draft, world } = run;
  const taken = leftHere(draft, chest);
  run.apply({ op: 'takeFinds', chest });
  return taken.flatMap(({ special }) => {
    const item = world.specialItems.get(special)?.item ?? 0;
    return world.items.has(item) ? [{ held: found(world, item), special }] : [];
  });
}
