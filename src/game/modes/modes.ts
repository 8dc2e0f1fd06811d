import type { PlayerInput } from '#game/inputs.ts';
import { leave } from '#game/run/leave.ts';
import { goesOn, goOn } from '#game/run/wipe.ts';
import type { Mode } from '#game/state/GameState.ts';
import { battle } from './battle.ts';
import { camp } from './camp.ts';
import { chest } from './chest.ts';
import { city } from './city.ts';
import { labyrinth } from './labyrinth.ts';
import type { ModeRules } from './Mode.ts';
import { talk } from './talk.ts';

const NEXT: readonly PlayerInput[] = [{ do: 'next' }];

const over: ModeRules = { inputs: (world) => (goesOn({ world }) ? NEXT : []), take: goOn };

const ended: ModeRules = { inputs: () => NEXT, take: leave };

/** What a game may be at, and what can be done then. */
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
