import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import { type DescribedLine, describeEffect } from '#game/effects/describeEffect.ts';
import type { Effect, FieldEffects, Scene } from '#game/effects/effect.ts';
import { DEFAULT_RULES, type Rules } from '#game/rules/compileRules.ts';

/** An effect with its lines. */
export interface DescribedEffect {
  readonly effect: Effect;
  readonly lines: readonly DescribedLine[];
}

/** The record that the effect belongs to. */
export interface EffectSubject {
  readonly resource: Resource;
  readonly number: number;
  readonly record: object;
}

interface Kept {
  readonly of: EffectSubject;
  readonly rules: Rules;
  readonly scene: Scene;
  readonly key: string;
  readonly described: readonly DescribedEffect[];
}

/**
 * Computes the effects of fields, by the rules and the scene of a scenario. It caches the last result, so that a key press only renders
 * changed values and open charts again.
 */
export class EffectDescriber {
  readonly #listeners = new Set<() => void>();
  readonly #kept = new Map<FieldEffects, Kept>();
  readonly #opened = new Set<FieldEffects>();
  #rules: Rules = DEFAULT_RULES;
  #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets the rules and the scene for all further effects. */
  describeBy(rules: Rules, scene: Scene): void {
    if (rules === this.#rules && scene === this.#scene) return;
    this.#rules = rules;
    this.#scene = scene;
    this.#tell();
  }

  /** Returns the effects of fields with their lines; the same value until one of them changes. */
  described(fields: FieldEffects, of: EffectSubject): readonly DescribedEffect[] {
    const kept = this.#kept.get(fields);
    const isKept = kept && kept.rules === this.#rules && kept.scene === this.#scene && kept.of.record === of.record;
    if (isKept) return kept.described;
    const described = fields.effects.map((effect) => ({ effect, lines: this.lines(effect, effect.along.places, of) }));
    const key = JSON.stringify(described.map(({ lines }) => lines));
    const same = kept?.key === key ? kept.described : described;
    this.#kept.set(fields, { of, key, rules: this.#rules, scene: this.#scene, described: same });
    return same;
  }

  /** Returns the lines of an effect at any values. */
  lines(
    effect: Effect,
    places: readonly number[],
    { resource, number, record }: EffectSubject,
  ): readonly DescribedLine[] {
    const scene = this.#scene;
    const usual = { rules: DEFAULT_RULES, scene, number, record: blankOf(resource, number) };
    return describeEffect(effect, places, { rules: this.#rules, scene, number, record }, usual);
  }

  isOpen(fields: FieldEffects): boolean {
    return this.#opened.has(fields);
  }

  /** Opens or closes the charts of fields. */
  toggle(fields: FieldEffects): void {
    if (!this.#opened.delete(fields)) this.#opened.add(fields);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
