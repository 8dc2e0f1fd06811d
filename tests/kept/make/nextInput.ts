import { ALIGNMENTS, JOBS, STATS } from '#domain/catalogs/adventurers.ts';
import type { Input, PlayerInput } from '#game/inputs.ts';
import { ordersIn } from '#game/modes/battle.ts';
import { suitsClass } from '#game/rules/classes.ts';
import { raceRules } from '#game/rules/compileRules.ts';
import { creationCap } from '#game/rules/statCap.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Candidate } from '#game/state/Member.ts';
import { legalInputs } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import type { Chance } from './Chance.ts';

/** Chooses the next input: each kind of offered input equally often, and a step more often on the way. */
export function nextInput(world: World, state: GameState, chance: Chance, isAuthors = true): Input | undefined {
  const offered = legalInputs(world, state);
  const kinds = [...new Set(offered.map(({ do: what }) => what))];
  if (kinds.length === 0) return undefined;
  if (state.mode === 'labyrinth' && kinds.includes('forward') && chance.below(3) === 0) return { do: 'forward' };
  if (state.mode === 'city' && kinds.includes('enter') && chance.below(4) === 0)
    return chance.of(offered.filter((one) => one.do === 'enter'));
  if (isAuthors && chance.below(40) === 0) return authorsInput(chance);
  if (state.mode === 'city' && state.party.length === 0 && chance.below(3) === 0) {
    const joins = offered.filter((one) => one.do === 'join');
    if (joins.length > 0) return chance.of(joins);
  }
  if (state.candidate && chance.below(2) === 0) return creation(world, state.candidate, chance);
  if (state.mode === 'city' && chance.below(30) === 0)
    return { do: 'rename', member: chance.below(3), name: chance.of(['ハナ', 'Io']) };
  const what = chance.of(kinds);
  const input = chance.of(offered.filter((one) => one.do === what)) as PlayerInput;
  if (input.do === 'round') return { do: 'round', orders: ordersIn(world, state).map((choices) => chance.of(choices)) };
  if (input.do === 'answer') return { ...input, text: chance.of(['Yes', 'no', '沈黙', '']) };
  return input;
}

/** Creates a new member of any class for which the points just suffice; it may not fit. */
function creation({ rules }: World, { race, sex, points }: Candidate, chance: Chance): Input {
  const stats = { ...raceRules(rules, race, sex).initial_stats };
  for (let left = points; left > 0; left--) {
    const { name } = chance.of(STATS);
    if (stats[name] < creationCap(rules)) stats[name]++;
  }
  const job = chance.of(JOBS.filter(({ code }) => ALIGNMENTS.some((one) => suitsClass(rules, code, stats, one.code))));
  const alignment = ALIGNMENTS.find(({ code }) => job && suitsClass(rules, job.code, stats, code));
  return {
    ...{ do: 'create', name: chance.of(['アキ', 'Bea', '𠮷田']), stats },
    ...{ job: job?.code ?? 0, alignment: alignment?.code ?? 0 },
  };
}

const authorsInput = (chance: Chance): Input =>
  chance.of<Input>([
    { do: 'heal' },
    { do: 'gold', gold: 5000 },
    { do: 'item', item: 1 + chance.below(3) },
    { do: 'place', floor: 1, x: chance.below(4), y: chance.below(4), facing: 1 },
    { do: 'reveal' },
  ]);
