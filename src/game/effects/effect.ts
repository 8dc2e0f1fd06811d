// The effect of a number of the rules, as lines of values over levels or another variable (docs/product.md, "What the numbers of the
// rules do").
import type { Stats } from '#domain/catalogs/adventurers.ts';
import type { Label } from '#domain/text/languages.ts';
import type { PartyMember } from '#game/measure/sampleParty.ts';
import type { Rules } from '#game/rules/compileRules.ts';

/** The variable of the values. */
export interface Along {
  readonly label: Label;
  /** Ascending. The places shown at once; a chart asks for all in between. */
  readonly places: readonly number[];
  /** Labels of the places, if they are not numbers. */
  readonly names?: readonly Label[];
}

/** The unit of the values: whole or fractional per cent, gold, or a plain number. */
export type Unit = 'percent' | 'number' | 'gold';

export interface EffectLine {
  /** Empty for the only line of an effect. */
  readonly label: Label;
  readonly at: (place: number) => number;
}

/** The opponent of the party, by level. */
export interface Foe {
  readonly label: Label;
  readonly acAt: (level: number) => number;
}

/** The subjects of the effects: party and monsters of a scenario. */
export interface Scene {
  readonly party: (rules: Rules, level: number) => readonly PartyMember[];
  /** The stats of somebody of a job. */
  readonly stats: (rules: Rules, job: number) => Stats;
  /** At least one. */
  readonly foes: readonly Foe[];
  /** The prices of the items that there are. */
  readonly prices: readonly number[];
}

/** The input of the lines of an effect. */
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
  /** Whether it has a single, unnamed line. */
  readonly isOneLine?: true;
  readonly lines: (told: Told) => readonly EffectLine[];
}

/** Fields that belong together, by path, and their effect. */
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

/** The effect of a field, or of a group of fields. */
export const does = (fields: string | readonly string[], ...effects: readonly Effect[]): FieldEffects => ({
  fields: typeof fields === 'string' ? [fields] : fields,
  effects,
});

/** The chance that something has happened after so many tries. Fractional per cent. */
export const cameBy = (percent: number, tries: number): number => 100 * (1 - (1 - percent / 100) ** tries);
