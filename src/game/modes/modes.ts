import type { PlayerInput } from '#game/inputs.ts';
import { runOperations } from '#game/interpreter/runOperations.ts';
import { goesOn } from '#game/interpreter/wipe.ts';
import type { Mode } from '#game/state/GameState.ts';
import { battle } from './battle.ts';
import { camp } from './camp.ts';
import { chest } from './chest.ts';
import { city } from './city.ts';
import { labyrinth } from './labyrinth.ts';
import type { ModeRules } from './Mode.ts';
import { talk } from './talk.ts';

const NEXT: readonly PlayerInput[] = [{ do: 'next' }];

const over: ModeRules = {
  inputs: (world) => (goesOn({ world }) ? NEXT : []),
  take: (run) => runOperations(run, [{ op: 'survive' }]),
};

const ended: ModeRules = { inputs: () => NEXT, take: (run) => runOperations(run, [{ op: 'leave' }]) };

export const MODE_RULES: Readonly<Record<Mode, ModeRules>> = {
  city,
  labyrinth,
  camp,
  talk,
  battle,
  chest,
  over,
  ended,
};
