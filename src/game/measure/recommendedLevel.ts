import type { Rules } from '#game/rules/compileRules.ts';
import type { Floor } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';
import { encounterFloor, placesOf } from './encounterFloor.ts';
import { encounterOdds, type Odds } from './encounterOdds.ts';
import { monsterStrength } from './monsterStrength.ts';
import { type PartyMember, partyOf } from './sampleParty.ts';

/** The highest level that can be recommended. */
const HIGHEST = 50;
/** The share of its hit points that an encounter may cost a party of the right level. */
const MOST_LOST = 0.25;

type Parts = Pick<World, 'rules' | 'tables' | 'monsters' | 'characters' | 'items'>;

/**
 * The recommended level of a floor: the lowest at which the party loses on average no more than a quarter of its hit points in an
 * encounter, in corridors and rooms. Monsters are weighted by their chance (`encounterOdds`). A group of mean size falls one by one
 * (`monsterStrength`: blows and breath, without spells), while the rest keeps attacking.
 * @returns 1 to 50; undefined without encounters
 */
export function recommendedLevel(
  world: Parts,
  { settings, grid }: Pick<Floor, 'settings' | 'grid'>,
): number | undefined {
  const { rules, tables, monsters, characters, items } = world;
  const meetings = placesOf(encounterFloor(settings, grid))
    .map((place) => encounterOdds(rules, settings, place, tables, monsters))
    .filter((odds) => odds.length > 0);
  if (meetings.length === 0) return undefined;
  for (let level = 1; level < HIGHEST; level++) {
    const party = partyOf(rules, characters.values(), (number) => items.get(number), level);
    const bearable = MOST_LOST * party.reduce((sum, { hp }) => sum + hp, 0);
    if (meetings.every((odds) => meanLoss(rules, odds, monsters, party) <= bearable)) return level;
  }
  return HIGHEST;
}

/** The mean loss of hit points of a party in an encounter. */
function meanLoss(
  rules: Rules,
  odds: readonly Odds[],
  monsters: Parts['monsters'],
  party: readonly PartyMember[],
): number {
  const all = odds.reduce((sum, { chance }) => sum + chance, 0);
  return odds.reduce((loss, { monster, chance, groupSize }) => {
    const one = monsters.get(monster);
    if (!one) return loss;
    const { damage, rounds } = monsterStrength(rules, one, party);
    const count = (groupSize.min + groupSize.max) / 2;
    return loss + (damage === 0 ? 0 : (chance / all) * damage * rounds * ((count * (count + 1)) / 2));
  }, 0);
}
