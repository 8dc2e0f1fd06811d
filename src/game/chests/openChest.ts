import type { Run } from '#game/run/Run.ts';
import type { OperationOf, Operations } from '#game/state/Operation.ts';
import { chestContents } from './chestContents.ts';
import { takeLeft } from './leftFinds.ts';

/** Opens a chest: the party gets its content, then the rest of the event follows. */
export function openChest(run: Run, { chest: { chest, opened, wasOpen } }: OperationOf<'unlatch'>): Operations {
  if (chest === undefined) return [];
  if (wasOpen) return [{ op: 'spoils', chest, things: takeLeft(run, chest) }];
  const record = run.world.chests.get(chest);
  if (!record) return [];
  const { gold, things } = chestContents(run, chest, record);
  return [{ op: 'earn', gold }, { op: 'spoils', chest, things }, ...opened];
}
