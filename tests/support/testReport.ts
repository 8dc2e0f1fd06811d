// The report of a run of vitest or of Playwright for `npm test`: each has a reporter here that writes it as JSON.
import { readFileSync, writeFileSync } from 'node:fs';

/** A failed test with its error. */
export interface Failure {
  readonly name: string;
  readonly error: string;
}

export interface TestReport {
  readonly passed: number;
  /** A file that does not load counts as one failed test. */
  readonly failed: readonly Failure[];
  readonly skipped: number;
  /** A vitest file or a browser story, with its duration in milliseconds. */
  readonly times: readonly { readonly name: string; readonly time: number }[];
  /** Tests that passed only at the second attempt, with the error of the first. They count as passed. */
  readonly unsteady: readonly Failure[];
}

/** The variable that names the file to write to. */
export const REPORT_FILE = 'TEST_REPORT';

export function writeReport(report: TestReport): void {
  const file = process.env[REPORT_FILE];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/** @throws if the run ended before it could report anything */
export function readReport(file: string): TestReport {
  return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
}
