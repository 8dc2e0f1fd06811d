import type { TextOf } from '#client/i18n/defineTexts.ts';
import type { Names } from '#client/play/words/Names.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { ENDING_GOAL, PLACE_GOAL, type PlayTest } from '#domain/resources/tests/playTest.ts';
import type { testTexts } from './testTexts.ts';

/** The texts and names for describing a goal. */
interface Narration {
  readonly text: TextOf<keyof typeof testTexts>;
  readonly names: Names;
  readonly flagName: (flag: number) => string;
}

/** Describes the goal of a test in words. */
export function goalWords({ text, names, flagName }: Narration, goal: PlayTest['goal']): string {
  const { kind, labyrinth, floor, x, y, flags } = goal;
  if (kind === ENDING_GOAL) {
    if (labyrinth === RECORD_KINDS.labyrinth_setting.none) return text('test.goal.anyEnding');
    return text('test.goal.ending', { name: names.labyrinth(labyrinth) });
  }
  if (kind === PLACE_GOAL) {
    return floor === 0 ? text('test.goal.city') : text('test.goal.place', { floor: names.floor(floor), x, y });
  }
  const named = flags.filter((flag) => flag > 0).map(flagName);
  return text('test.goal.flags', { names: new Intl.ListFormat(names.language).format(named) });
}
