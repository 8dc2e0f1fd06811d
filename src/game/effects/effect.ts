// The effects of the numbers of the rules, as lines of values over levels or another variable (docs/product.md, "What the numbers of the
// rules do").
import type { Stats } from '#domain/catalogs/adventurers.ts';
import type { Label } from '#domain/text/languages.ts';
import type { PartyMember } from '#game/measure/sampleParty.ts';
import type { Rules } from '#game/rules/compileRules.ts';

/** The variable over which the values run. */
export interface Along {
  readonly label: Label;
  /** Ascending values shown in a table; a chart shows all integers in between. */
  readonly places: readonly number[];
  /** Labels of the places, if these are not numbers. */
  readonly names?: readonly Label[];
}

/** The unit of the values: per cent (whole or fractional), gold, or a plain number. */
export type Unit = 'percent' | 'number' | 'gold';

export interface EffectLine {
  /** Empty if it is the only line of an effect. */
  readonly label: Label;
  readonly at: (place: number) => number;
}

/** An opponent of the party, with its armour class by the level of the party. */
export interface Foe {
  readonly label: Label;
  readonly acAt: (level: number) => number;
}

/** The subjects of the effects: party and monsters of a scenario. */
export interface Scene {
  readonly party: (rules: Rules, level: number) => readonly PartyMember[];
  /** The stats of a character of a job. */
  readonly stats: (rules: Rules, job: number) => Stats;
  /** Contains at least one. */
  readonly foes: readonly Foe[];
  /** The purchase prices of all items of the scenario. */
  readonly prices: readonly number[];
}

/** The input of the lines of an effect: the rules, the scene, and the record of the field. */
export interface EffectContext {
  readonly rules: Rules;
  readonly scene: Scene;
  /** The record that contains the field, and its number. */
  readonly number: number;
  readonly record: object;
}

export interface Effect {
  /** The label of the values. */
  readonly about: Label;
  readonly along: Along;
  readonly unit: Unit;
  /** Whether it has a single line without a label. */
  readonly isOneLine?: true;
  readonly lines: (context: EffectContext) => readonly EffectLine[];
}

/** Fields that belong together, by path, and their effects. */
export interface FieldEffects {
  readonly fields: readonly string[];
  readonly effects: readonly Effect[];
}

export const NO_LABEL: Label = { ja: '', en: '' };
export const said = (ja: string, en: string): Label => ({ ja, en });

/** Returns an effect with one line without a label. */
export const oneLine = (
  about: Label,
  along: Along,
  unit: Unit,
  at: (context: EffectContext, place: number) => number,
): Effect => ({
  about,
  along,
  unit,
  isOneLine: true,
  lines: (context) => [{ label: NO_LABEL, at: (place) => at(context, place) }],
});

/** Returns an effect with several labelled lines. */
export const someLines = (
  about: Label,
  along: Along,
  unit: Unit,
  lines: readonly (readonly [label: Label, at: (context: EffectContext, place: number) => number])[],
): Effect => ({
  about,
  along,
  unit,
  lines: (context) => lines.map(([label, at]) => ({ label, at: (place) => at(context, place) })),
});

/** Assigns effects to a field or to a group of fields. */
export const does = (fields: string | readonly string[], ...effects: readonly Effect[]): FieldEffects => ({
  fields: typeof fields === 'string' ? [fields] : fields,
  effects,
});

/** The chance that something has happened at least once after that many tries, in fractional per cent. */
export const cameBy = (percent: number, tries: number): number => 100 * (1 - (1 - percent / 100) ** tries);
