import { chromium } from '@playwright/test';
import { findProgram } from './findProgram.ts';

/** The page is ours and the machine may be a container without a GPU: no sandbox, and no calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds the path of a Chromium that really starts: CHROMIUM_PATH, then Playwright's, then one of the system; preferably the headless shell,
 * which takes less of the machine. A browser without its libraries is skipped.
 */
export async function findChromium(): Promise<string | undefined> {
  const candidates = [
    process.env.CHROMIUM_PATH,
    findProgram(chromium.executablePath()),
    findProgram('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'),
  ];
  for (const path of candidates) if (path && (await starts(path))) return path;
  return undefined;
}

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
