import { SPELL_STATE } from '#domain/catalogs/spellTerms.ts';
import { ASHES, ASLEEP, CHARMED, CONFUSED, DEAD, PARALYZED, PETRIFIED, SILENCED } from '#domain/catalogs/states.ts';
import { befall } from '#game/fight/befall.ts';
import type { Danger } from '#game/fight/dangers.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { STATE_ROUNDS } from '#game/rules/stateChance.ts';

/**
 * The states and dangers of `SPELL_STATES`, by code: the state of `STATES` if it outlasts spells, and the danger by which it is resisted.
 */
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

/** The danger by which a spell state is resisted; undefined if nothing wards it off. */
export const dangerOf = (state: number): Danger | undefined => AS_DANGERS[state];

/** The state of `STATES` that a spell state means; undefined if only spells cause it. */
export const stateOf = (state: number): number | undefined => STATES[state];

/** The number of spell uses that a member loses by weakened magic. */
const DULLED_USES = { count: 1, sides: 3, plus: 0 };

/** Gives a fighter a state of `SPELL_STATES`. @param rounds its duration; 0 until it is healed */
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

/** Removes some spell uses, highest levels first. */
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
