import { THIEF } from '#domain/catalogs/adventurers.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { cellPlace } from '#domain/map/floorGrid.ts';
import type { Input } from '#game/inputs.ts';
import type { Seed } from '#game/random/Random.ts';
import type { Report } from '#game/reports.ts';
import { hasBit } from '#game/state/bits.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { isAble, isAlive, type Member } from '#game/state/Member.ts';
import { newGame } from '#game/state/newGame.ts';
import type { Facing } from '#game/state/Standing.ts';
import { legalInputs, step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { findWay, isSame, type Move } from './findWay.ts';
import { sensibleOrders } from './sensibleOrders.ts';
import { tendInCamp } from './tendInCamp.ts';
import { mayRaise, rest, visitCity } from './visitCity.ts';

/**
 * Below the first share of its hit points the party heals itself, and below the second it turns back if healing does not help. Per cent.
 */
const [HURT, SPENT] = [70, 50] as const;
/** A game that takes more inputs than this never ends. */
const MOST_INPUTS = 60_000;
/** Ids of events at which a party rests: ways out to the city, and inns. */
const [WAY_OUT, INN] = [2101, 1901] as const;

/**
 * Plays a game like a careful player, using only what the engine offers: walks to places, fights, looks after the party's equipment, and
 * goes home to rest before it is too late.
 */
export class Player {
  readonly world: World;
  state: GameState;
  readonly inputs: Input[] = [];
  readonly counts: Partial<Record<Report['kind'], number>> = {};
  /** The answer to a question on the way, and whether the party talks with those it meets. */
  #says: 'yes' | 'no' = 'no';
  #ride: number | undefined;
  /** The remaining moves of the current way. */
  #way: readonly Move[] = [];

  constructor(world: World, seed: Seed) {
    this.world = world;
    this.state = newGame(world.beginning, seed);
    visitCity(this);
  }

  /** @throws Error if an input is refused, or the game does not end */
  do(input: Input): void {
    const { mode, place } = this.state;
    const after = step(this.world, this.state, input, ({ kind }) => {
      this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    });
    const where = `${mode} at ${place.floor}: ${place.x}, ${place.y}`;
    if (after === this.state) throw new Error(`refused in ${where}: ${JSON.stringify(input)}`);
    if (this.inputs.length >= MOST_INPUTS) throw new Error(`no end after ${MOST_INPUTS} inputs, in ${where}`);
    this.inputs.push(input);
    this.state = after;
  }

  get offers(): readonly Input[] {
    return legalInputs(this.world, this.state);
  }

  get members(): readonly { readonly at: number; readonly member: Member }[] {
    return partyIn(this.state);
  }

  isOn = (flag: number): boolean => hasBit(this.state.flags, flag);

  /** The party's share of its hit points. Per cent. */
  get health(): number {
    const sum = (of: (member: Member) => number) => this.members.reduce((all, { member }) => all + of(member), 0);
    return (
      (sum(({ hp }) => hp) * 100) /
      Math.max(
        1,
        sum(({ max_hp }) => max_hp),
      )
    );
  }

  /** Goes to a place, and settles what happens there. From the city it goes down first; a spent party rests before it goes on. */
  goTo(place: Place): void {
    this.settle();
    while (!this.#isAt(place)) {
      if (this.state.mode === 'city') this.#goDown(place.floor);
      else if (this.#isSpent()) this.rest();
      else if (this.#walk([place])) return;
    }
  }

  /** Says yes to the question of a place when the party faces one of its sides. */
  agreeAt(place: Place, facing: Facing): void {
    this.goTo(place);
    this.#says = 'yes';
    // A party that already faces that side is asked again once it turns back to it.
    this.do({ do: 'around' });
    this.settle();
    this.face(facing);
    this.settle();
    this.#says = 'no';
  }

  /** Searches for hidden things at a place. */
  searchAt(place: Place): void {
    this.goTo(place);
    this.do({ do: 'search' });
    this.settle();
  }

  /** Opens a closed edge of a place, with what the party has or with a word. */
  openAt(place: Place, facing: Facing, word?: string): void {
    this.goTo(place);
    this.face(facing);
    this.do({ do: 'forward' });
    if (word !== undefined) this.do({ do: 'answer', text: word });
    this.settle();
  }

  /** Talks with the NPC at a place, about all topics, and makes the trades that it offers. */
  talkAt(place: Place): void {
    this.#says = 'yes';
    this.goTo(place);
    this.#says = 'no';
  }

  face(facing: Facing): void {
    while (this.state.place.facing !== facing && this.state.mode === 'labyrinth') {
      this.do({ do: (facing - this.state.place.facing + 4) % 4 === 3 ? 'left' : 'right' });
    }
  }

  /** Goes to a place of rest, and rests there: home, or an inn if nobody is dead. */
  rest(): void {
    const isInnEnough = this.members.every(({ member }) => isAlive(member));
    const labyrinth = this.world.labyrinthOf.get(this.state.place.floor);
    const places = [...this.world.floors.values()]
      .filter(({ number }) => this.world.labyrinthOf.get(number) === labyrinth)
      .flatMap(({ number, events }) =>
        [...events.values()].flatMap(({ id, cell }) =>
          id === WAY_OUT || (id === INN && isInnEnough) ? [{ floor: number, ...cellPlace(cell) }] : [],
        ),
      );
    const before = this.#says;
    this.#says = 'no';
    while (this.state.mode !== 'city' && !this.#walk(places, true));
    this.#says = before;
    if (this.state.mode === 'city') visitCity(this);
  }

  /** Continues until the party walks again or is in the city: it fights, opens chests and reads messages. */
  settle(): void {
    while (!['labyrinth', 'city', 'ended'].includes(this.state.mode)) {
      const { mode, pending } = this.state;
      const operation = pending?.operation;
      if (mode === 'battle') this.#fight();
      else if (mode === 'chest') this.#openChest();
      else if (mode === 'over') this.#wakeUp();
      else if (operation?.op === 'ride') this.#board();
      else if (operation?.op === 'ask') this.do({ do: this.#says });
      else if (operation?.op === 'answer') this.do({ do: 'leave' });
      else if (operation?.op === 'stow') this.do({ do: 'no' });
      else if (operation?.op === 'converse') this.#converse();
      else if (operation?.op === 'visit') this.#lodge();
      else this.do({ do: 'next' });
    }
  }

  #isAt(place: Place): boolean {
    return isSame(this.state.place, place);
  }

  #isSpent(): boolean {
    if (this.health >= HURT && this.members.every(({ member }) => isAble(member))) return false;
    tendInCamp(this);
    return this.health < SPENT || mayRaise(this);
  }

  #goDown(floor: number): void {
    this.do({ do: 'enter', labyrinth: this.world.labyrinthOf.get(floor) ?? 0 });
    this.settle();
  }

  /**
   * Makes one move towards the nearest of some places. @param leaves whether to say yes at the way out. @returns whether it was the last
   * move
   */
  #walk(places: readonly Place[], leaves = false): boolean {
    const [move, next] = this.#wayTo(places);
    if (!move) return true;
    this.#ride = next && 'ride' in next ? next.ride : undefined;
    const isLast = next === undefined || (this.#ride !== undefined && this.#way.length === 2);
    this.#move(move);
    if (leaves && isLast && this.state.pending?.operation.op === 'ask') this.do({ do: 'yes' });
    this.settle();
    this.#ride = undefined;
    // As long as everything goes as planned, the way stays the same.
    this.#way = this.#isAt(move.ends) ? this.#way.slice(1) : [];
    return isLast;
  }

  /** Returns the moves to the nearest of some places. @throws Error if no way leads to any of them */
  #wayTo(places: readonly Place[]): readonly Move[] {
    const last = this.#way.at(-1)?.ends;
    if (last && places.some((place) => isSame(place, last))) return this.#way;
    const ways = places.flatMap((to) => {
      const way = findWay(this.world, this.state, this.state.place, to);
      return way ? [way] : [];
    });
    const [nearest] = ways.toSorted((one, other) => one.length - other.length);
    const { floor, x, y } = this.state.place;
    if (!nearest) throw new Error(`no way from ${floor}: ${x}, ${y} to ${JSON.stringify(places)}`);
    this.#way = nearest;
    return nearest;
  }

  #move(move: Move): void {
    if (!('step' in move)) return;
    this.face(move.step);
    if (this.state.mode !== 'labyrinth') this.settle();
    else this.do({ do: 'forward' });
  }

  #fight(): void {
    const { battle } = this.state;
    if (battle?.isFriendly) this.do({ do: 'leave' });
    else if (this.health < 25 && battle?.canFlee && this.offers.some((one) => one.do === 'flee'))
      this.do({ do: 'flee' });
    else this.do({ do: 'round', orders: sensibleOrders(this.world, this.state) });
  }

  /** Opens a chest: a thief examines it and disarms the trap that it expects; without a thief the chest stays shut. */
  #openChest(): void {
    const thief = this.members.find(({ member }) => member.job === THIEF && isAble(member));
    const opener = thief ?? this.members.find(({ member }) => isAble(member));
    if (!opener || (!thief && this.health < SPENT)) {
      this.do({ do: 'leave' });
      return;
    }
    let believed: number | undefined;
    const look = step(this.world, this.state, { do: 'inspect', member: opener.at }, (report) => {
      if (report.kind === 'inspected') believed = report.trap;
    });
    this.do({ do: 'inspect', member: opener.at });
    if (look.mode !== 'chest') return;
    if (believed) this.do({ do: 'disarm', member: opener.at, trap: believed });
    else this.do({ do: 'unlatch', member: opener.at });
  }

  #wakeUp(): void {
    this.do({ do: 'next' });
    visitCity(this);
  }

  #board(): void {
    this.do(this.#ride === undefined ? { do: 'leave' } : { do: 'choose', choice: this.#ride });
  }

  #converse(): void {
    const asked = this.#says === 'yes' ? this.offers.filter(({ do: what }) => what === 'talk' || what === 'trade') : [];
    const input = asked.find((one) => !this.#asked.has(JSON.stringify(one)));
    if (input) this.#asked.add(JSON.stringify(input));
    else this.#asked.clear();
    this.do(input ?? { do: 'leave' });
  }
  readonly #asked = new Set<string>();

  #lodge(): void {
    rest(this);
    this.do({ do: 'leave' });
  }
}
