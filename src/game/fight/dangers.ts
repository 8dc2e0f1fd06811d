import type { Ward } from '#domain/catalogs/magicEffects.ts';
import {
  AFRAID,
  ASLEEP,
  CHARMED,
  CONFUSED,
  DEAD,
  PARALYZED,
  PETRIFIED,
  POISONED,
  SILENCED,
} from '#domain/catalogs/states.ts';
import type { SaveName } from '#domain/resources/rules/ruleFields.ts';

/** Dangers that can be resisted: elements, states and other harm. */
export type Danger = Exclude<Ward, 'breath' | 'spells'> | 'charm' | 'water' | 'wind' | 'earth' | 'light';

/** The ways to resist a danger. */
interface Withstood {
  /** The codes of the monsters' resistance and weakness, by the catalogs. */
  readonly resistance?: number;
  readonly weakness?: number;
  /** The saving throw of members against it. */
  readonly save: SaveName;
  /** The state that it causes, if any. */
  readonly state?: number;
}

export const DANGERS: Readonly<Record<Danger, Withstood>> = {
  fire: { resistance: 0, weakness: 0, save: 'spells' },
  cold: { resistance: 1, weakness: 1, save: 'spells' },
  lightning: { resistance: 2, weakness: 2, save: 'spells' },
  acid: { resistance: 3, weakness: 3, save: 'spells' },
  water: { weakness: 4, save: 'spells' },
  wind: { weakness: 5, save: 'spells' },
  earth: { weakness: 6, save: 'spells' },
  light: { weakness: 7, save: 'spells' },
  dark: { weakness: 8, save: 'spells' },
  holy: { weakness: 9, save: 'spells' },
  poison: { resistance: 4, save: 'poison', state: POISONED },
  paralysis: { resistance: 5, save: 'paralysis', state: PARALYZED },
  stone: { resistance: 6, save: 'stone', state: PETRIFIED },
  sleep: { resistance: 7, save: 'spells', state: ASLEEP },
  confusion: { resistance: 8, save: 'spells', state: CONFUSED },
  charm: { resistance: 9, save: 'spells', state: CHARMED },
  silence: { resistance: 10, save: 'spells', state: SILENCED },
  fear: { save: 'spells', state: AFRAID },
  death: { resistance: 11, save: 'death', state: DEAD },
  drain: { resistance: 12, save: 'death' },
  ageing: { save: 'death' },
  theft: { save: 'paralysis' },
};

/** The elements of attack spells, by code from 1. */
const ELEMENTS: readonly Danger[] = [
  ...(['fire', 'cold', 'lightning', 'acid', 'water', 'wind', 'earth', 'light', 'dark', 'holy'] as const),
];
export const elementDanger = (code: number): Danger | undefined => ELEMENTS[code - 1];
export const isElement = (danger: string): boolean => (ELEMENTS as readonly string[]).includes(danger);

/** The dangers of breaths, by code from 1. */
const BREATHS: readonly Danger[] = ['fire', 'cold', 'lightning', 'acid', 'poison', 'stone'];
export const breathDanger = (code: number): Danger | undefined => BREATHS[code - 1];
