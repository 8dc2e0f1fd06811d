import { DOCUMENT_FORMAT, DOCUMENT_VERSION } from '#domain/scenario/ScenarioDocument.ts';
import type { Input } from '#game/inputs.ts';
import type { Report } from '#game/reports.ts';
import { RULES_VERSION, replay } from '#game/saves/Inputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import { newGame } from '#game/state/newGame.ts';
import { legalInputs, step } from '#game/step.ts';
import { compileFloor } from '#game/world/compileFloor.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import type { World } from '#game/world/World.ts';
import { amount } from './amount.ts';
import { fullScenario } from './fullScenario.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(9, 1);
const WARM_UP = amount(2, 0);
const INPUTS = amount(2_000, 50);

/** Measures compiling the fullest scenario, and walking through it: the turns and doors, messages and battles that a walk meets. */
export async function gameSteps(): Promise<Figure[]> {
  const document = { format: DOCUMENT_FORMAT, version: DOCUMENT_VERSION, ...fullScenario() } as const;
  const [floor] = document.floors;
  if (!floor) throw new Error('the scenario has no floor');
  const compiled = compileWorld(document);
  const world = { ...compiled, beginning: { ...compiled.beginning, party: [0, 1, 2, 3, 4, 5] } };
  const begun = step(world, newGame(world.beginning, [1, 2]), { do: 'place', floor: 1, x: 0, y: 0, facing: 1 });
  const inputs = walk(world, begun);
  const reports: Report[] = [];
  const told = () => {
    reports.length = 0;
    inputs.reduce((state, input) => step(world, state, input, (report) => reports.push(report)), begun);
  };
  const journal = {
    version: RULES_VERSION,
    seed: begun.seed,
    inputs: [{ do: 'place', floor: 1, x: 0, y: 0, facing: 1 }, ...inputs],
  } as const;
  const whole = time(() => compileWorld(document));
  const one = time(() => compileFloor(floor));
  const stepping = time(told) / inputs.length;
  const replaying = time(() => replay(world, journal)) / inputs.length;
  return [
    figure('compiling the world of a full scenario', `${whole.toFixed(0)} ms`, '150 ms', whole / 150),
    figure('compiling one of its floors', `${one.toFixed(2)} ms`, '5 ms', one / 5),
    figure('a step while walking, with reports', `${(stepping * 1000).toFixed(1)} µs`, '50 µs', stepping / 0.05),
    figure(
      'inputs replayed in a second',
      Math.round(1000 / replaying).toLocaleString('en'),
      '5,000',
      replaying / (1000 / 5000),
    ),
  ];
}

const figure = (name: string, ours: string, limit: string, ratio: number): Figure => ({
  name,
  ours,
  limit,
  ratio,
  goal: { atMost: 1 },
});

/** Returns the inputs of a player who walks on, turns now and then, and leaves everything that waits. */
function walk(world: World, begun: GameState): Input[] {
  const inputs: Input[] = [];
  let state = begun;
  while (inputs.length < INPUTS) {
    const offered = legalInputs(world, state);
    const turns = inputs.length % 5 === 4;
    const wanted = state.mode === 'labyrinth' ? { do: turns ? 'right' : 'forward' } : offered[0];
    if (!wanted) break;
    inputs.push(wanted as Input);
    state = step(world, state, wanted as Input);
  }
  return inputs;
}

function time(work: () => unknown): number {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const start = performance.now();
    work();
    // The first rounds only warm everything up.
    if (round >= 0) times.push(performance.now() - start);
  }
  return median(times);
}
