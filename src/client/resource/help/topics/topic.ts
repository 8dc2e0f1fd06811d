import type { Label } from '#domain/text/languages.ts';
import type { Rules } from '#game/rules/compileRules.ts';

/** The help text on a number, or on several with the same meaning. Texts use the same markup as those of the pages. */
export interface Topic {
  readonly title: Label;
  /** Explains what the number does and how it is calculated. */
  readonly words: Label;
  /** Names where the number is used. */
  readonly usedIn: Label;
  /** Explains a value by the rules of a scenario; `sample` is the value that the guide shows. */
  readonly example?: { readonly sample: number; readonly of: (value: number, rules: Rules) => Label };
}

export const said = (ja: string, en: string): Label => ({ ja, en });
