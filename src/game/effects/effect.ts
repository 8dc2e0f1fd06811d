// What a number of the rules does, told as lines of values along levels or along what else it hangs on (docs/product.md, "What the numbers of the rules do").
import type { Stats } from '#domain/catalogs/adventurers.ts';
import type { Label } from '#domain/text/languages.ts';
import type { PartyMember } from '#game/measure/sampleParty.ts';
import type { Rules } from '#game/rules/compileRules.ts';

/** What the values stand along. */
export interface Along {
  readonly label: Label;
  /** Rising. Those that are told at once; a chart asks for all between them. */
  readonly places: readonly number[];
  /** What each place is called, where it is not told by its number. */
  readonly names?: readonly Label[];
}

/** What the values are: whole or broken per cent, gold, or a number of whatever the effect is about. */
export type Unit = 'percent' | 'number' | 'gold';

export interface EffectLine {
  /** Empty for the only line of an effect. */
  readonly label: Label;
  readonly at: (place: number) => number;
}

/** Whom the party fights, by its level. */
export interface Foe {
  readonly label: Label;
  readonly acAt: (level: number) => number;
}

/** Of whom effects are told: the party and the monsters of a scenario. */
export interface Scene {
  readonly party: (rules: Rules, level: number) => readonly PartyMember[];
  /** The stats of somebody of a job. */
  readonly stats: (rules: Rules, job: number) => Stats;
  /** At least one. */
  readonly foes: readonly Foe[];
  /** The prices of the items that there are. */
  readonly prices: readonly number[];
}

/** What the lines of an effect are worked out of. */
export interface Told {
  readonly rules: Rules;
  readonly scene: Scene;
  /** The record that the field stands in, and its number. */
  readonly number: number;
  readonly record: object;
}

export interface Effect {
  /** What the values are. */
  readonly about: Label;
  readonly along: Along;
  readonly unit: Unit;
  /** Whether it has one line alone, without a name. */
  readonly isOneLine?: true;
  readonly lines: (told: Told) => readonly EffectLine[];
}

/** Fields that are one thing, by their paths, and what they do. */
export interface FieldEffects {
  readonly fields: readonly string[];
  readonly effects: readonly Effect[];
}

export const NO_LABEL: Label = { ja: '', en: '' };
export const said = (ja: string, en: string): Label => ({ ja, en });

/** An effect of one line. */
export const oneLine = (about: Label, along: Along, unit: Unit, at: (told: Told, place: number) => number): Effect => ({
  about,
  along,
  unit,
  isOneLine: true,
  lines: (told) => [{ label: NO_LABEL, at: (place) => at(told, place) }],
});

/** An effect of a few lines by name. */
export const someLines = (
  about: Label,
  along: Along,
  unit: Unit,
  lines: readonly (readonly [label: Label, at: (told: Told, place: number) => number])[],
): Effect => ({
  about,
  along,
  unit,
  lines: (told) => lines.map(([label, at]) => ({ label, at: (place) => at(told, place) })),
});

/** What one field, or some that are one thing, do. */
export const does = (fields: string | readonly string[], ...effects: readonly Effect[]): FieldEffects => ({
  fields: typeof fields === 'string' ? [fields] : fields,
  effects,
});

/** How likely something of a chance has come by so many tries. Per cent, with what is broken of it. */
export const cameBy = (percent: number, tries: number): number => 100 * (1 - (1 - percent / 100) ** tries);
