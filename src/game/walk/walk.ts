import { neighbour, readField } from '#domain/map/floorGrid.ts';
import { arrivalAt, enterCell, eventHere } from '#game/interpreter/enterCell.ts';
import { runOperations } from '#game/interpreter/runOperations.ts';
import { unnamedLock } from '#game/operations/compileEvent.ts';
import { edgeAhead, type Passing, passEdge } from '#game/queries/passEdge.ts';
import type { Run } from '#game/run/Run.ts';
import { hasBit, NO_BITS } from '#game/state/bits.ts';
import { isAble } from '#game/state/Member.ts';
import { type Facing, sideOf, turned } from '#game/state/Standing.ts';
import { drawEncounter } from './encounter.ts';
import { payForStep } from './stepCost.ts';

/** Walks one cell ahead, through a door if there is one. A lock is only opened, without walking on. */
export function walkForward(run: Run): void {
  const passing = edgeAhead(run.world, run.draft);
  if (!passing) return;
  if (passing.is === 'locked' && !run.draft.cheats.includes('throughWalls')) unlock(run, passing);
  else walk(run, run.draft.place.facing, passing, passing.is !== 'blocked');
}

/** Walks one cell back without turning; doors block this. */
export function walkBack(run: Run): void {
  const { world, draft, floor } = run;
  const facing = turned(draft.place.facing, 2);
  if (!floor) return;
  const passing = passEdge(world, draft, floor, draft.place, facing);
  walk(run, facing, passing, passing.is === 'open');
}

/** Turns on the spot, which can trigger an event that requires facing that direction. */
export function turnTo(run: Run, to: 'right' | 'around' | 'left'): void {
  run.apply({ op: 'turn', to });
  const event = run.floor?.events.get(run.cell);
  if (event?.guard.facing === run.draft.place.facing) runOperations(run, eventHere(run, 'come'));
}

function walk(run: Run, facing: Facing, passing: Passing, isPassable: boolean): void {
  const { floor, draft } = run;
  if (!floor) return;
  if (!isPassable && !draft.cheats.includes('throughWalls')) {
    run.sink?.({ kind: 'bumped' });
    return;
  }
  const { x, y } = draft.place;
  const room = readField(floor.grid, 'room_id', x, y);
  if (passing.is === 'door') run.sink?.({ kind: 'doorPassed' });
  run.heading = facing;
  run.cameFrom = undefined;
  run.apply({ op: 'stand', to: { ...draft.place, ...neighbour(x, y, sideOf(facing), floor.size) } });
  payForStep(run);
  if (!run.members.some(({ member }) => isAble(member))) return;
  if (passing.event?.shuts) {
    run.sink?.({ kind: 'doorShut' });
    runOperations(run, passing.event.operations);
  }
  enterCell(run);
  runOperations(run, arrivalAt(run));
  if (!run.hasHappened) runOperations(run, drawEncounter(run, room));
}

function unlock(run: Run, { edge, event }: Passing): void {
  const { draft } = run;
  const { floor } = draft.place;
  // A door that shuts behind the party has no operations that open it.
  runOperations(run, event && !event.shuts ? event.operations : unnamedLock(floor, edge));
  const isOpened = hasBit(draft.opened[floor] ?? NO_BITS, edge);
  if (!isOpened && !draft.pending) run.sink?.({ kind: 'locked' });
}
