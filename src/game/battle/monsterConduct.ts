import { CALLS_ALLIES, FLEES, NO_BREATH } from '#domain/catalogs/monsterTraits.ts';
import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import { MAGE, PRIEST } from '#domain/catalogs/spells.ts';
import { SPELL_STATE } from '#domain/catalogs/spellTerms.ts';
import { AFRAID, SILENCED } from '#domain/catalogs/states.ts';
import { HOLD } from '#domain/resources/spells/battleSpells.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { callChance } from '#game/rules/monsterConduct.ts';
import { spellLevelShares } from '#game/rules/monsterSpell.ts';
import { groupOf, isFoe } from '#game/state/BattleState.ts';
import { emptySeat } from './bringWithBlow.ts';
import { monsterSpells } from './monsterSpells.ts';

/** The action of a monster in its turn. */
export type Conduct =
  | { readonly act: 'flee' | 'call' | 'breathe' | 'strike' }
  | { readonly act: 'cast'; readonly spell: number };

const STRIKE: Conduct = { act: 'strike' };
/** Spell levels lost by weakened magic. */
const DULLED_LEVELS = 2;

/** Chooses the action of a monster: it flees if afraid, calls for help, uses breath, casts, or attacks (rule 15). */
export function conductOf(fight: Fight, seat: number): Conduct {
  const monster = fight.fighters[seat]?.monster;
  if (!monster) return STRIKE;
  const { random } = fight;
  if (monster.options[FLEES] && fight.has(seat, AFRAID) && !isHeld(fight, seat)) return { act: 'flee' };
  if (monster.options[CALLS_ALLIES] && isFoe(seat) && emptySeat(fight, groupOf(seat)) !== undefined) {
    const chance = callChance(fight.rules, fight.group(groupOf(seat)).length);
    if (chance > 0 && random.chance(chance)) return { act: 'call' };
  }
  if (monster.breath !== NO_BREATH && random.chance(monster.breath_rate)) return { act: 'breathe' };
  if (monster.mage_spell_level + monster.priest_spell_level > 0 && !fight.has(seat, SILENCED)) {
    const spell = random.chance(monster.spell_probability) ? drawSpell(fight, seat) : undefined;
    if (spell !== undefined) return { act: 'cast', spell };
  }
  return STRIKE;
}

/** Whether a spell prevents a fighter from fleeing. */
const isHeld = ({ battle, world }: Fight, seat: number): boolean =>
  battle.lasting.some(
    (one) =>
      one.seat === seat && categoryOf(one.spell) === 'battle' && world.spells.get(one.spell)?.battle.does === HOLD,
  );

/** Draws a spell of one of its schools, of a drawn level or the next lower one that has spells for monsters. */
function drawSpell(fight: Fight, seat: number): number | undefined {
  const monster = fight.fighters[seat]?.monster;
  if (!monster) return undefined;
  const lost = fight.isUnder(seat, SPELL_STATE.dulled) ? DULLED_LEVELS : 0;
  const schools = [
    { school: MAGE, highest: monster.mage_spell_level - lost },
    { school: PRIEST, highest: monster.priest_spell_level - lost },
  ].filter(({ highest }) => highest > 0);
  const of = fight.random.oneOf(schools);
  if (!of) return undefined;
  const spells = monsterSpells(fight.world.spells)[of.school] ?? [];
  for (let level = 1 + fight.random.pick(spellLevelShares(of.highest)); level > 0; level--) {
    const ofLevel = spells[level] ?? [];
    if (ofLevel.length > 0) return fight.random.oneOf(ofLevel);
  }
  return undefined;
}
