import type { Surprise } from './BattleState.ts';

/** What happened in a battle. `seat` and `target` are places in it (see BattleState.ts), `group` counts from 0. */
export type BattleReport =
  | { readonly kind: 'surprised'; readonly by: Surprise }
  | { readonly kind: 'identified'; readonly group: number }
  | { readonly kind: 'friendly' | 'parted' | 'fleeFailed' }
  /** A blow; 0 hit points where it misses. */
  | {
      readonly kind: 'blow';
      readonly seat: number;
      readonly target: number;
      readonly hp: number;
      readonly isCritical: boolean;
    }
  | { readonly kind: 'parries' | 'hid' | 'foundOut' | 'felled'; readonly seat: number }
  | { readonly kind: 'wounded' | 'recovered'; readonly seat: number; readonly hp: number }
  /** A state of `STATES`. */
  | { readonly kind: 'befell' | 'relieved'; readonly seat: number; readonly state: number };
