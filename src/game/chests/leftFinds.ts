// Items that can be found only once are never lost: if no bag has room, they stay in their chest.
import { leftHere, leftIn } from '#game/queries/leftFinds.ts';
import { found } from '#game/queries/possessions.ts';
import type { Run } from '#game/run/Run.ts';
import type { Operations, Spoil } from '#game/state/Operation.ts';

/** Reopens the chest in which something was left at the party's cell. The chest is shut again, and its trap is gone. */
export function leftChest({ draft, sink }: Run): Operations {
  const [one] = leftHere(draft);
  if (!one) return [];
  sink?.({ kind: 'chest', chest: one.chest });
  return [{ op: 'latch', chest: one.chest, trap: 0, opened: [], wasOpen: true }];
}

/** Takes the finds out of a chest in which they were left. */
export function takeLeft(run: Run, chest: number): Spoil[] {
  const { draft, world } = run;
  const taken = leftIn(draft, chest);
  run.apply({ op: 'takeFinds', chest });
  return taken.flatMap(({ special }) => {
    const item = world.specialItems.get(special)?.item ?? 0;
    return world.items.has(item) ? [{ held: found(world, item), special }] : [];
  });
}
