import { ASHES } from '#domain/catalogs/states.ts';
import { isClosed } from '#domain/map/edge.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import {
  HOMING_LEAVES_GEAR,
  HOMING_LEAVES_GOLD,
  ROCK_HURTS,
  ROCK_REFUSES,
} from '#domain/resources/rules/npcMagicRelated.ts';
import { mayDrop } from '#game/queries/possessions.ts';
import type { Run } from '#game/run/Run.ts';
import type { OperationOf, Operations } from '#game/state/Operation.ts';
import type { Floor } from '#game/world/compileFloor.ts';
import { go } from './moving.ts';

/** Brings the party to the city by magic; the rules say whether it leaves its gold or its items behind. */
export function goHome({ draft, members, world }: Run): Operations {
  const { homing_leaves } = world.rules.magic;
  const gear = members.map(({ at, member: { items } }) => {
    const slots = items.flatMap((held, slot) => (mayDrop(world, { ...held, worn: false }) ? slot : []));
    return { op: 'discard', member: at, slots } as const;
  });
  return [
    ...(homing_leaves === HOMING_LEAVES_GOLD ? [{ op: 'pay', gold: draft.gold } as const] : []),
    ...(homing_leaves === HOMING_LEAVES_GEAR ? gear : []),
    { op: 'leave' },
  ];
}

/** Brings the party to a cell by magic; the rules say what happens if the cell is inside rock. */
export function warp(run: Run, { to }: OperationOf<'warp'>): Operations {
  const { teleport_into_rock, rock_damage } = run.world.rules.magic;
  const floor = run.world.floors.get(to.floor);
  if (!floor) return [];
  const isRock = isClosed(floor.grid, to);
  if (isRock && teleport_into_rock === ROCK_REFUSES) {
    run.sink?.({ kind: 'warded' });
    return [];
  }
  const then = go(run, { to: isRock ? nearestOpen(floor, to) : to, facing: 0, way: 'spell' });
  if (isRock) {
    for (const { at: member } of run.members) {
      if (teleport_into_rock === ROCK_HURTS)
        run.apply({ op: 'damage', member, hp: run.random.roll(rock_damage), by: 'rock' });
      else run.apply({ op: 'inflict', member, state: ASHES });
    }
  }
  return then;
}

/** The nearest cell that is not closed; the given one if all are closed. */
function nearestOpen({ grid, size, number }: Floor, { x, y }: Place): Place {
  let best: Place = { floor: number, x, y };
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < size * size; at++) {
    const place = { floor: number, x: at % size, y: Math.floor(at / size) };
    const far = Math.abs(place.x - x) + Math.abs(place.y - y);
    if (far >= least || isClosed(grid, place)) continue;
    [best, least] = [place, far];
  }
  return best;
}
