import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../support/run.ts';

/** The environment variable with the path of the changed file. */
export const MUTATED = 'MUTATED_FILE';
/** Assumed duration of a test file that has not run yet, in milliseconds. */
const UNKNOWN = 500;
/** How much earlier a test file runs for each folder or name that it shares with the changed file. */
const NEARNESS = 8;

const wordsOf = (path: string): Set<string> => new Set(path.split(/[/.]/));

/**
 * Returns the cost of running a test file before others: its duration, less for what it shares with the changed file.
 * @param duration milliseconds; undefined if it has not run yet
 */
export function costOf(testFile: string, mutated: string, duration: number = UNKNOWN): number {
  const shared = wordsOf(testFile).intersection(wordsOf(mutated)).size;
  return duration / NEARNESS ** shared;
}

/** Runs the test files first that are likely to notice the change soon: near ones and short ones. */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const mutated = process.env[MUTATED] ?? '';
    const duration = (file: TestSpecification) => this.ctx.cache.getTestSpecificationResult(file)?.duration;
    const costs = new Map(
      files.map((file) => [file, costOf(file.moduleId.slice(root.length), mutated, duration(file))]),
    );
    return files.sort((one, other) => (costs.get(one) ?? 0) - (costs.get(other) ?? 0));
  }
}
