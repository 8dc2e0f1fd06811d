import { monster } from '#domain/resources/monster.ts';
import { DOCUMENT_FORMAT, DOCUMENT_VERSION } from '#domain/scenario/ScenarioDocument.ts';
import { fightRound } from '#game/battle/fightRound.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { groupsHere } from '#game/fight/ranks.ts';
import { startBattle } from '#game/fight/startBattle.ts';
import type { Order } from '#game/inputs.ts';
import { SeededRandom } from '#game/random/Random.ts';
import { Run } from '#game/run/Run.ts';
import { newGame } from '#game/state/newGame.ts';
import { step } from '#game/step.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import { amount } from './amount.ts';
import { fullScenario } from './fullScenario.ts';
import { type Figure, median } from './table.ts';

const BATTLES = amount(500, 10);
const BATCHES = amount(9, 1);
const WARM_UP = amount(1_000, 1);
const GOAL = 2_000;
const LEVEL = 8;

/** Measures battles of six of level 8 who strike against three groups of four of level 4, to the end of each, without any reports. */
export async function battles(): Promise<Figure[]> {
  const document = { format: DOCUMENT_FORMAT, version: DOCUMENT_VERSION, ...fullScenario() } as const;
  const foe = (number: number) => ({
    ...monster.blank,
    ...{ level: 4, hp: { count: 4, sides: 8, plus: 0 }, ac: 5, mage_spell_level: 2, spell_probability: 20 },
    attacks: monster.blank.attacks.map((none, at) => (at === 0 ? { rolls: 1, sides: 6, attacks: 2 } : none)),
    group_count: { min: 4, max: 4 },
    ...(number < 3 && { companion: number + 1, companion_probability: 100 }),
  });
  const compiled = compileWorld(document);
  const world = { ...compiled, monsters: new Map([1, 2, 3].map((number) => [number, foe(number)])) };
  const roster = world.beginning.roster
    .slice(0, 6)
    .map((member) => ({ ...member, level: LEVEL, max_hp: 60, hp: 60, items: [] }));
  const begun = newGame({ ...world.beginning, roster, party: roster.map((_, at) => at) }, [1, 2]);
  const there = step(world, begun, { do: 'place', floor: 1, x: 0, y: 0, facing: 1 });
  const setup = { foes: { monster: 1, count: 4 }, canFlee: true, surprise: 'rolled', isFriendly: false } as const;
  let rounds = 0;
  const fought = (count: number) => {
    for (let luck = 0; luck < count; luck++) {
      const fight = startBattle(new Run(world, there, undefined), setup, new SeededRandom([luck, 1]));
      if (!fight) throw new Error('nobody is there to fight');
      while (fight.outcome === 'going') {
        fightRound(fight, strikes(fight));
        rounds++;
      }
    }
  };
  fought(WARM_UP);
  rounds = 0;
  const times: number[] = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    const start = performance.now();
    fought(BATTLES);
    times.push((performance.now() - start) / BATTLES);
  }
  const each = median(times);
  return [
    {
      name: `battles a second, ${(rounds / BATTLES / BATCHES).toFixed(1)} rounds each`,
      ours: Math.round(1000 / each).toLocaleString('en'),
      limit: GOAL.toLocaleString('en'),
      ratio: each / (1000 / GOAL),
      goal: { atMost: 1 },
    },
  ];
}

/** Everybody who can strikes at the first group. */
function strikes(fight: Fight): Order[] {
  const [group = 0] = groupsHere(fight);
  return fight.run.draft.party.map((_, seat) => (seat < 3 ? { act: 'strike', group } : { act: 'parry' }));
}
