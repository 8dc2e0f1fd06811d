import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../support/run.ts';

/** The environment variable with the path of the changed file. */
export const MUTATED = 'MUTATED_FILE';
/** Assumed duration of a test file that has not run yet, in milliseconds. */
const UNKNOWN = 500;
/** How much earlier a test file runs for each folder or name that it shares with the changed file. */
const NEARNESS = 8;

const wordsOf = (path: string): Set<string> => new Set(path.split(/[/.]/));

/** Runs the test files first that are likely to notice the change soon: near ones and short ones. */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const mutated = wordsOf(process.env[MUTATED] ?? '');
    const cost = (file: TestSpecification): number => {
      const shared = [...wordsOf(file.moduleId.slice(root.length))].filter((word) => mutated.has(word)).length;
      return (this.ctx.cache.getTestSpecificationResult(file)?.duration ?? UNKNOWN) / NEARNESS ** shared;
    };
    const costs = new Map(files.map((file) => [file, cost(file)]));
    return files.sort((one, other) => (costs.get(one) ?? 0) - (costs.get(other) ?? 0));
  }
}
