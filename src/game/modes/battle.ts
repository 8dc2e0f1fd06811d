import { fleeChance } from '#game/rules/fleeing.ts';
import type { Run } from '#game/run/Run.ts';
import { resume } from '#game/run/runOperations.ts';
import type { ModeRules } from './Mode.ts';

/** A battle as the labyrinth sees it: how it may end. */
export const battle: ModeRules = {
  inputs: (_, { pending }) =>
    pending?.operation.op === 'battle' && !pending.operation.battle.canFlee ? [] : [{ do: 'flee' }],
  take: (run) => {
    const depth = run.floor?.settings.difficulty ?? 0;
    if (run.random.chance(fleeChance(run.world.rules, depth, run.members.length))) escapeBattle(run);
  },
};

/** The battle is won, and what the event does then comes. */
export function winBattle(run: Run): void {
  const operation = run.draft.pending?.operation;
  run.sink?.({ kind: 'won' });
  resume(run, operation?.op === 'battle' ? operation.won : []);
}

/** The party gets away: the event has not happened, and nothing of what was to follow comes. */
export function escapeBattle(run: Run): void {
  run.draft.pending = null;
  run.draft.mode = 'labyrinth';
  run.sink?.({ kind: 'fled' });
}
