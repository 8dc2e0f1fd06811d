import { SPELL_STATE } from '#domain/catalogs/spellTerms.ts';
import { DANGERS } from '#game/fight/dangers.ts';
import { saveOf, standingTo, wardAgainst } from '#game/fight/withstand.ts';
import { CHOKING, stateChance } from '#game/rules/stateChance.ts';
import { warded } from '#game/rules/wards.ts';
import { bringSpellState, dangerOf } from './bringSpellState.ts';
import type { BattleCast } from './Casting.ts';
import { enemiesOf, isKeptOff } from './targets.ts';

/** Casts a state spell on enemies, with a separate roll for each. */
export function castState(cast: BattleCast): void {
  for (const target of enemiesOf(cast, cast.record.state_change.target)) {
    if (!isKeptOff(cast, target, (seat) => stateOne(cast, seat))) stateOne(cast, target);
  }
}

function stateOne(cast: BattleCast, target: number): void {
  const { fight, spell, record, level, random } = cast;
  const { state, level_limit, rounds, families, second_state, second_rate } = record.state_change;
  const fighter = fight.fighters[target];
  if (!fighter || !fight.isHere(target)) return;
  if (fighter.monster && !families[fighter.monster.family as never]) return;
  if (state === SPELL_STATE.choked && level_limit > 0 && fighter.level > level_limit) {
    fight.wound(target, random.roll(CHOKING));
    return;
  }
  const danger = dangerOf(state);
  const standing = danger ? standingTo(fight, target, danger) : 'plain';
  const save = saveOf(fight, target, danger ? DANGERS[danger].save : 'spells');
  const chance = warded(
    stateChance(record.state_change, level, fighter.level, standing, save),
    danger ? wardAgainst(fight, target, danger) : 0,
  );
  if (!random.chance(chance)) {
    fight.sink?.({ kind: 'resisted', seat: target });
    return;
  }
  bringSpellState(fight, target, state, spell, rounds);
  if (second_state >= 0 && random.chance(second_rate)) bringSpellState(fight, target, second_state, spell, rounds);
}
