import type { PlayerInput } from '#game/inputs.ts';
import type { Operations } from '#game/operations/Operation.ts';
import { leave } from '#game/run/leave.ts';
import { isOpen } from '#game/run/moving.ts';
import { runOperations } from '#game/run/runOperations.ts';
import { goesOn, goOn } from '#game/run/wipe.ts';
import { type Mode, partyIn } from '#game/state/GameState.ts';
import { isAble } from '#game/state/Member.ts';
import { battle } from './battle.ts';
import { camp } from './camp.ts';
import { chest } from './chest.ts';
import { labyrinth } from './labyrinth.ts';
import type { ModeRules } from './Mode.ts';
import { talk } from './talk.ts';

const NEXT: readonly PlayerInput[] = [{ do: 'next' }];

const city: ModeRules = {
  inputs: (world, state) =>
    partyIn(state).some(({ member }) => isAble(member))
      ? [...world.labyrinths.keys()]
          .filter((number) => isOpen({ world, draft: state }, number))
          .map((number) => ({ do: 'enter', labyrinth: number }))
      : [],
  take: (run, input) => {
    const number = input.do === 'enter' ? input.labyrinth : 0;
    const message = run.world.labyrinths.get(number)?.setting.message_number ?? 0;
    const told: Operations = message > 0 ? [{ op: 'show', message }] : [];
    runOperations(run, [...told, { op: 'enter', labyrinth: number, way: 'entrance' }]);
  },
};

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
