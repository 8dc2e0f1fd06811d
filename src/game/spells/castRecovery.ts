import { ALL_FRIENDS } from '#domain/catalogs/spellTerms.ts';
import {
  AFRAID,
  ASHES,
  ASLEEP,
  BLINDED,
  CONFUSED,
  CURSED,
  DEAD,
  PARALYZED,
  PETRIFIED,
  POISONED,
  SILENCED,
} from '#domain/catalogs/states.ts';
import { HEALS_PARTY, RAISES_ASHES, RAISES_NOBODY, SUCCEEDS_BY_RATE } from '#domain/resources/spells/recoverySpells.ts';
import { spellRaiseChance } from '#game/rules/raising.ts';
import { isAlive, isIn } from '#game/state/Member.ts';
import type { BattleCast, PartyCast } from './Casting.ts';
import { friendsOf } from './targets.ts';

/** The states that a spell cures, indexed by the codes of its set. */
export const CURED_STATES = [
  POISONED,
  PARALYZED,
  PETRIFIED,
  ASLEEP,
  CONFUSED,
  AFRAID,
  SILENCED,
  BLINDED,
  CURSED,
] as const;

/** Heals, cures and raises one member or the whole party. */
export function castRecovery(cast: PartyCast): void {
  const { run, record, target } = cast;
  const whole = record.recovery.target === HEALS_PARTY;
  const one = run.draft.party[target];
  if (whole) run.each((at) => recoverOne(cast, at));
  else if (one !== undefined) recoverOne(cast, one);
}

function recoverOne(cast: PartyCast, at: number): void {
  const { run, random, record } = cast;
  const { success, rate, cures } = record.recovery;
  const member = run.draft.roster[at];
  if (!member) return;
  if (!isAlive(member)) {
    raiseOne(cast, at);
    return;
  }
  if (success === SUCCEEDS_BY_RATE && !random.chance(rate)) return;
  CURED_STATES.forEach((state, code) => {
    if (cures[code as never]) run.apply({ op: 'relieve', member: at, state });
  });
  const hp = healing(cast);
  if (hp > 0) run.apply({ op: 'recover', member: at, hp });
}

/** The hit points that a spell restores. */
function healing({ random, record, power }: Pick<PartyCast, 'random' | 'record' | 'power'>): number {
  const { hp, all_hp } = record.recovery;
  return all_hp ? Number.MAX_SAFE_INTEGER : random.roll({ ...hp, plus: hp.plus + power * hp.count });
}

/** Tries to raise a member; if that fails, the dead become ashes. */
function raiseOne({ run, random, record }: PartyCast, at: number): void {
  const member = run.draft.roster[at];
  const { raises, hp_after } = record.recovery;
  if (!member || raises === RAISES_NOBODY) return;
  const isAsh = isIn(member, ASHES);
  if (isAsh && raises !== RAISES_ASHES) return;
  if (random.chance(spellRaiseChance(record.recovery, member.stats.vitality, isAsh)))
    run.apply({ op: 'revive', member: at, hp: hp_after });
  else if (isIn(member, DEAD)) run.apply({ op: 'fall', member: at, state: ASHES });
}

/** Casts the recovery spell of a monster on its own side. Members are helped by `castRecovery`. */
export function recoverInBattle(cast: BattleCast): void {
  const { fight, seat, record } = cast;
  if (fight.fighters[seat]?.hero) return;
  const whole = record.recovery.target === HEALS_PARTY;
  for (const one of whole ? friendsOf(cast, ALL_FRIENDS) : [seat]) {
    CURED_STATES.forEach((state, code) => {
      if (record.recovery.cures[code as never]) fight.relieve(one, state);
    });
    fight.heal(one, healing(cast));
  }
}
