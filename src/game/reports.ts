import type { BattleReport } from '#game/battle/BattleReport.ts';
import type { Facility, Guard, Way } from '#game/operations/Operation.ts';
import type { Member } from '#game/state/Member.ts';
import type { Facing, Standing } from '#game/state/Standing.ts';

/** From what somebody is hurt. */
export type Harm = 'spell' | 'rock' | 'poison' | 'flame' | 'worn' | 'pit' | 'trap';

/**
 * What happened, for the screen alone: a report decides nothing. `member` is a place in the roster, `cells` how far, `edge` an `edgeKey`
 * of the floor on which the party stands.
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
  /** A way that leads to no cell, to one where nothing of position works, and one without an end. */
  | { readonly kind: 'nowhere' | 'warded' | 'endless' }
  | { readonly kind: 'entered'; readonly labyrinth: number }
  | { readonly kind: 'labyrinthClosed'; readonly labyrinth: number }
  | { readonly kind: 'left' }
  // What befalls the party
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
  /** Lost for ever. */
  | ({ readonly kind: 'gone' } & Pick<Member, 'name_ja' | 'name_en'>)
  | { readonly kind: 'cast'; readonly member: number; readonly spell: number }
  /** Where the party is, and a map of so many cells around; 0 is all. */
  | { readonly kind: 'coordinates'; readonly place: Standing }
  | { readonly kind: 'map'; readonly radius: number }
  | { readonly kind: 'spellEnded'; readonly spell: number }
  | { readonly kind: 'spellGoesOn'; readonly spell: number; readonly steps: number }
  // What it has
  | { readonly kind: 'got' | 'lost' | 'mended' | 'used'; readonly member: number; readonly item: number }
  | { readonly kind: 'bagsFull'; readonly item: number }
  | { readonly kind: 'broke' | 'cursed'; readonly member: number; readonly item: number }
  | { readonly kind: 'looked'; readonly member: number; readonly item: number; readonly isKnown: boolean }
  | { readonly kind: 'gold'; readonly gold: number }
  | { readonly kind: 'experience'; readonly member: number; readonly experience: number }
  | { readonly kind: 'title'; readonly title: number }
  // What is told and met
  | { readonly kind: 'message'; readonly message: number }
  | { readonly kind: 'answered'; readonly isRight: boolean }
  /** What an event asks for is not there. */
  | { readonly kind: 'unmet'; readonly guard: Guard }
  | { readonly kind: 'flag'; readonly flag: number; readonly isOn: boolean }
  | { readonly kind: 'battle' | 'won' | 'fled' }
  | { readonly kind: 'chest'; readonly chest: number }
  /** What somebody believes: 0 for no trap, none where it cannot tell. */
  | { readonly kind: 'inspected'; readonly member: number; readonly trap?: number }
  | { readonly kind: 'disarmed'; readonly member: number; readonly isDone: boolean }
  | { readonly kind: 'sprung'; readonly member: number; readonly trap: number }
  | { readonly kind: 'withstood' | 'handHurt'; readonly member: number }
  | { readonly kind: 'npc'; readonly npc: number }
  | { readonly kind: 'facility'; readonly facility: Facility }
  | { readonly kind: 'sound'; readonly sound: number }
  | { readonly kind: 'save' | 'load' | 'credits' | 'ending' }
  | { readonly kind: 'completed'; readonly labyrinth: number };

/** Who is told. Without one no report is made. */
export type Sink = (report: Report) => void;
