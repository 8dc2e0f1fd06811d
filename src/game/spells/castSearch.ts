import {
  BEST_TRAP_SIGHT,
  FINDS_HIDDEN,
  IDENTIFIES_ITEM,
  IDENTIFIES_MONSTERS,
  NAMES_TRAP,
  OPENS_LOCK,
} from '#domain/resources/spells/searchSpells.ts';
import { know } from '#game/fight/identify.ts';
import { findDoor } from '#game/interpreter/enterCell.ts';
import { runOperations } from '#game/interpreter/runOperations.ts';
import { unnamedLock } from '#game/operations/compileEvent.ts';
import { edgeAhead } from '#game/queries/passEdge.ts';
import { skillChance } from '#game/rules/trapSkill.ts';
import type { Run } from '#game/run/Run.ts';
import type { OperationOf, Operations } from '#game/state/Operation.ts';
import { FACINGS } from '#game/state/Standing.ts';
import type { BattleCast, PartyCast } from './Casting.ts';

/** Casts a search spell at the party's place: it finds, opens or identifies something. */
export function castSearch(cast: PartyCast): void {
  const { run, random, record } = cast;
  const { does, success } = record.search;
  const percent = does === NAMES_TRAP ? Math.min(success, BEST_TRAP_SIGHT) : success;
  if (!random.chance(percent)) run.sink?.({ kind: 'foundNothing' });
  else if (does === NAMES_TRAP) nameTrap(cast);
  else if (does === OPENS_LOCK) openLock(cast);
  else if (does === FINDS_HIDDEN) findHidden(run, record.search.radius);
  else if (does === IDENTIFIES_ITEM) identifyItem(cast);
}

/** Identifies the enemies of a battle. */
export function castSearchInBattle({ fight, random, record }: BattleCast): void {
  const { does, success } = record.search;
  if (does !== IDENTIFIES_MONSTERS) return;
  fight.battle.groups.forEach(({ isKnown }, group) => {
    if (!isKnown && random.chance(success)) know(fight, group);
  });
}

/** Names the trap of the current chest, and disarms it if the spell does that. */
function nameTrap({ run, caster, record }: PartyCast): void {
  const { draft, sink } = run;
  const latch = draft.pending?.operation;
  if (!draft.pending || latch?.op !== 'latch') return;
  sink?.({ kind: 'inspected', member: caster, trap: latch.trap });
  if (!record.search.disarms) return;
  draft.pending = { ...draft.pending, operation: { ...latch, trap: 0 } };
  sink?.({ kind: 'disarmed', member: caster, isDone: true });
}

/** Opens the lock ahead if it can be picked; locks that need a key stay shut. */
function openLock({ run, random, record, level, caster }: PartyCast): void {
  const passing = edgeAhead(run.world, run.draft);
  if (passing?.is !== 'locked') return;
  const { floor } = run.draft.place;
  const lock = lockIn(passing.event?.operations ?? unnamedLock(floor, passing.edge));
  const isOpen = lock !== undefined && random.chance(skillChance(level, record.search.lock_plus, lock.difficulty));
  run.sink?.({ kind: 'picked', member: caster, isOpen });
  if (isOpen) runOperations(run, lock.yes);
}

const lockIn = (operations: Operations): OperationOf<'pick'> | undefined =>
  operations.find(({ op }) => op === 'pick') as OperationOf<'pick'> | undefined;

/** Finds hidden doors around the party. */
function findHidden(run: Run, radius: number): void {
  const { floor, draft } = run;
  if (!floor) return;
  const { x, y } = draft.place;
  const wrapped = (at: number) => (at + floor.size) % floor.size;
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const at = { x: wrapped(x + dx), y: wrapped(y + dy) };
      for (const facing of FACINGS) findDoor(run, facing, at);
    }
  }
}

/** Identifies the first unidentified item of a member. */
function identifyItem({ run, target }: PartyCast): void {
  const at = run.draft.party[target] ?? -1;
  const items = run.draft.roster[at]?.items ?? [];
  const slot = items.findIndex(({ identified }) => !identified);
  const held = items[slot];
  if (!held) return;
  run.apply({ op: 'identify', member: at, slots: [slot] });
  run.sink?.({ kind: 'looked', member: at, item: held.item, isKnown: true });
}
