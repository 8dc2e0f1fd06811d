// Changes: the operations that modify a game, each immediately. All other operations decide, wait, or lead to changes.
import type { Stat, Stats } from '#domain/catalogs/adventurers.ts';
import type { ASHES, DEAD } from '#domain/catalogs/states.ts';
import type { BattleState } from './BattleState.ts';
import type { Follower } from './GameState.ts';
import type { Held, Member } from './Member.ts';
import type { MarkedPlace, NpcNote } from './Operation.ts';
import type { Facing, Standing } from './Standing.ts';

/** `member` is an index in the roster, `slot` one in a bag. */
interface OfMember {
  readonly member: number;
}
interface OfSlot extends OfMember {
  readonly slot: number;
}

/** Changes of the party's position, and of its knowledge of the floors. */
type PlaceChange =
  | { readonly op: 'stand'; readonly to: Standing }
  | { readonly op: 'turn'; readonly to: Facing | 'any' | 'right' | 'around' | 'left' }
  | { readonly op: 'see'; readonly cell: MarkedPlace }
  /** A hidden door is found, or a lock is opened. */
  | { readonly op: 'find' | 'open'; readonly edge: MarkedPlace }
  /** A step was walked; counts down continued spells. */
  | { readonly op: 'countStep' }
  /** Resets the count of steps without a battle. */
  | { readonly op: 'endQuiet' };

/** Changes of what the game remembers. */
type MemoryChange =
  | { readonly op: 'set' | 'clear' | 'flip'; readonly flag: number }
  /** The event of a cell happened and does not happen again. */
  | { readonly op: 'mark'; readonly cell: MarkedPlace }
  /** A note about an NPC; `index` is that of a topic or a trade. */
  | { readonly op: 'note'; readonly npc: number; readonly of: NpcNote; readonly index: number }
  /** A labyrinth is completed; the next one opens if its flag says so. */
  | { readonly op: 'complete'; readonly labyrinth: number }
  /** Adds defeated monsters to the lexicon. */
  | { readonly op: 'recordMonsters'; readonly monsters: readonly number[] }
  /** A special item that can be found only once (the number of its record) was found in a chest. */
  | { readonly op: 'spendFind'; readonly special: number }
  /** Leaves such an item in a chest, which can be opened again; `takeFinds` takes those out of the chest at the party's cell. */
  | { readonly op: 'leaveFind'; readonly chest: number; readonly special: number }
  | { readonly op: 'takeFinds'; readonly chest: number }
  /** Sets the stock of an item in the city's shop; `countSale` counts a sale from a row of an NPC's goods. */
  | { readonly op: 'stock'; readonly item: number; readonly left: number }
  | { readonly op: 'countSale'; readonly npc: number; readonly row: number };

/** Changes of items and gold. */
type PossessionChange =
  /** Adds an item to a bag, even without room. */
  | ({ readonly op: 'put'; readonly held: Held } & OfMember)
  | ({ readonly op: 'discard' | 'identify'; readonly slots: readonly number[] } & OfMember)
  | ({ readonly op: 'hand'; readonly to: number } & OfSlot)
  /** Takes up to `count` of an item, starting with the first member. */
  | { readonly op: 'take'; readonly item: number; readonly count: number }
  | ({ readonly op: 'wear' | 'takeOff' } & OfSlot)
  /** Breaks an item: it turns into another one or, by the rules, disappears or stays unusable. */
  | ({ readonly op: 'break' } & OfSlot)
  /** Repairs a broken item into what it was. */
  | ({ readonly op: 'mend'; readonly item: number } & OfSlot)
  /** Takes off all cursed items of a member, and ends its curse. */
  | ({ readonly op: 'liftCurse' } & OfMember)
  /** Gold stays between 0 and the cap of the rules. */
  | { readonly op: 'earn' | 'pay'; readonly gold: number }
  /** Stores a reward at the castle, or removes it from there. */
  | { readonly op: 'keepReward' | 'claimReward'; readonly item: number };

/** The cause of damage. */
export type Harm = 'spell' | 'rock' | 'poison' | 'flame' | 'worn' | 'pit' | 'trap';

/** Changes of the hit points and states of members. */
type HealthChange =
  | ({ readonly op: 'damage'; readonly hp: number; readonly by: Harm } & OfMember)
  | ({ readonly op: 'recover'; readonly hp: number } & OfMember)
  | ({ readonly op: 'inflict' | 'relieve'; readonly state: number } & OfMember)
  /** A member becomes dead or ashes, whatever its state was. */
  | ({ readonly op: 'fall'; readonly state: typeof DEAD | typeof ASHES } & OfMember)
  /** `hp` is a code of the rules; by default the rules' own. */
  | ({ readonly op: 'revive'; readonly hp?: number } & OfMember)
  | ({ readonly op: 'grow'; readonly years: number } & OfMember)
  | ({ readonly op: 'passDays'; readonly days: number } & OfMember)
  /** Ends states without a report. */
  | ({ readonly op: 'endStates'; readonly states: readonly number[] } & OfMember)
  | ({ readonly op: 'makeWhole' | 'hurtHand' } & OfMember)
  /** Copies the hit points and states of a battle to the party. */
  | { readonly op: 'carryOver'; readonly battle: BattleState }
  /** Ends a battle, whoever won, and everything that lasts only in battles. */
  | { readonly op: 'endBattle' };

/** Changes of levels, spells and other properties of members. */
type GrowthChange =
  /** Gives experience to the listed members; by default to all living members of the party. */
  | { readonly op: 'learn'; readonly experience: number; readonly members?: readonly number[] }
  /** Raises a member by one level that its experience allows or, by the rules, by all of them. */
  | ({ readonly op: 'rise' } & OfMember)
  /** Takes or gives back levels with their experience. `drain` does nothing if none would be left (`survivesDrain`). */
  | ({ readonly op: 'drain' | 'regain'; readonly levels: number } & OfMember)
  | ({ readonly op: 'strengthen'; readonly stat: Stat } & OfMember)
  | ({ readonly op: 'align'; readonly alignment: number } & OfMember)
  | { readonly op: 'title'; readonly title: number }
  | ({ readonly op: 'setUses'; readonly uses: Member['uses'] } & OfMember)
  | ({ readonly op: 'forgetSpell'; readonly spell: number } & OfMember)
  /** Restores all spell uses of living members, as a rest does. */
  | { readonly op: 'restore' }
  | ({ readonly op: 'retrain'; readonly job: number } & OfMember)
  | ({ readonly op: 'reincarnate' } & OfMember)
  | ({ readonly op: 'rename'; readonly name: string } & OfMember);

/** Changes of the roster and the party. */
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
  /** Removes a member from the game: dismissed, or lost for ever. */
  | ({ readonly op: 'dismiss' | 'lose' } & OfMember)
  | { readonly op: 'reorder'; readonly party: readonly number[] }
  /** The party is wiped out. */
  | { readonly op: 'wipe' }
  /** Leaves the bodies of the party in its cell. */
  | { readonly op: 'leaveBodies' }
  | { readonly op: 'setFollowers'; readonly followers: readonly Follower[] };

/** Changes of the spells that continue while the party walks. */
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
