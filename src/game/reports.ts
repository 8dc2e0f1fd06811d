import type { Surprise } from '#game/state/BattleState.ts';
import type { Harm } from '#game/state/Change.ts';
import type { Member, SeenItem } from '#game/state/Member.ts';
import type { Facility, Guard, Way } from '#game/state/Operation.ts';
import type { Facing, Standing } from '#game/state/Standing.ts';

/**
 * An event of the game, for display only. `member` is an index of the roster, `cells` a distance, `edge` an `edgeKey` of the current floor.
 */
export type Report =
  | BattleReport
  | { readonly kind: 'refused' }
  // Walking
  | { readonly kind: 'stepped'; readonly wades: boolean }
  | { readonly kind: 'bumped' | 'locked' | 'doorPassed' | 'doorShut' | 'foundNothing' | 'lightsOut' }
  | { readonly kind: 'turned'; readonly facing: Facing }
  | { readonly kind: 'found' | 'unlocked'; readonly edge: number }
  | { readonly kind: 'picked'; readonly member: number; readonly isOpen: boolean }
  // Being moved
  | { readonly kind: 'moved'; readonly way: Way }
  | { readonly kind: 'pushed'; readonly facing: Facing; readonly cells: number }
  /** Failed moves: to a missing cell, into a no-teleport zone, and an endless chain of moves. */
  | { readonly kind: 'nowhere' | 'warded' | 'endless' }
  /** The party was moved back to where it was before it was brought to its cell. */
  | { readonly kind: 'sentBack' }
  | { readonly kind: 'entered'; readonly labyrinth: number }
  | { readonly kind: 'labyrinthClosed'; readonly labyrinth: number }
  | { readonly kind: 'left' }
  // Damage, healing and states
  | { readonly kind: 'hurt'; readonly member: number; readonly hp: number; readonly by: Harm }
  | { readonly kind: 'healed'; readonly member: number; readonly hp: number }
  | { readonly kind: 'fell' | 'raised' | 'aged'; readonly member: number }
  | { readonly kind: 'afflicted' | 'cured'; readonly member: number; readonly state: number }
  | { readonly kind: 'restored' | 'wiped' }
  | { readonly kind: 'rose' | 'drained'; readonly member: number; readonly level: number }
  | { readonly kind: 'learnt'; readonly member: number; readonly spell: number }
  | { readonly kind: 'stayed'; readonly member: number; readonly nights: number }
  | { readonly kind: 'recruited'; readonly points: number }
  | { readonly kind: 'created' | 'changed'; readonly member: number }
  /** A member was lost for ever. */
  | ({ readonly kind: 'gone' } & Pick<Member, 'name_ja' | 'name_en'>)
  | { readonly kind: 'cast'; readonly member: number; readonly spell: number }
  /** The position of the party, and a map of the given range; 0 is all. */
  | { readonly kind: 'coordinates'; readonly place: Standing }
  | { readonly kind: 'map'; readonly radius: number }
  | { readonly kind: 'spellEnded'; readonly spell: number }
  | { readonly kind: 'spellGoesOn'; readonly spell: number; readonly steps: number }
  // Possessions
  | ({ readonly kind: 'got' | 'lost' | 'mended' | 'used' | 'broke' | 'cursed'; readonly member: number } & SeenItem)
  | ({ readonly kind: 'bagsFull' } & SeenItem)
  | { readonly kind: 'rewardWaits'; readonly item: number }
  | { readonly kind: 'looked'; readonly member: number; readonly item: number; readonly isKnown: boolean }
  | { readonly kind: 'gold'; readonly gold: number }
  | { readonly kind: 'experience'; readonly member: number; readonly experience: number }
  | { readonly kind: 'title'; readonly title: number }
  // Messages and encounters
  | { readonly kind: 'message'; readonly message: number }
  | { readonly kind: 'answered'; readonly isRight: boolean }
  /** A requirement of an event is not met. */
  | { readonly kind: 'unmet'; readonly guard: Guard }
  | { readonly kind: 'flag'; readonly flag: number; readonly isOn: boolean }
  | { readonly kind: 'battle' | 'won' | 'fled' }
  | { readonly kind: 'chest'; readonly chest: number }
  /** The result of an inspection: 0 for no trap, absent if the member cannot tell. */
  | { readonly kind: 'inspected'; readonly member: number; readonly trap?: number }
  | { readonly kind: 'disarmed'; readonly member: number; readonly isDone: boolean }
  | { readonly kind: 'sprung'; readonly member: number; readonly trap: number }
  | { readonly kind: 'withstood' | 'handHurt'; readonly member: number }
  | { readonly kind: 'npc'; readonly npc: number }
  | { readonly kind: 'facility'; readonly facility: Facility }
  | { readonly kind: 'sound'; readonly sound: number }
  | { readonly kind: 'save' | 'load' | 'credits' | 'ending' }
  | { readonly kind: 'completed'; readonly labyrinth: number };

/** An event of a battle. `seat` and `target` are seats (see BattleState.ts), `group` counts from 0. */
type BattleReport =
  | { readonly kind: 'surprised'; readonly by: Surprise }
  | { readonly kind: 'identified'; readonly group: number }
  | { readonly kind: 'friendly' | 'parted' | 'fleeFailed' | 'shuffled' }
  /** A blow; 0 hit points is a miss. */
  | {
      readonly kind: 'blow';
      readonly seat: number;
      readonly target: number;
      readonly hp: number;
      readonly isCritical: boolean;
    }
  | {
      readonly kind: 'parries' | 'hid' | 'felled' | 'divided' | 'burst' | 'ranAway' | 'calls' | 'dispelled';
      readonly seat: number;
    }
  | { readonly kind: 'wounded' | 'recovered'; readonly seat: number; readonly hp: number }
  | { readonly kind: 'casts' | 'fizzles'; readonly seat: number; readonly spell: number }
  | ({ readonly kind: 'uses'; readonly seat: number } & SeenItem)
  /** The outcome of a spell: blocked by a screen or by nature, reflected, or resisted. */
  | { readonly kind: 'keptOff' | 'turnedBack' | 'resisted'; readonly seat: number }
  | { readonly kind: 'startled' | 'sank' | 'dulled' | 'unbodied'; readonly seat: number }
  | { readonly kind: 'acChanged'; readonly seat: number; readonly ac: number }
  | { readonly kind: 'summoned'; readonly seat: number; readonly monster: number }
  | { readonly kind: 'breathes'; readonly seat: number; readonly breath: number }
  | { readonly kind: 'levelsLost'; readonly seat: number; readonly levels: number }
  | ({ readonly kind: 'stolen'; readonly seat: number } & SeenItem)
  /** The state is a code of `STATES`. */
  | { readonly kind: 'befell' | 'relieved'; readonly seat: number; readonly state: number };

/** Receives reports. Without a sink no reports are created. */
export type Sink = (report: Report) => void;
