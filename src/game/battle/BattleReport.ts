import type { SeenItem } from '#game/state/Member.ts';
import type { Surprise } from './BattleState.ts';

/** What happened in a battle. `seat` and `target` are places in it (see BattleState.ts), `group` counts from 0. */
export type BattleReport =
  | { readonly kind: 'surprised'; readonly by: Surprise }
  | { readonly kind: 'identified'; readonly group: number }
  | { readonly kind: 'friendly' | 'parted' | 'fleeFailed' | 'shuffled' }
  /** A blow; 0 hit points for a miss. */
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
  /** A state of `STATES`. */
  | { readonly kind: 'befell' | 'relieved'; readonly seat: number; readonly state: number };
