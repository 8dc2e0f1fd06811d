import type { Problem } from '#domain/resource/defineResource.ts';
import { playTest } from '#domain/resources/tests/playTest.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Label } from '#domain/text/languages.ts';
import { isOfTheseRules } from '#game/saves/Inputs.ts';
import { runTest, type TestOutcome } from '#game/saves/playTest.ts';
import type { Mark } from '#server/content/problemMarks.ts';
import { existingIn, type StoredRow } from '#server/content/recordStore.ts';
import type { PackedMap } from './checkMaps.ts';
import { type FoundProblems, listProblems } from './FoundProblems.ts';
import { problemOn, type RecordProblem } from './RecordProblem.ts';
import { worldIn } from './worldIn.ts';

interface Content {
  /** Includes the settings of the floors. */
  readonly rows: readonly StoredRow[];
  readonly maps: readonly PackedMap[];
  readonly marks: readonly Mark[];
}

/** Time limit for all tests of a scenario. Milliseconds. */
const MOST_TIME = 10_000;

/** Runs in a worker thread: plays the tests of a scenario and reports those that no longer reach their end. */
export async function checkTests({ rows, maps, marks }: Content): Promise<FoundProblems[]> {
  const tests = existingIn(rows, playTest);
  if (tests.size === 0) return [];
  const world = worldIn(rows, maps);
  const end = performance.now() + MOST_TIME;
  const recordProblems: RecordProblem[] = [];
  for (const [number, test] of tests) {
    const { outcome, played } = await runTest(world, test, () => performance.now() > end);
    if (outcome === 'passed') continue;
    const problem = problemOf(outcome, played + 1);
    recordProblems.push(problemOn(playTest, number, test, isOfTheseRules(test) ? problem : asOlder(problem)));
  }
  return listProblems(recordProblems, marks);
}

const FAULTS: Readonly<Record<Exclude<TestOutcome, 'passed'>, (step: number) => Label>> = {
  missed: () => ({
    ja: '最後まで遊べますが、このテストの終わりになりません。',
    en: 'It can be played to its end, but the result is not the one that this test checks.',
  }),
  refused: (step) => ({
    ja: `${step}手目が、今のシナリオではできません。`,
    en: `Step ${step} cannot be done in the scenario as it is now.`,
  }),
  unreadable: () => ({ ja: '手順かセーブが読めません。', en: 'Its steps or its save cannot be read.' }),
  late: (step) => ({
    ja: `時間がかかりすぎるので、${step}手目の前でやめました。`,
    en: `It took too long, and was left before step ${step}.`,
  }),
};

function problemOf(outcome: Exclude<TestOutcome, 'passed'>, step: number): Problem {
  const path = outcome === 'missed' ? 'goal' : 'inputs';
  return { path, severity: 'warning', rule: 'test', fault: FAULTS[outcome](step) };
}

/**
 * Turns the problem of a test recorded under older rules into information, with the hint to record it again: such a test does not count as
 * failing.
 */
function asOlder(problem: Problem): Problem {
  const { ja, en } = faultText(problem.fault);
  return {
    path: problem.path,
    severity: 'warning',
    rule: 'information',
    fault: {
      ja: `古い規則で記録されたテストです。今の規則で記録し直せます。${ja}`,
      en: `Recorded under older rules of play. It can be recorded anew under the present ones. ${en}`,
    },
  };
}
