import type { Label } from '#domain/text/languages.ts';
import type { Rules } from '#game/rules/compileRules.ts';

/** What there is to know of a number, or of some that mean the same. Texts are marked as those of the pages are. */
export interface Topic {
  readonly title: Label;
  /** What it does and how it is reckoned. */
  readonly words: Label;
  /** Where it is asked for. */
  readonly usedIn: Label;
  /** What a value comes to by the rules; `sample` is the value of the guide. */
  readonly example?: { readonly sample: number; readonly of: (value: number, rules: Rules) => Label };
}

export const said = (ja: string, en: string): Label => ({ ja, en });
