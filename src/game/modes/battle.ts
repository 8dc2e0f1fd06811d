import { GOOD, NEUTRAL } from '#domain/catalogs/adventurers.ts';
import { fightRound } from '#game/battle/fightRound.ts';
import { flee, mayFlee } from '#game/battle/flee.ts';
import { ordersOf, readOrders, seatsWithOrders } from '#game/battle/orders.ts';
import { reward } from '#game/battle/reward.ts';
import { Fight } from '#game/fight/Fight.ts';
import type { Order, PlayerInput, Unread } from '#game/inputs.ts';
import { resume, runOperations } from '#game/interpreter/runOperations.ts';
import { Run } from '#game/run/Run.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Operations } from '#game/state/Operation.ts';
import type { World } from '#game/world/World.ts';
import type { ModeRules } from './Mode.ts';

const FRIENDLY: readonly PlayerInput[] = [{ do: 'leave' }, { do: 'fight' }];

/** Creates the battle of a state for queries. */
function fightIn(world: World, state: GameState): Fight | undefined {
  return state.battle ? new Fight(new Run(world, state, undefined), state.battle) : undefined;
}

/** The seats that take orders in the next round; empty if there is no battle. */
export const orderedSeats = (world: World, state: GameState): readonly number[] => {
  const fight = fightIn(world, state);
  return fight && !fight.battle.isFriendly ? seatsWithOrders(fight) : [];
};

/** The possible orders for each seat of `orderedSeats`. */
export function ordersIn(world: World, state: GameState): readonly (readonly Order[])[] {
  const fight = fightIn(world, state);
  return fight && !fight.battle.isFriendly ? ordersOf(fight) : [];
}

/** A battle: orders for a round, or an attempt to flee. */
export const battle: ModeRules = {
  inputs: (world, state) => {
    const fight = fightIn(world, state);
    if (!fight) return [];
    if (fight.battle.isFriendly) return FRIENDLY;
    const orders = ordersOf(fight).flatMap(([first]) => first ?? []);
    return [{ do: 'round', orders }, ...(mayFlee(fight) ? [{ do: 'flee' } as const] : [])];
  },
  fits: (world, state, input): input is Unread & PlayerInput => {
    const fight = fightIn(world, state);
    return input.do === 'round' && fight !== undefined && readOrders(fight, input.orders) !== undefined;
  },
  take: (run, input) => {
    const { draft } = run;
    if (!draft.battle) return;
    const fight = new Fight(run, draft.battle);
    if (input.do === 'leave') return part(run);
    if (input.do === 'fight') beginQuarrel(run, fight);
    else if (input.do === 'flee') flee(fight);
    else if (input.do === 'round') fightRound(fight, readOrders(fight, input.orders) ?? []);
    fight.store();
    if (fight.outcome === 'won') winBattle(run);
    else if (fight.outcome === 'fled') escapeBattle(run);
  },
};

/** Wins the battle: the chest of the defeated comes first, then the rest of the event. */
export function winBattle(run: Run): void {
  const { pending, battle: won } = run.draft;
  const met = pending?.operation.op === 'battle' ? pending.operation : undefined;
  const then: Operations = met?.won ?? [];
  run.apply({ op: 'endBattle' });
  run.sink?.({ kind: 'won' });
  const spoils = won ? reward(run, won, met?.battle.experience) : [];
  resume(run, then.some(({ op }) => op === 'chest') ? then : [...spoils, ...then]);
}

/** Lets the party escape: the event is not done, and the rest of it does not happen. */
function escapeBattle(run: Run): void {
  run.apply({ op: 'endBattle' });
  run.draft.pending = null;
  run.draft.mode = 'labyrinth';
  run.sink?.({ kind: 'fled' });
  runOperations(run, [{ op: 'escape' }]);
}

/** Ends an encounter with friendly monsters in peace. */
function part(run: Run): void {
  run.apply({ op: 'endBattle' });
  run.sink?.({ kind: 'parted' });
  resume(run, []);
}

/** Starts a fight with friendly monsters; good members may become neutral. */
function beginQuarrel(run: Run, fight: Fight): void {
  fight.battle.isFriendly = false;
  for (const { at, member } of run.members) {
    if (member.alignment !== GOOD || fight.random.below(1000) >= run.world.rules.battle.attack_friendly_shifts)
      continue;
    run.apply({ op: 'align', member: at, alignment: NEUTRAL });
  }
}
