import { THIEF } from '#domain/catalogs/adventurers.ts';
import { leftChest } from '#game/chests/leftFinds.ts';
import { eventHere, findDoor } from '#game/interpreter/enterCell.ts';
import { runOperations } from '#game/interpreter/runOperations.ts';
import type { Run } from '#game/run/Run.ts';
import { isAble } from '#game/state/Member.ts';
import { FACINGS } from '#game/state/Standing.ts';

/** Searches for hidden things: the door ahead, or with a thief those on all four sides, and what is in the cell. */
export function search(run: Run): void {
  const hasThief = run.members.some(({ member }) => member.job === THIEF && isAble(member));
  const sides = hasThief ? FACINGS : [run.draft.place.facing];
  const found = sides.filter((facing) => findDoor(run, facing));
  const operations = [...leftChest(run), ...eventHere(run, 'search')];
  if (found.length === 0 && operations.length === 0) run.sink?.({ kind: 'foundNothing' });
  runOperations(run, operations);
}
