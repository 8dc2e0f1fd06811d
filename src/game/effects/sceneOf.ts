import { STATS, type Stats } from '#domain/catalogs/adventurers.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { Character } from '#domain/resources/character.ts';
import type { monster } from '#domain/resources/monster.ts';
import { type PartyMember, partyOf } from '#game/measure/sampleParty.ts';
import type { Items } from '#game/rules/characterFigures.ts';
import { jobRules, type Rules } from '#game/rules/compileRules.ts';
import { placedCharacters } from '#game/world/adventurers.ts';
import { SAMPLE_CHARACTERS } from '#game/world/sampleCharacters.ts';
import { type Foe, type Scene, said } from './effect.ts';

type Monster = Pick<RecordOf<typeof monster>, 'level' | 'ac'>;

export interface SceneParts {
  readonly characters: readonly Character[];
  readonly items: Items;
  readonly monsters: readonly Monster[];
  /** The purchase prices of all items of the scenario. */
  readonly prices: readonly number[];
}

/** The armour classes shown while a scenario has no monsters. */
const ARMOURS = [10, 5, 0, -5];
/** The minimum of each stat if only the job of a character is known. */
const MIDDLING = 12;

/** Builds the subjects of the effects: the scenario's own party and monsters, or otherwise the standard party and some armour classes. */
export function sceneOf({ characters, items, monsters, prices }: SceneParts): Scene {
  const placed = placedCharacters(characters);
  const parties = new WeakMap<Rules, Map<number, readonly PartyMember[]>>();
  return {
    party: (rules, level) => {
      const known = parties.get(rules) ?? new Map<number, readonly PartyMember[]>();
      parties.set(rules, known);
      const party = known.get(level) ?? partyOf(rules, characters, items, level);
      known.set(level, party);
      return party;
    },
    stats: (rules, job) =>
      [...placed, ...SAMPLE_CHARACTERS].find((one) => one.job === job)?.stats ?? leastStats(rules, job),
    foes: foesOf(monsters),
    prices,
  };
}

function leastStats(rules: Rules, job: number): Stats {
  const { required_stats } = jobRules(rules, job).class;
  const entries = STATS.map(({ name }) => [name, Math.max(MIDDLING, required_stats[name])]);
  return Object.fromEntries(entries) as Stats;
}

/** The monsters of the given or the nearest level, with their mean armour class. */
function foesOf(monsters: readonly Monster[]): readonly Foe[] {
  if (monsters.length === 0) {
    return ARMOURS.map((ac) => ({ label: said(`AC ${ac}`, `AC ${ac}`), acAt: () => ac }));
  }
  const known = new Map<number, number>();
  const acAt = (level: number): number => {
    const least = Math.min(...monsters.map((one) => Math.abs(one.level - level)));
    const nearest = monsters.filter((one) => Math.abs(one.level - level) <= Math.max(1, least));
    return Math.round(nearest.reduce((sum, { ac }) => sum + ac, 0) / nearest.length);
  };
  return [
    {
      label: said('近いレベルの敵', 'Monsters of a similar level'),
      acAt: (level) => {
        const ac = known.get(level) ?? acAt(level);
        known.set(level, ac);
        return ac;
      },
    },
  ];
}
