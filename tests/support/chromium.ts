import { chromium } from '@playwright/test';
import { findProgram } from './findProgram.ts';

/** The page is ours and the machine may be a container without a GPU: no sandbox, and nothing that calls home. */
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
 * The path of a Chromium that really starts: CHROMIUM_PATH, then the one Playwright brought, then one of the system, if it can
 * be the shell without windows of its own, which takes less of the machine. A browser that lacks its libraries is passed over.
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
