import { BURSTS } from '#domain/catalogs/monsterTraits.ts';
import { SPELL_STATE } from '#domain/catalogs/spellTerms.ts';
import { type ASHES, ASLEEP, CHARMED, CONFUSED, DEAD, PARALYZED, PETRIFIED } from '#domain/catalogs/states.ts';
import { type Random, STREAM } from '#game/random/Random.ts';
import type { Sink } from '#game/reports.ts';
import type { Rules } from '#game/rules/compileRules.ts';
import type { Run } from '#game/run/Run.ts';
import { NO_BITS } from '#game/state/bits.ts';
import { isAble, type Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
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
} from './BattleState.ts';
import { type Fighter, foeFighter, memberFighter } from './Fighter.ts';
import { lastingChanges } from './lastingChanges.ts';

/** How a battle stands. */
export type Outcome = 'going' | 'won' | 'lost' | 'fled';

const bit = (state: number): number => 1 << state;
const HELPLESS = bit(ASLEEP) | bit(PARALYZED) | bit(PETRIFIED);
/**
 * A battle under way: its state while a round changes it, and what follows from that. Whoever holds one may fight round after round
 * with it and look at it as it is; the game that it belongs to is told by `store`.
 */
export class Fight {
  readonly run: Run;
  readonly random: Random;
  readonly battle: BattleDraft;
  /** By their places; undefined where nobody has ever stood. */
  readonly fighters: (Fighter | undefined)[];
  /** With what spells change. */
  readonly ac: number[];
  readonly hit: number[];
  readonly damage: number[];
  readonly order: number[];
  /** Who parries in this round, and whom something keeps from acting in it. */
  readonly parries: boolean[];
  readonly startled: boolean[];
  hasFled = false;
  /** Those who fell and have yet to burst. */
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
    // Nobody is left to be struck: those who sank into the ground come up again when the foes have gone.
    return areAway && this.run.members.some(({ member }) => isAble(member)) ? 'fled' : 'lost';
  }

  /** Reads a member anew from the game: all of it but how it fares in the battle. */
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

  /** The party takes another order. @param order the present places, the first of the new order first */
  reorder(order: readonly number[]): void {
    this.store();
    const { draft } = this.run;
    const { battle } = this;
    draft.party = order.flatMap((seat) => draft.party[seat] ?? []);
    const moved = (seat: number) => (seat < order.length ? order.indexOf(seat) : seat);
    battle.lasting = battle.lasting.map((one) => ({ ...one, seat: moved(one.seat) }));
    battle.hidden = battle.hidden.map(moved);
    const screens = order.map((seat) => battle.screens[seat] ?? 0);
    for (const [seat, points] of screens.entries()) battle.screens[seat] = points;
    for (let seat = 0; seat < PARTY_SEATS; seat++) this.reload(seat);
    this.sink?.({ kind: 'shuffled' });
  }

  /** Does something to members as it is done out of battles, and reads what has become of them. */
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

  /** Changes something of a member beside how it fares. */
  change(seat: number, change: Partial<Member>): void {
    const at = this.run.draft.party[seat];
    if (at !== undefined) this.throughGame((run) => run.change(at, change));
  }

  /** Writes how the members fare back into the game. */
  store(): void {
    const { draft } = this.run;
    this.run.draft.roster = draft.roster.map((member, at) => {
      const seat = draft.party.indexOf(at);
      if (seat < 0 || seat >= PARTY_SEATS) return member;
      const hp = this.battle.hp[seat] ?? 0;
      const word = this.battle.states[seat] ?? 0;
      if (hp === member.hp && word === (member.states[0] ?? 0)) return member;
      return { ...member, hp, states: word === 0 ? NO_BITS : [word] };
    });
    draft.battle = this.battle;
  }

  /** Makes the fighter of a place that a monster takes. */
  place(seat: number, number: number): void {
    const monster = this.world.monsters.get(number);
    // All of a kind share what they are.
    const same = this.#kinds.get(number) ?? (monster && foeFighter(number, monster));
    if (same) this.#kinds.set(number, same);
    this.fighters[seat] = same;
    this.refresh(seat);
  }

  /** A monster comes to an empty place. */
  arrive(seat: number, number: number, hp: number): void {
    this.battle.hp[seat] = hp;
    this.battle.mostHp[seat] = hp;
    this.battle.states[seat] = 0;
    this.place(seat, number);
    if (isFoe(seat)) this.#foes++;
  }

  /** Reckons anew what spells change of somebody. */
  refresh(seat: number): void {
    const fighter = this.fighters[seat];
    if (!fighter) return;
    const { ac, might, haste } = lastingChanges(this, seat, fighter.ac);
    this.ac[seat] = ac;
    this.hit[seat] = fighter.hit + might;
    this.damage[seat] = might;
    this.order[seat] = fighter.order + haste;
  }

  /** Whether somebody stands in a place and can be met there. */
  isHere(seat: number): boolean {
    return (this.battle.hp[seat] ?? 0) > 0 && !this.isUnder(seat, SPELL_STATE.sunk);
  }

  has(seat: number, state: number): boolean {
    return ((this.battle.states[seat] ?? 0) & bit(state)) !== 0;
  }

  isHelpless(seat: number): boolean {
    return ((this.battle.states[seat] ?? 0) & HELPLESS) !== 0;
  }

  /** Whether somebody can do anything in this round. */
  canAct(seat: number): boolean {
    return this.isHere(seat) && !this.isHelpless(seat) && !this.startled[seat];
  }

  /** Whether somebody does as it is told: it can act, and nothing leads it astray. */
  obeys(seat: number): boolean {
    return this.canAct(seat) && !this.has(seat, CONFUSED) && !this.has(seat, CHARMED);
  }

  /** Whether a spell holds somebody in a state of `SPELL_STATES`. */
  isUnder(seat: number, state: number): boolean {
    const { lasting } = this.battle;
    return lasting.length > 0 && lasting.some((one) => one.seat === seat && one.state === state);
  }

  /** Those of a stretch of places who are here. */
  among(first: number, count: number): number[] {
    const here: number[] = [];
    for (let seat = first; seat < first + count; seat++) if (this.isHere(seat)) here.push(seat);
    return here;
  }

  group(group: number): number[] {
    return this.among(firstSeat(group), GROUP_SEATS);
  }

  /** All of a side. */
  side(areFoes: boolean): number[] {
    return areFoes ? this.among(FIRST_FOE, this.seats - FIRST_FOE) : this.among(0, FIRST_FOE);
  }

  /** Adds a state to somebody who is here. */
  afflict(seat: number, state: number): void {
    this.battle.states[seat] = (this.battle.states[seat] ?? 0) | bit(state);
    this.sink?.({ kind: 'befell', seat, state });
  }

  /** Ends a state of somebody. */
  relieve(seat: number, state: number): void {
    if (!this.has(seat, state)) return;
    this.battle.states[seat] = (this.battle.states[seat] ?? 0) & ~bit(state);
    this.sink?.({ kind: 'relieved', seat, state });
  }

  /** Lets a spell last on somebody. */
  last(one: Lasting): void {
    this.battle.lasting = [...this.battle.lasting, one];
    this.refresh(one.seat);
  }

  /** Ends what a spell does to somebody. */
  unlast(seat: number, spell: number): void {
    this.battle.lasting = this.battle.lasting.filter((one) => one.seat !== seat || one.spell !== spell);
    this.refresh(seat);
  }

  /** Takes hit points; whoever has none left falls. */
  hurt(seat: number, hp: number): void {
    const left = this.battle.hp[seat] ?? 0;
    if (left <= 0 || hp <= 0) return;
    if (hp >= left) this.fall(seat, DEAD);
    else this.battle.hp[seat] = left - hp;
  }

  /** Takes hit points by something else than a blow. */
  wound(seat: number, hp: number): void {
    if (!this.isHere(seat) || hp <= 0) return;
    this.sink?.({ kind: 'wounded', seat, hp });
    this.hurt(seat, hp);
  }

  /** Gives hit points to somebody who is here, as many as there is room for. */
  heal(seat: number, hp: number): void {
    const [left = 0, most = 0] = [this.battle.hp[seat], this.battle.mostHp[seat]];
    const healed = Math.min(hp, most - left);
    if (left <= 0 || healed <= 0) return;
    this.battle.hp[seat] = left + healed;
    this.sink?.({ kind: 'recovered', seat, hp: healed });
  }

  /** Fells somebody: a member is dead or ash, a monster is beaten. */
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

  /** Sends somebody away who does not belong here: by the rules it counts as beaten or as fled. */
  dispel(seat: number): void {
    this.sink?.({ kind: 'dispelled', seat });
    if (this.rules.battle.dispelled_gives_exp) this.fall(seat, DEAD);
    else this.vanish(seat);
  }

  /** Takes somebody away, of whom nothing is won. */
  vanish(seat: number): void {
    if (isFoe(seat) && (this.battle.hp[seat] ?? 0) > 0) this.#foes--;
    this.battle.hp[seat] = 0;
    this.battle.states[seat] = 0;
    this.#release(seat);
  }

  /** Ends all that lasts on somebody. */
  #release(seat: number): void {
    this.battle.lasting = this.battle.lasting.filter((one) => one.seat !== seat);
    this.battle.hidden = this.battle.hidden.filter((one) => one !== seat);
    this.refresh(seat);
  }
}
