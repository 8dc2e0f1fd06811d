import type { Label } from '#domain/text/languages.ts';
import type { Effect, EffectContext, EffectLine } from './effect.ts';

/** A line of an effect at some places: its values by the rules of the scenario, and by the default rules. */
export interface DescribedLine {
  readonly label: Label;
  readonly now: readonly number[];
  readonly usual: readonly number[];
}

/** Computes the values of an effect at some places. */
export function describeEffect(
  effect: Effect,
  places: readonly number[],
  now: EffectContext,
  usual: EffectContext,
): DescribedLine[] {
  const byDefault = effect.lines(usual);
  const at = (line: EffectLine | undefined) => places.map((place) => line?.at(place) ?? 0);
  return effect.lines(now).map((line, index) => ({ label: line.label, now: at(line), usual: at(byDefault[index]) }));
}

/** The maximum number of places in a chart. */
const MOST_PLACES = 100;

/** All integers from the first to the last place; undefined if there are too many, or if they have labels. */
export function chartPlaces({ along: { places, names } }: Effect): readonly number[] | undefined {
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  if (names || last - first >= MOST_PLACES || last === first) return undefined;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
