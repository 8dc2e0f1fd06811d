import { NEUTRAL } from '#domain/catalogs/adventurers.ts';
import { drawTrap } from '#game/chests/drawTrap.ts';
import { openChest } from '#game/chests/openChest.ts';
import { springTrap } from '#game/chests/springTrap.ts';
import { getAway } from '#game/fight/getAway.ts';
import { startBattle } from '#game/fight/startBattle.ts';
import { greeting } from '#game/operations/npcOperations.ts';
import { elevatorStops } from '#game/queries/elevatorStops.ts';
import { isMet } from '#game/queries/isMet.ts';
import { isThere } from '#game/queries/npcs.ts';
import { asksWhereFull, bearerOf } from '#game/queries/possessions.ts';
import { passesOverTraps } from '#game/queries/wornMagic.ts';
import { mostHp } from '#game/rules/characterFigures.ts';
import { pickChance } from '#game/rules/lockPicking.ts';
import { CHANGES } from '#game/run/changes/changes.ts';
import { give, trade } from '#game/run/give.ts';
import type { Run } from '#game/run/Run.ts';
import type { Change, ChangeName } from '#game/state/Change.ts';
import type { Mode } from '#game/state/GameState.ts';
import { isAble, isAlive, type Member, seen } from '#game/state/Member.ts';
import type { ControlName, Operation, OperationName, OperationOf, Operations, Waiting } from '#game/state/Operation.ts';
import { turned } from '#game/state/Standing.ts';
import { end, giveReward, handOver, leave } from './leave.ts';
import { enter, go, goAny, push, pushBack, slide } from './moving.ts';
import { goHome, warp } from './warping.ts';
import { survive } from './wipe.ts';

/** The result of an operation: more operations before the rest, a wait for an input, or the end of all operations. */
type Outcome = Operations | 'wait' | 'stop';
type Runner<Name extends OperationName> = (run: Run, operation: OperationOf<Name>) => Outcome;

const NOTHING: Operations = [];

/** The runner of each control. */
const CONTROLS: { readonly [Name in ControlName]: Runner<Name> } = {
  show: tell,
  ask: tell,
  answer: tell,
  choose: tell,
  ride: (run, ride) => (elevatorStops(run.world, run.draft.place, ride).length > 0 ? 'wait' : NOTHING),
  battle: (run, { battle, won }) => {
    run.apply({ op: 'endQuiet' });
    if (!run.draft.cheats.includes('winBattles')) return startBattle(run, battle) ? 'wait' : won;
    run.sink?.({ kind: 'won' });
    return won;
  },
  chest: (run, { chest, trap, opened }) => {
    const found = run.world.chests.get(chest);
    if (!found) return NOTHING;
    run.sink?.({ kind: 'chest', chest });
    return [{ op: 'latch', chest, trap: trap || drawTrap(run, found), opened }];
  },
  latch: () => 'wait',
  stow: () => 'wait',
  npc: (run, { npc }) => {
    const record = run.world.npcs.get(npc);
    if (!record || !isThere(run.world, run.draft, npc, record)) return 'stop';
    run.sink?.({ kind: 'npc', npc });
    return greeting(npc, record);
  },
  converse: (run, { npc }) => (run.world.npcs.has(npc) ? 'wait' : NOTHING),
  visit: (run, { facility }) => {
    run.sink?.({ kind: 'facility', facility });
    return 'wait';
  },
  credits: (run) => {
    run.sink?.({ kind: 'credits' });
    return 'wait';
  },

  when: (run, { guard, yes, no }) => {
    if (isMet(run.world, run.draft, guard)) return yes;
    run.sink?.({ kind: 'unmet', guard });
    return no;
  },
  chance: (run, { percent, yes }) => (run.random.chance(percent) ? yes : NOTHING),
  draw: (run, { of }) => of[run.random.below(of.length)] ?? NOTHING,
  pick: (run, { difficulty, yes }) => (pickLock(run, difficulty) ? yes : NOTHING),

  stop: () => 'stop',

  give: (run, operation) => {
    const { item, count } = operation;
    return give(run, item, count) ? NOTHING : withoutRoom(run, item, [operation], STOP);
  },
  trade: (run, operation) => {
    const { given, got } = operation;
    return trade(run, given, got) ? NOTHING : withoutRoom(run, got, [operation], STOP);
  },
  spoils: (run, { chest, things: [spoil, ...others] }) => {
    if (!spoil) return NOTHING;
    const { held, special } = spoil;
    const rest: Operations = [{ op: 'spoils', chest, things: others }];
    const bearer = bearerOf(run.world, run.draft, held.item);
    if (!bearer) {
      run.sink?.({ kind: 'bagsFull', ...seen(held) });
      const left: Operations = special === undefined ? rest : [{ op: 'leaveFind', chest, special }, ...rest];
      return withoutRoom(run, held.item, [{ op: 'spoils', chest, things: [spoil, ...others] }], left);
    }
    run.apply({ op: 'put', member: bearer.at, held });
    return rest;
  },
  spring: (run, { trap, member, chest }) => {
    const after = springTrap(run, trap, member);
    return [{ op: 'unlatch', chest }, ...after];
  },
  unlatch: openChest,
  gain: (run, { gold }) => [{ op: 'earn', gold: run.random.roll(gold) }],
  reward: giveReward,

  go,
  goAny,
  enter,
  push: (run, { facing, cells }) =>
    push(run, facing === 'any' ? turned(run.draft.place.facing, run.random.below(4)) : facing, cells),
  slide,
  back: pushBack,
  warp,
  goHome,
  leave,
  handOver,
  escape: getAway,
  survive,

  hurt: done((run, { by, dice }) => {
    for (const { at, member } of run.members) {
      if (!passesOverTraps(run, member)) run.apply({ op: 'damage', member: at, hp: run.random.roll(dice), by });
    }
  }),
  afflict: done((run, { who, state, percent }) => {
    const living = run.members.filter(({ member }) => isAlive(member));
    const struck = who === 'all' ? living : living.splice(run.random.below(Math.max(1, living.length)), 1);
    for (const { at: member } of struck) {
      if (run.random.chance(percent)) run.apply({ op: 'inflict', member, state });
    }
  }),
  age: done((run, { years }) => {
    for (const { at: member } of run.members) run.apply({ op: 'grow', member, years });
  }),
  shift: done((run, { from }) => shiftAlignment(run, from)),
  heal: done((run, { percent }) => {
    for (const { at, member } of run.members) {
      run.apply({ op: 'recover', member: at, hp: Math.floor((mostHp(run.world, member) * percent) / 100) });
    }
  }),
  raise: done((run, { percent }) => {
    run.each((at, member) => {
      if (!isAlive(member) && run.random.chance(percent)) run.apply({ op: 'revive', member: at });
    });
  }),
  cure: done((run, { state }) => {
    run.each((member) => run.apply({ op: 'relieve', member, state }));
  }),

  sound: done((run, { sound }) => run.sink?.({ kind: 'sound', sound })),
  save: done((run) => run.sink?.({ kind: 'save' })),
  load: done((run) => run.sink?.({ kind: 'load' })),
  forbidCamp: () => NOTHING,
  end: done(end),
};

/** The runner of each operation. A change changes the game and leads to no other operations. */
const RUNNERS: { readonly [Name in OperationName]: Runner<Name> } = {
  ...CONTROLS,
  ...(Object.fromEntries(
    Object.keys(CHANGES).map((name) => [name, (run: Run, change: Change) => applied(run, change)]),
  ) as { readonly [Name in ChangeName]: Runner<Name> }),
};

const STOP: Operations = [{ op: 'stop' }];

/** The operations if no bag has room: by the rules, the player decides; otherwise `left` follows. */
const withoutRoom = ({ world }: Run, item: number, again: Operations, left: Operations): Operations =>
  asksWhereFull(world) ? [{ op: 'stow', item, again, left }] : left;

/** Runs an operation that begins with a message. */
function tell(run: Run, { message }: { readonly message: number }): Outcome {
  run.sink?.({ kind: 'message', message });
  return 'wait';
}

/** Returns a runner for an action that neither waits nor leads to other operations. */
function done<Of>(act: (run: Run, operation: Of) => void): (run: Run, operation: Of) => Outcome {
  return (run, operation) => {
    act(run, operation);
    return NOTHING;
  };
}

function applied(run: Run, change: Change): Outcome {
  run.apply(change);
  return NOTHING;
}

function runOne<Name extends OperationName>(run: Run, operation: OperationOf<Name>): Outcome {
  const runner: Runner<Name> = RUNNERS[operation.op as Name];
  return runner(run, operation);
}

/** Operations that do not count as an event: a random encounter is still possible after them. */
const UNNOTICED: readonly OperationName[] = ['forbidCamp', 'when', 'chance', 'draw', 'sound'];

/** The mode of a game while it waits for an operation. */
const MODE_OF: Readonly<Record<Waiting['op'], Mode>> = {
  ...{ show: 'talk', ask: 'talk', answer: 'talk', choose: 'talk', ride: 'talk', converse: 'talk', visit: 'talk' },
  ...{ stow: 'talk', credits: 'talk', battle: 'battle', latch: 'chest' },
};

/** Runs operations in order until one of them waits. The state then stores that one and the rest. */
export function runOperations(run: Run, operations: Operations): void {
  let left = operations;
  while (left.length > 0) {
    const [operation, ...rest] = left as readonly [Operation, ...Operation[]];
    if (!UNNOTICED.includes(operation.op)) run.hasHappened = true;
    const outcome = runOne(run, operation);
    if (outcome === 'stop') return;
    if (outcome === 'wait') {
      const { heading, cameFrom } = run;
      run.draft.pending = { operation: operation as Waiting, rest, heading, ...(cameFrom && { cameFrom }) };
      run.draft.mode = MODE_OF[operation.op as Waiting['op']];
      return;
    }
    left = outcome.length > 0 ? [...outcome, ...rest] : rest;
  }
}

/** Continues after a wait: runs the given operations, then the stored rest. */
export function resume(run: Run, operations: Operations): void {
  const { draft } = run;
  const rest = draft.pending?.rest ?? NOTHING;
  draft.pending = null;
  draft.mode = draft.place.floor === 0 ? 'city' : 'labyrinth';
  runOperations(run, [...operations, ...rest]);
}

/** Lets the best able member try to pick a lock. Returns whether it is open. */
function pickLock(run: Run, difficulty: number): boolean {
  const chanceOf = ({ job, level }: Member) => pickChance(run.world.rules, job, level, difficulty);
  const able = run.members
    .filter(({ member }) => isAble(member) && chanceOf(member) > 0)
    .sort((one, other) => chanceOf(other.member) - chanceOf(one.member));
  const [best] = able;
  if (!best) return false;
  const isOpen = run.random.chance(chanceOf(best.member));
  run.sink?.({ kind: 'picked', member: best.at, isOpen });
  return isOpen;
}

/** Shifts the alignment of members to neutral by chance, because they attacked somebody. @param from the alignment that may change */
function shiftAlignment(run: Run, from: number): void {
  const permille = run.world.rules.magic.npc_fight_alignment;
  for (const { at, member } of run.members) {
    if (member.alignment === from && run.random.below(1000) < permille)
      run.apply({ op: 'align', member: at, alignment: NEUTRAL });
  }
}
