import { SPELL_STATE } from '#domain/catalogs/spellTerms.ts';
import { ASHES, ASLEEP, CHARMED, CONFUSED, DEAD, PARALYZED, PETRIFIED, SILENCED } from '#domain/catalogs/states.ts';
import { befall } from '#game/fight/befall.ts';
import type { Danger } from '#game/fight/dangers.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { STATE_ROUNDS } from '#game/rules/stateChance.ts';

/** By the codes of `SPELL_STATES`: the state that it is, where it is one that outlasts spells, and what it is withstood as. */
const {
  surprised,
  asleep,
  paralyzed,
  petrified,
  killed,
  confused,
  charmed,
  sunk,
  choked,
  ashes,
  spirit,
  dulled,
  locked,
} = SPELL_STATE;
const STATES: Readonly<Record<number, number>> = {
  ...{ [asleep]: ASLEEP, [paralyzed]: PARALYZED, [petrified]: PETRIFIED, [killed]: DEAD, [confused]: CONFUSED },
  ...{ [charmed]: CHARMED, [choked]: DEAD, [ashes]: ASHES, [locked]: SILENCED },
};
const AS_DANGERS: Readonly<Record<number, Danger>> = {
  ...{ [asleep]: 'sleep', [paralyzed]: 'paralysis', [petrified]: 'stone', [killed]: 'death' },
  ...{ [confused]: 'confusion', [charmed]: 'charm', [choked]: 'death', [ashes]: 'death', [locked]: 'silence' },
};

/** What a state of a spell is withstood as; undefined if nothing wards it off. */
export const dangerOf = (state: number): Danger | undefined => AS_DANGERS[state];

/** The state of `STATES` that a state of a spell is; undefined for one that spells alone bring. */
export const stateOf = (state: number): number | undefined => STATES[state];

/** Uses of spells that are lost to whose magic is dulled. */
const DULLED_USES = { count: 1, sides: 3, plus: 0 };

/** Brings a state of `SPELL_STATES` over somebody. @param rounds how many it lasts; 0 until it is healed */
export function bringSpellState(fight: Fight, seat: number, state: number, spell: number, rounds: number): void {
  if (!fight.isHere(seat)) return;
  const hero = fight.fighters[seat]?.hero;
  switch (state) {
    case surprised:
      fight.startled[seat] = true;
      fight.sink?.({ kind: 'startled', seat });
      return;
    case sunk:
      fight.sink?.({ kind: 'sank', seat });
      if (hero) fight.last({ seat, spell, rounds: 0, state });
      else fight.vanish(seat);
      return;
    case dulled:
      fight.sink?.({ kind: 'dulled', seat });
      if (hero) loseUses(fight, seat);
      else fight.last({ seat, spell, rounds, state });
      return;
    case spirit:
      fight.sink?.({ kind: 'unbodied', seat });
      fight.last({ seat, spell, rounds: rounds || STATE_ROUNDS, state });
      return;
    default: {
      const kept = state === charmed ? rounds || STATE_ROUNDS : rounds;
      const lasting = STATES[state];
      if (lasting === undefined) return;
      befall(fight, seat, lasting);
      if (kept > 0 && fight.isHere(seat)) fight.last({ seat, spell, rounds: kept, state });
    }
  }
}

/** Some uses go, those of the highest levels first. */
function loseUses(fight: Fight, seat: number): void {
  const member = fight.fighters[seat]?.hero?.member;
  if (!member) return;
  const uses = { mage: [...member.uses.mage], priest: [...member.uses.priest] };
  let left = fight.random.roll(DULLED_USES);
  for (let level = uses.mage.length - 1; level >= 0; level--) {
    for (const school of ['mage', 'priest'] as const) {
      const lost = Math.min(left, uses[school][level] ?? 0);
      uses[school][level] = (uses[school][level] ?? 0) - lost;
      left -= lost;
    }
  }
  const at = fight.run.draft.party[seat];
  if (at !== undefined) fight.throughGame((run) => run.apply({ op: 'setUses', member: at, uses }));
}
