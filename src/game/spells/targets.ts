import { TURNS_BACK } from '#domain/catalogs/monsterTraits.ts';
import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import { MAGE, PRIEST } from '#domain/catalogs/spells.ts';
import { ALL_ENEMIES, GROUP_OF_ENEMIES, ONE_ENEMY, ONE_FRIEND, THE_CASTER } from '#domain/catalogs/spellTerms.ts';
import type { Spell } from '#domain/resources/spell.ts';
import { AC_OF_ALL, AC_OF_GROUP, AC_OF_ONE } from '#domain/resources/spells/acSpells.ts';
import { BANISH } from '#domain/resources/spells/battleSpells.ts';
import { HEALS_ONE } from '#domain/resources/spells/recoverySpells.ts';

import { groupsHere } from '#game/fight/ranks.ts';
import { screenChance } from '#game/rules/magicScreen.ts';
import type { BattleCast } from './Casting.ts';

/** The kind of target that a spell needs: a group of enemies, a member, a wish, or none. */
export type TargetKind = 'group' | 'member' | 'wish' | 'none';

export function targetKind(number: number, spell: Spell): TargetKind {
  const enemies = (target: number): TargetKind => (target === ALL_ENEMIES ? 'none' : 'group');
  const friends = (target: number): TargetKind => (target === ONE_FRIEND ? 'member' : 'none');
  switch (categoryOf(number)) {
    case 'state_change':
      return enemies(spell.state_change.target);
    case 'attack':
      return enemies(spell.attack.target);
    case 'ac':
      return spell.ac.target === AC_OF_GROUP ? 'group' : spell.ac.target === AC_OF_ONE ? 'member' : 'none';
    case 'battle':
      return spell.battle.does === BANISH ? 'group' : 'none';
    case 'resistance':
      return friends(spell.resistance.target);
    case 'recovery':
      return spell.recovery.target === HEALS_ONE ? 'member' : 'none';
    case 'various':
      return 'member';
    case 'wish':
      return 'wish';
    default:
      return 'none';
  }
}

/** The targets of a hostile spell, by a code of `ENEMY_TARGETS`: a random one of a group, the group, or all. */
export function enemiesOf(cast: BattleCast, target: number): number[] {
  const { fight, againstFoes } = cast;
  if (target === ALL_ENEMIES) return fight.side(againstFoes);
  const group = againstFoes ? fight.group(aimedGroup(cast)) : fight.side(false);
  if (target !== ONE_ENEMY) return group;
  const one = fight.random.oneOf(group);
  return one === undefined ? [] : [one];
}

/** The chosen group; the first present one if none was chosen or it is gone. */
function aimedGroup({ fight, target }: BattleCast): number {
  const here = groupsHere(fight);
  return here.includes(target) ? target : (here[0] ?? 0);
}

/** The targets of a helpful spell, by a code of `FRIEND_TARGETS`. A monster casts single-target spells on itself. */
export function friendsOf({ fight, seat, target, againstFoes }: BattleCast, code: number): number[] {
  if (code === THE_CASTER) return [seat];
  if (code === ONE_FRIEND)
    return againstFoes && fight.fighters[seat]?.hero ? [target].filter((one) => fight.isHere(one)) : [seat];
  return fight.side(!againstFoes);
}

/** The targets of a spell of armour class, by its own codes. */
export function changedBy(cast: BattleCast): number[] {
  const { target } = cast.record.ac;
  return target === AC_OF_ALL || target === AC_OF_GROUP
    ? enemiesOf(cast, target === AC_OF_ALL ? ALL_ENEMIES : GROUP_OF_ENEMIES)
    : friendsOf(cast, target);
}

/**
 * Whether a magic screen or natural resistance blocks a hostile spell. A target that reflects spells turns it on the caster.
 * @param turned applies the spell to the caster
 */
export function isKeptOff(cast: BattleCast, target: number, turned: (seat: number) => void): boolean {
  const { fight, record, seat } = cast;
  const { random, battle, rules, sink } = fight;
  const points = battle.screens[target] ?? 0;
  const monster = fight.fighters[target]?.monster;
  if (points > 0 && random.chance(screenChance(points))) {
    if (random.chance(rules.effects.screen_breaks)) battle.screens[target] = points - 1;
    const isTurned = monster?.special_effects[TURNS_BACK] === true && target !== seat;
    sink?.({ kind: isTurned ? 'turnedBack' : 'keptOff', seat: target });
    if (isTurned) turned(seat);
    return true;
  }
  const { wizard_spell_resistance = 0, priest_spell_resistance = 0 } = monster ?? {};
  const resistance =
    record.school === MAGE ? wizard_spell_resistance : record.school === PRIEST ? priest_spell_resistance : 0;
  if (resistance === 0 || !random.chance(resistance)) return false;
  sink?.({ kind: 'keptOff', seat: target });
  return true;
}
