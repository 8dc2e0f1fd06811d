// The changes of a game: the operations that change what it is, each at once. All else decides, waits, or leads to these.
import type { Stat, Stats } from '#domain/catalogs/adventurers.ts';
import type { ASHES, DEAD } from '#domain/catalogs/states.ts';
import type { BattleState } from './BattleState.ts';
import type { Follower } from './GameState.ts';
import type { Held, Member } from './Member.ts';
import type { MarkedPlace, NpcNote } from './Operation.ts';
import type { Facing, Standing } from './Standing.ts';

/** `member` is a place in the roster, `slot` one in a bag. */
interface OfMember {
  readonly member: number;
}
interface OfSlot extends OfMember {
  readonly slot: number;
}

/** Where the party stands, and what it knows and has opened of the floors. */
type PlaceChange =
  | { readonly op: 'stand'; readonly to: Standing }
  | { readonly op: 'turn'; readonly to: Facing | 'any' | 'right' | 'around' | 'left' }
  | { readonly op: 'see'; readonly cell: MarkedPlace }
  /** A hidden door is found, a lock opened. */
  | { readonly op: 'find' | 'open'; readonly edge: MarkedPlace }
  /** A step was walked: spells come nearer to their end. */
  | { readonly op: 'countStep' }
  /** The steps without a battle are counted anew. */
  | { readonly op: 'endQuiet' };

/** What the game remembers. */
type MemoryChange =
  | { readonly op: 'set' | 'clear' | 'flip'; readonly flag: number }
  /** The event of a cell happened, and does not again. */
  | { readonly op: 'mark'; readonly cell: MarkedPlace }
  /** Something of an NPC; `index` is of a topic or a trade. */
  | { readonly op: 'note'; readonly npc: number; readonly of: NpcNote; readonly index: number }
  /** The ending of a labyrinth is reached; the next one opens if its flag says so. */
  | { readonly op: 'complete'; readonly labyrinth: number }
  /** Monsters were met and beaten. */
  | { readonly op: 'recordMonsters'; readonly monsters: readonly number[] }
  /** A special item that comes but once (the number of its record) has come out of a chest. */
  | { readonly op: 'spendFind'; readonly special: number }
  /** It is left in a chest, which can be opened again; and taken out of the one where the party stands. */
  | { readonly op: 'leaveFind'; readonly chest: number; readonly special: number }
  | { readonly op: 'takeFinds'; readonly chest: number }
  /** The shop of the city has so many of an item; an NPC sold one of a row of its goods. */
  | { readonly op: 'stock'; readonly item: number; readonly left: number }
  | { readonly op: 'countSale'; readonly npc: number; readonly row: number };

/** Items and gold. */
type PossessionChange =
  /** A thing comes into a bag, whether it has room or not. */
  | ({ readonly op: 'put'; readonly held: Held } & OfMember)
  | ({ readonly op: 'discard' | 'identify'; readonly slots: readonly number[] } & OfMember)
  | ({ readonly op: 'hand'; readonly to: number } & OfSlot)
  /** Up to so many of an item, from the first member on. */
  | { readonly op: 'take'; readonly item: number; readonly count: number }
  | ({ readonly op: 'wear' | 'takeOff' } & OfSlot)
  /** A thing breaks: it turns into another one, or by the rules is gone or stays and is useless. */
  | ({ readonly op: 'break' } & OfSlot)
  /** A broken thing is the item again that it was. */
  | ({ readonly op: 'mend'; readonly item: number } & OfSlot)
  /** What is cursed comes off, and its bearer is cursed no more. */
  | ({ readonly op: 'liftCurse' } & OfMember)
  /** Gold is never below none, and never above the most that the rules allow. */
  | { readonly op: 'earn' | 'pay'; readonly gold: number }
  /** A reward waits at the castle, and is taken from there. */
  | { readonly op: 'keepReward' | 'claimReward'; readonly item: number };

/** The cause of damage. */
export type Harm = 'spell' | 'rock' | 'poison' | 'flame' | 'worn' | 'pit' | 'trap';

/** Life and states of members. */
type HealthChange =
  | ({ readonly op: 'damage'; readonly hp: number; readonly by: Harm } & OfMember)
  | ({ readonly op: 'recover'; readonly hp: number } & OfMember)
  | ({ readonly op: 'inflict' | 'relieve'; readonly state: number } & OfMember)
  /** A member is dead or ash, whatever it was before. */
  | ({ readonly op: 'fall'; readonly state: typeof DEAD | typeof ASHES } & OfMember)
  /** `hp` by the codes of the rules, which say it where it is absent. */
  | ({ readonly op: 'revive'; readonly hp?: number } & OfMember)
  | ({ readonly op: 'grow'; readonly years: number } & OfMember)
  | ({ readonly op: 'passDays'; readonly days: number } & OfMember)
  /** States end without a word. */
  | ({ readonly op: 'endStates'; readonly states: readonly number[] } & OfMember)
  | ({ readonly op: 'makeWhole' | 'hurtHand' } & OfMember)
  /** The hit points and states of a battle are those of the party. */
  | { readonly op: 'carryOver'; readonly battle: BattleState }
  /** A battle is over, whoever won: what lasts only in battles ends. */
  | { readonly op: 'endBattle' };

/** Levels, spells and what else members are. */
type GrowthChange =
  /** For the named members, or everybody of the party who lives. */
  | { readonly op: 'learn'; readonly experience: number; readonly members?: readonly number[] }
  /** One level that the experience allows, or by the rules all of them. */
  | ({ readonly op: 'rise' } & OfMember)
  /** Levels with their experience; nothing if none would be left (`survivesDrain`). */
  | ({ readonly op: 'drain' | 'regain'; readonly levels: number } & OfMember)
  | ({ readonly op: 'strengthen'; readonly stat: Stat } & OfMember)
  | ({ readonly op: 'align'; readonly alignment: number } & OfMember)
  | { readonly op: 'title'; readonly title: number }
  | ({ readonly op: 'setUses'; readonly uses: Member['uses'] } & OfMember)
  | ({ readonly op: 'forgetSpell'; readonly spell: number } & OfMember)
  /** Whoever lives casts as often again as after a rest. */
  | { readonly op: 'restore' }
  | ({ readonly op: 'retrain'; readonly job: number } & OfMember)
  | ({ readonly op: 'reincarnate' } & OfMember)
  | ({ readonly op: 'rename'; readonly name: string } & OfMember);

/** Who belongs to the game and to the party. */
type CompanyChange =
  | { readonly op: 'recruit'; readonly race: number; readonly sex: number }
  | {
      readonly op: 'create';
      readonly name: string;
      readonly job: number;
      readonly alignment: number;
      readonly stats: Stats;
    }
  | ({ readonly op: 'join' | 'part' | 'carry' } & OfMember)
  /** A member is in the game no more: sent away, or lost for ever. */
  | ({ readonly op: 'dismiss' | 'lose' } & OfMember)
  | { readonly op: 'reorder'; readonly party: readonly number[] }
  /** Nobody of the party can do anything, and it walks no more. */
  | { readonly op: 'wipe' }
  /** Those of the party lie where they fell. */
  | { readonly op: 'leaveBodies' }
  | { readonly op: 'setFollowers'; readonly followers: readonly Follower[] };

/** Spells that go on while the party walks. */
type SpellChange =
  | { readonly op: 'startSpell'; readonly spell: number; readonly steps: number; readonly ends: readonly number[] }
  | { readonly op: 'endLights'; readonly spells: readonly number[] }
  | { readonly op: 'endSpells' };

export type Change =
  | PlaceChange
  | MemoryChange
  | PossessionChange
  | HealthChange
  | GrowthChange
  | CompanyChange
  | SpellChange;
export type ChangeName = Change['op'];
export type ChangeOf<Name extends ChangeName, Of extends Change = Change> = Of extends { readonly op: infer Names }
  ? Name extends Names
    ? Of
    : never
  : never;
