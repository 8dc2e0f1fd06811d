import { FLEEING_COSTS_GOLD, FLEEING_COSTS_ITEM } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { ENDED_BY_FLIGHT } from '#domain/resources/rules/npcMagicRelated.ts';
import type { Random } from '#game/random/Random.ts';
import { pushBack } from '#game/run/moving.ts';
import { changeGold, mayDrop, replaceHeld } from '#game/run/possessions.ts';
import type { Run } from '#game/run/Run.ts';
import { seen } from '#game/state/Member.ts';
import { FACINGS } from '#game/state/Standing.ts';
import { endSpells } from '#game/walk/lastingSpells.ts';
import { passEdge } from '#game/walk/passEdge.ts';

/** The share of gold lost by fleeing. Whole per cent. */
const GOLD_SHARE = 10;

/** The consequences of fleeing, by the rules: losses, spells end, and the party is on a neighbouring cell. */
export function getAway(run: Run, random: Random): void {
  const { draft, world, floor } = run;
  const { flee_scatters, flee_loses } = world.rules.battle;
  if (flee_loses === FLEEING_COSTS_GOLD) changeGold(run, -Math.floor((draft.gold * GOLD_SHARE) / 100));
  if (flee_loses === FLEEING_COSTS_ITEM) loseSomething(run, random);
  if (world.rules.magic.continued_ends[ENDED_BY_FLIGHT]) endSpells(run);
  if (!flee_scatters || !floor) return;
  const open = FACINGS.filter((facing) => passEdge(world, draft, floor, draft.place, facing).is === 'open');
  const facing = random.oneOf(open);
  if (facing !== undefined) pushBack(run, facing);
}

function loseSomething(run: Run, random: Random): void {
  const lost = random.oneOf(
    run.members.flatMap(({ at, member }) =>
      member.items.flatMap((held, slot) => (mayDrop(run.world, held) ? { at, slot, held } : [])),
    ),
  );
  if (!lost) return;
  replaceHeld(run, lost.at, lost.slot, undefined);
  run.sink?.({ kind: 'lost', member: lost.at, ...seen(lost.held) });
}
