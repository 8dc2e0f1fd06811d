import { findProgram } from './findProgram.ts';

/** A browser other than Chromium, which runs the stories of a project of tests/browsers/playwright.config.ts. */
interface OtherBrowser {
  readonly project: string;
  /** One of each group has to be installed. */
  readonly programs: readonly (readonly string[])[];
  /** Debian's packages of them. */
  readonly packages: readonly string[];
}

export const FIREFOXES = ['firefox-esr', 'firefox'] as const;

export const OTHER_BROWSERS: readonly OtherBrowser[] = [
  { project: 'firefox', programs: [FIREFOXES], packages: ['firefox-esr'] },
  { project: 'webkit', programs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
];

export const isInstalled = ({ programs }: OtherBrowser): boolean =>
  programs.every((names) => findProgram(...names) !== undefined);
