import { FLEEING_COSTS_GOLD, FLEEING_COSTS_ITEM } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { ENDED_BY_FLIGHT } from '#domain/resources/rules/npcMagicRelated.ts';
import { passEdge } from '#game/queries/passEdge.ts';
import { mayDrop } from '#game/queries/possessions.ts';
import { STREAM } from '#game/random/Random.ts';
import { loseHeld } from '#game/run/give.ts';
import type { Run } from '#game/run/Run.ts';
import type { Operations } from '#game/state/Operation.ts';
import { FACINGS } from '#game/state/Standing.ts';

/** The share of gold lost by fleeing, in whole per cent. */
const GOLD_SHARE = 10;

/** Applies the consequences of fleeing, by the rules: losses, spells that end, and a move to a neighbouring cell. */
export function getAway(run: Run): Operations {
  const { draft, world, floor } = run;
  const { flee_scatters, flee_loses } = world.rules.battle;
  const random = run.stream(STREAM.battle);
  if (flee_loses === FLEEING_COSTS_GOLD) run.apply({ op: 'pay', gold: Math.floor((draft.gold * GOLD_SHARE) / 100) });
  if (flee_loses === FLEEING_COSTS_ITEM) loseSomething(run);
  if (world.rules.magic.continued_ends[ENDED_BY_FLIGHT]) run.apply({ op: 'endSpells' });
  if (!flee_scatters || !floor) return [];
  const open = FACINGS.filter((facing) => passEdge(world, draft, floor, draft.place, facing).is === 'open');
  const facing = random.oneOf(open);
  return facing === undefined ? [] : [{ op: 'back', facing }];
}

function loseSomething(run: Run): void {
  const lost = run
    .stream(STREAM.battle)
    .oneOf(
      run.members.flatMap(({ at, member }) =>
        member.items.flatMap((held, slot) => (mayDrop(run.world, held) ? { at, slot } : [])),
      ),
    );
  if (lost) loseHeld(run, lost.at, lost.slot);
}
