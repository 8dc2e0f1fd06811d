import {
  AGES,
  COSTS_HP,
  COSTS_LEVELS,
  COSTS_YEARS,
  GIVES_USES,
  LIFTS_CURSE,
  MENDS_ITEM,
  RESTORES_LEVELS,
} from '#domain/resources/spells/variousSpells.ts';
import { mostHp } from '#game/rules/characterFigures.ts';
import type { Run } from '#game/run/Run.ts';
import type { Held } from '#game/state/Member.ts';
import { fullUses } from '#game/state/memberOf.ts';
import type { PartyCast } from './Casting.ts';

/** The code by which the rules let spells lift curses. */
const BY_SPELL = 1;

/** Casts a spell with an effect on one member. Its cost is paid whether it succeeds or not. */
export function castVarious(cast: PartyCast): void {
  const { run, random, record, target } = cast;
  const { does, amount, rate } = record.various;
  const at = run.draft.party[target];
  pay(cast);
  if (at === undefined || !random.chance(rate)) return;
  if (does === GIVES_USES) giveUses(run, at, amount);
  else if (does === LIFTS_CURSE && run.world.rules.effects.curse_lifted_by[BY_SPELL])
    run.apply({ op: 'liftCurse', member: at });
  else if (does === MENDS_ITEM) mend(run, at);
  else if (does === RESTORES_LEVELS) run.apply({ op: 'regain', member: at, levels: amount });
  else if (does === AGES) run.apply({ op: 'grow', member: at, years: amount });
}

function pay({ run, record, caster }: PartyCast): void {
  const { kind, amount } = record.various.cost;
  const member = run.draft.roster[caster];
  if (!member) return;
  if (kind === COSTS_HP) {
    const hp = Math.floor((mostHp(run.world, member) * amount) / 100);
    run.apply({ op: 'damage', member: caster, hp, by: 'spell' });
  } else if (kind === COSTS_YEARS) run.apply({ op: 'grow', member: caster, years: amount });
  else if (kind === COSTS_LEVELS && member.level > amount) run.apply({ op: 'drain', member: caster, levels: amount });
}

/** Gives spell uses back, highest levels first. */
function giveUses(run: Run, at: number, amount: number): void {
  const member = run.draft.roster[at];
  if (!member) return;
  const full = fullUses(run.world.rules, member, run.world.spells);
  const uses = { mage: [...member.uses.mage], priest: [...member.uses.priest] };
  let left = amount;
  for (let level = uses.mage.length - 1; level >= 0; level--) {
    for (const school of ['mage', 'priest'] as const) {
      const missing = Math.max(0, (full[school][level] ?? 0) - (uses[school][level] ?? 0));
      const given = Math.min(left, missing);
      uses[school][level] = (uses[school][level] ?? 0) + given;
      left -= given;
    }
  }
  run.apply({ op: 'setUses', member: at, uses });
}

/** Repairs the first broken item in a bag. */
function mend(run: Run, at: number): void {
  const member = run.draft.roster[at];
  if (!member) return;
  const wholeOf = ({ item, broken }: Held) =>
    broken ? item : [...run.world.items].find(([, { becomes }]) => becomes === item)?.[0];
  const place = member.items.findIndex((held) => wholeOf(held) !== undefined);
  const held = member.items[place];
  const item = held && wholeOf(held);
  if (!held || item === undefined) return;
  run.apply({ op: 'mend', member: at, slot: place, item });
}
