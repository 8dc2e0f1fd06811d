import { trapDifficulty } from '#game/chests/drawTrap.ts';
import type { PlayerInput } from '#game/inputs.ts';
import { resume } from '#game/interpreter/runOperations.ts';
import { magicInputs } from '#game/party/magic.ts';
import { STREAM } from '#game/random/Random.ts';
import { disarmChance, inspectChance, secondTry } from '#game/rules/trapSkill.ts';
import type { Run } from '#game/run/Run.ts';
import { partyIn } from '#game/state/GameState.ts';
import { isAble, type Member } from '#game/state/Member.ts';
import type { Opening, OperationOf } from '#game/state/Operation.ts';
import type { World } from '#game/world/World.ts';
import { doDeed } from './deeds.ts';
import type { ModeRules } from './Mode.ts';

const LEAVE: PlayerInput = { do: 'leave' };

/** A closed chest, which can be inspected, disarmed, opened or left. */
export const chest: ModeRules = {
  inputs: (world, state) => {
    const able = partyIn(state).filter(({ member }) => isAble(member));
    const traps = trapsToName(world);
    return [
      LEAVE,
      ...able.flatMap(({ at: member }): PlayerInput[] => [
        { do: 'inspect', member },
        { do: 'unlatch', member },
        ...traps.map((trap): PlayerInput => ({ do: 'disarm', member, trap })),
      ]),
      ...magicInputs(world, state),
    ];
  },
  take: (run, input) => {
    const latch = latchOf(run);
    const member = 'member' in input ? run.draft.roster[input.member] : undefined;
    if (doDeed(run, input)) return;
    if (!latch || !member) resume(run, []);
    else if (input.do === 'inspect') inspect(run, latch, input.member, member);
    else if (input.do === 'disarm') disarm(run, latch, input.member, member, input.trap);
    else if (input.do === 'unlatch') unlatch(run, latch, input.member);
  },
};

/** The traps that a player can name: those in use, or only 0 if the rules require no name. */
const trapsToName = ({ rules, traps }: World): number[] =>
  rules.battle.disarm_names_trap ? [...traps].flatMap(([number, { enabled }]) => (enabled ? [number] : [])) : [0];

type Latch = OperationOf<'latch'>;

function latchOf({ draft }: Run): Latch | undefined {
  const operation = draft.pending?.operation;
  return operation?.op === 'latch' ? operation : undefined;
}

/** Inspects the chest. A failure can report a wrong trap or set it off. */
function inspect(run: Run, { trap }: Latch, at: number, { job, stats }: Member): void {
  const { world } = run;
  const { inspect_lies, inspect_springs } = world.rules.battle;
  const random = run.stream(STREAM.chest);
  if (trap > 0 && random.chance(inspect_springs)) {
    spring(run, trap, at);
    return;
  }
  if (random.chance(inspectChance(world.rules, job, stats.agility))) {
    run.sink?.({ kind: 'inspected', member: at, trap });
    return;
  }
  const others = [0, ...[...world.traps.keys()].filter((one) => world.traps.get(one)?.enabled)].filter(
    (one) => one !== trap,
  );
  const lie = inspect_lies ? others[random.below(others.length)] : undefined;
  run.sink?.({ kind: 'inspected', member: at, ...(lie !== undefined && { trap: lie }) });
}

/** Disarms the trap and opens the chest. A wrong name or a failed attempt can set it off. */
function disarm(
  run: Run,
  { chest: number, trap }: Latch,
  at: number,
  { job, level, stats }: Member,
  named: number,
): void {
  const { rules, chests } = run.world;
  const random = run.stream(STREAM.chest);
  const difficulty = trapDifficulty(run, chests.get(number) ?? { trap_plus: 0 });
  if (trap === 0) openChest(run);
  else if (rules.battle.disarm_names_trap && named !== trap) spring(run, trap, at);
  else if (random.chance(disarmChance(rules, job, level, difficulty))) {
    run.sink?.({ kind: 'disarmed', member: at, isDone: true });
    openChest(run);
  } else {
    run.sink?.({ kind: 'disarmed', member: at, isDone: false });
    if (!random.chance(secondTry(rules, stats.agility))) spring(run, trap, at);
  }
}

/** Opens the chest without disarming it. */
function unlatch(run: Run, { trap }: Latch, at: number): void {
  const isUnhurt = trap === 0 || run.stream(STREAM.chest).chance(run.world.rules.battle.free_open_rate);
  if (isUnhurt) openChest(run);
  else spring(run, trap, at);
}

/** Sets off the trap and opens the chest. */
function spring(run: Run, trap: number, member: number): void {
  resume(run, [{ op: 'spring', trap, member, chest: openingOf(run) }]);
}

/** Opens the chest without setting off its trap. */
export function openChest(run: Run): void {
  resume(run, [{ op: 'unlatch', chest: openingOf(run) }]);
}

function openingOf(run: Run): Opening {
  const latch = latchOf(run);
  if (!latch) return { opened: [] };
  const { chest: number, opened, wasOpen } = latch;
  return { chest: number, opened, ...(wasOpen && { wasOpen }) };
}
