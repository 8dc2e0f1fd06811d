import { expect as patient } from '@playwright/test';

/** Waits a little longer than usual: the machine that runs the tests may have other work. */
export const expect = patient.configure({ timeout: 15_000 });
