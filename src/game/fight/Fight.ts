import { BURSTS } from '#domain/catalogs/monsterTraits.ts';
import { SPELL_STATE } from '#domain/catalogs/spellTerms.ts';
import { type ASHES, ASLEEP, CHARMED, CONFUSED, DEAD, PARALYZED, PETRIFIED } from '#domain/catalogs/states.ts';
import { type Random, STREAM } from '#game/random/Random.ts';
import type { Sink } from '#game/reports.ts';
import type { Rules } from '#game/rules/compileRules.ts';
import type { Run } from '#game/run/Run.ts';
import {
  type BattleDraft,
  type BattleState,
  battleDraftOf,
  FIRST_FOE,
  firstSeat,
  GROUP_SEATS,
  isFoe,
  type Lasting,
  PARTY_SEATS,
} from '#game/state/BattleState.ts';
import { isAble } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import { type Fighter, foeFighter, memberFighter } from './Fighter.ts';
import { lastingChanges } from './lastingChanges.ts';

/** The current outcome of a battle. */
export type Outcome = 'going' | 'won' | 'lost' | 'fled';

const bit = (state: number): number => 1 << state;
const HELPLESS = bit(ASLEEP) | bit(PARALYZED) | bit(PETRIFIED);
/**
 * A battle in progress: its state during a round, and derived values. It can be used for several rounds; `store` writes it back into the
 * game.
 */
export class Fight {
  readonly run: Run;
  readonly random: Random;
  readonly battle: BattleDraft;
  /** Indexed by seat; undefined for seats that were never used. */
  readonly fighters: (Fighter | undefined)[];
  /** Current values by seat, including the effects of spells. */
  readonly ac: number[];
  readonly hit: number[];
  readonly damage: number[];
  readonly order: number[];
  /** Fighters that parry in this round, and those that cannot act in it. */
  readonly parries: boolean[];
  readonly startled: boolean[];
  hasFled = false;
  /** Fallen fighters that have not exploded yet. */
  readonly bursting: number[] = [];
  readonly #kinds = new Map<number, Fighter>();
  #foes = 0;

  constructor(run: Run, battle: BattleState, random: Random = run.stream(STREAM.battle)) {
    this.run = run;
    this.random = random;
    this.battle = battleDraftOf(battle);
    const seats = battle.hp.length;
    const no = () => new Array<boolean>(seats).fill(false);
    const none = () => new Array<number>(seats).fill(0);
    [this.parries, this.startled] = [no(), no()];
    [this.ac, this.hit, this.damage, this.order] = [none(), none(), none(), none()];
    this.fighters = new Array<Fighter | undefined>(seats).fill(undefined);
    for (let seat = 0; seat < PARTY_SEATS; seat++) this.reload(seat);
    battle.allies.forEach((monster, at) => {
      this.place(PARTY_SEATS + at, monster);
    });
    battle.groups.forEach(({ monster }, group) => {
      for (let seat = firstSeat(group); seat < firstSeat(group) + GROUP_SEATS; seat++) this.place(seat, monster);
    });
    for (let seat = FIRST_FOE; seat < seats; seat++) if (battle.hp[seat]) this.#foes++;
  }

  get world(): World {
    return this.run.world;
  }

  get rules(): Rules {
    return this.run.world.rules;
  }

  get sink(): Sink | undefined {
    return this.run.sink;
  }

  get seats(): number {
    return this.fighters.length;
  }

  get outcome(): Outcome {
    if (this.hasFled) return 'fled';
    if (this.#foes === 0) return 'won';
    let areAway = true;
    for (let seat = 0; seat < PARTY_SEATS; seat++) {
      if (!this.isHere(seat)) continue;
      areAway = false;
      if (!this.has(seat, PARALYZED) && !this.has(seat, PETRIFIED)) return 'going';
    }
    // No target is left: sunken monsters return when the others are gone.
    return areAway && this.run.members.some(({ member }) => isAble(member)) ? 'fled' : 'lost';
  }

  /** Reloads a member from the game, except its state in the battle. */
  reload(seat: number): void {
    const at = this.run.draft.party[seat];
    const member = at === undefined ? undefined : this.run.draft.roster[at];
    this.fighters[seat] = member && memberFighter(this.world, member);
    if (!member) return;
    this.battle.mostHp[seat] = this.fighters[seat]?.hero?.mostHp ?? member.max_hp;
    this.battle.hp[seat] = member.hp;
    this.battle.states[seat] = member.states[0] ?? 0;
    this.refresh(seat);
  }

  /** Changes the order of the party. @param order the current seats in their new order */
  reorder(order: readonly number[]): void {
    this.store();
    const { draft } = this.run;
    const { battle } = this;
    this.run.apply({ op: 'reorder', party: order.flatMap((seat) => draft.party[seat] ?? []) });
    const moved = (seat: number) => (seat < order.length ? order.indexOf(seat) : seat);
    battle.lasting = battle.lasting.map((one) => ({ ...one, seat: moved(one.seat) }));
    battle.hidden = battle.hidden.map(moved);
    const screens = order.map((seat) => battle.screens[seat] ?? 0);
    for (const [seat, points] of screens.entries()) battle.screens[seat] = points;
    for (let seat = 0; seat < PARTY_SEATS; seat++) this.reload(seat);
    this.sink?.({ kind: 'shuffled' });
  }

  /** Runs an action from outside of battles on the game, and reloads the changed members. */
  throughGame(act: (run: Run) => void): void {
    this.store();
    act(this.run);
    for (let seat = 0; seat < PARTY_SEATS; seat++) {
      const at = this.run.draft.party[seat];
      const before = this.fighters[seat]?.hero?.member;
      if (at === undefined || this.run.draft.roster[at] === before) continue;
      this.reload(seat);
      if (this.battle.hp[seat] === 0) this.#release(seat);
    }
  }

  /** Writes the members' state back into the game. */
  store(): void {
    this.run.apply({ op: 'carryOver', battle: this.battle });
    this.run.draft.battle = this.battle;
  }

  /** Sets the fighter of a seat to a monster. */
  place(seat: number, number: number): void {
    const monster = this.world.monsters.get(number);
    // Monsters of a kind share their base values.
    const same = this.#kinds.get(number) ?? (monster && foeFighter(number, monster));
    if (same) this.#kinds.set(number, same);
    this.fighters[seat] = same;
    this.refresh(seat);
  }

  /** Adds a monster at an empty seat. */
  arrive(seat: number, number: number, hp: number): void {
    this.battle.hp[seat] = hp;
    this.battle.mostHp[seat] = hp;
    this.battle.states[seat] = 0;
    this.place(seat, number);
    if (isFoe(seat)) this.#foes++;
  }

  /** Recomputes the effects of spells on a fighter. */
  refresh(seat: number): void {
    const fighter = this.fighters[seat];
    if (!fighter) return;
    const { ac, might, haste } = lastingChanges(this, seat, fighter.ac);
    this.ac[seat] = ac;
    this.hit[seat] = fighter.hit + might;
    this.damage[seat] = might;
    this.order[seat] = fighter.order + haste;
  }

  /** Whether a seat has a fighter that can be targeted. */
  isHere(seat: number): boolean {
    return (this.battle.hp[seat] ?? 0) > 0 && !this.isUnder(seat, SPELL_STATE.sunk);
  }

  has(seat: number, state: number): boolean {
    return ((this.battle.states[seat] ?? 0) & bit(state)) !== 0;
  }

  isHelpless(seat: number): boolean {
    return ((this.battle.states[seat] ?? 0) & HELPLESS) !== 0;
  }

  /** Whether a fighter can act in this round. */
  canAct(seat: number): boolean {
    return this.isHere(seat) && !this.isHelpless(seat) && !this.startled[seat];
  }

  /** Whether a fighter follows orders: it can act, and is not confused or charmed. */
  obeys(seat: number): boolean {
    return this.canAct(seat) && !this.has(seat, CONFUSED) && !this.has(seat, CHARMED);
  }

  /** Whether a fighter is in a state of `SPELL_STATES`. */
  isUnder(seat: number, state: number): boolean {
    const { lasting } = this.battle;
    return lasting.length > 0 && lasting.some((one) => one.seat === seat && one.state === state);
  }

  /** The present fighters in a range of seats. */
  among(first: number, count: number): number[] {
    const here: number[] = [];
    for (let seat = first; seat < first + count; seat++) if (this.isHere(seat)) here.push(seat);
    return here;
  }

  group(group: number): number[] {
    return this.among(firstSeat(group), GROUP_SEATS);
  }

  /** The present fighters of a side. */
  side(areFoes: boolean): number[] {
    return areFoes ? this.among(FIRST_FOE, this.seats - FIRST_FOE) : this.among(0, FIRST_FOE);
  }

  /** Adds a state to a present fighter. */
  afflict(seat: number, state: number): void {
    this.battle.states[seat] = (this.battle.states[seat] ?? 0) | bit(state);
    this.sink?.({ kind: 'befell', seat, state });
  }

  /** Ends a state of a fighter. */
  relieve(seat: number, state: number): void {
    if (!this.has(seat, state)) return;
    this.battle.states[seat] = (this.battle.states[seat] ?? 0) & ~bit(state);
    this.sink?.({ kind: 'relieved', seat, state });
  }

  /** Adds a lasting spell to a fighter. */
  last(one: Lasting): void {
    this.battle.lasting = [...this.battle.lasting, one];
    this.refresh(one.seat);
  }

  /** Ends a lasting spell. */
  unlast(seat: number, spell: number): void {
    this.battle.lasting = this.battle.lasting.filter((one) => one.seat !== seat || one.spell !== spell);
    this.refresh(seat);
  }

  /** Takes hit points; at 0 the fighter falls. */
  hurt(seat: number, hp: number): void {
    const left = this.battle.hp[seat] ?? 0;
    if (left <= 0 || hp <= 0) return;
    if (hp >= left) this.fall(seat, DEAD);
    else this.battle.hp[seat] = left - hp;
  }

  /** Takes hit points other than by a blow, and reports it. */
  wound(seat: number, hp: number): void {
    if (!this.isHere(seat) || hp <= 0) return;
    this.sink?.({ kind: 'wounded', seat, hp });
    this.hurt(seat, hp);
  }

  /** Heals a present fighter, up to its maximum. */
  heal(seat: number, hp: number): void {
    const [left = 0, most = 0] = [this.battle.hp[seat], this.battle.mostHp[seat]];
    const healed = Math.min(hp, most - left);
    if (left <= 0 || healed <= 0) return;
    this.battle.hp[seat] = left + healed;
    this.sink?.({ kind: 'recovered', seat, hp: healed });
  }

  /** Fells a fighter: a member becomes dead or ashes, a monster is defeated. */
  fall(seat: number, state: typeof DEAD | typeof ASHES): void {
    const fighter = this.fighters[seat];
    if (isFoe(seat)) {
      this.battle.felled++;
      this.battle.experience += fighter?.monster?.experience ?? 0;
    }
    if (fighter?.monster?.special_effects[BURSTS]) this.bursting.push(seat);
    this.vanish(seat);
    if (fighter?.hero) this.battle.states[seat] = bit(state);
    this.sink?.({ kind: 'felled', seat });
  }

  /** Dispels a fighter; by the rules it counts as defeated or as fled. */
  dispel(seat: number): void {
    this.sink?.({ kind: 'dispelled', seat });
    if (this.rules.battle.dispelled_gives_exp) this.fall(seat, DEAD);
    else this.vanish(seat);
  }

  /** Removes a fighter without reward. */
  vanish(seat: number): void {
    if (isFoe(seat) && (this.battle.hp[seat] ?? 0) > 0) this.#foes--;
    this.battle.hp[seat] = 0;
    this.battle.states[seat] = 0;
    this.#release(seat);
  }

  /** Ends all lasting spells of a fighter. */
  #release(seat: number): void {
    this.battle.lasting = this.battle.lasting.filter((one) => one.seat !== seat);
    this.battle.hidden = this.battle.hidden.filter((one) => one !== seat);
    this.refresh(seat);
  }
}
