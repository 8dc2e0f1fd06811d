// What a run of vitest or of Playwright tells `npm test`: each has a reporter here that writes it, as JSON.
import { readFileSync, writeFileSync } from 'node:fs';

/** A test that went wrong, and with what. */
export interface Failure {
  readonly name: string;
  readonly error: string;
}

export interface TestReport {
  readonly passed: number;
  /** A file that does not load counts as one failed test. */
  readonly failed: readonly Failure[];
  readonly skipped: number;
  /** A file of vitest or a story of the browser, with what it took in milliseconds. */
  readonly times: readonly { readonly name: string; readonly time: number }[];
  /** Tests that passed at the second try alone, with what went wrong at the first. They count as passed. */
  readonly unsteady: readonly Failure[];
}

/** The variable that names the file to write to. */
export const REPORT_FILE = 'TEST_REPORT';

export function writeReport(report: TestReport): void {
  const file = process.env[REPORT_FILE];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/** @throws where the run ended before it could tell anything */
export function readReport(file: string): TestReport {
  return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
}
