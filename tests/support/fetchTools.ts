// The tools that the tests need in addition to npm's packages: a Chromium (components and stories), and in CI a MariaDB, Firefox and WebKit.
// Installed ones are used, missing ones are fetched.
import { findChromium } from './chromium.ts';
import { findProgram } from './findProgram.ts';
import { isInstalled, OTHER_BROWSERS } from './otherBrowsers.ts';
import { run } from './run.ts';

/**
 * Fetches what the wanted parts of the suite lack, and returns the path of a Chromium that starts: undefined if none is wanted, or none
 * could be fetched, which is then reported with what to install.
 */
export async function fetchTools(wanted: {
  unit: boolean;
  e2e: boolean;
  browsers: boolean;
}): Promise<string | undefined> {
  if (wanted.browsers && process.env.CI === 'true') await fetchOtherBrowsers();
  const wantsChromium = wanted.unit || wanted.e2e;
  let chromium = wantsChromium ? await findChromium() : undefined;
  if (wantsChromium && !chromium) {
    console.log("No Chromium is installed: running Playwright's installer.");
    await run('playwright', ['install', 'chromium'], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' });
    chromium = await findChromium();
  }
  if (wantsChromium && !chromium) {
    await installPackages('chromium-headless-shell', 'fonts-noto-cjk', 'mariadb-server');
    chromium = await findChromium();
  } else if (wanted.unit && lacksMariadb()) {
    await installPackages('mariadb-server');
  }
  if (wantsChromium && !chromium) {
    console.error(
      'No Chromium: install one (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM_PATH.',
    );
  }
  return chromium;
}

/** In CI the stories of other browsers must run; elsewhere those of a missing browser are left out. */
async function fetchOtherBrowsers(): Promise<void> {
  const missing = OTHER_BROWSERS.filter((browser) => !isInstalled(browser));
  if (missing.length > 0) await installPackages(...missing.flatMap(({ packages }) => packages), 'fonts-noto-cjk');
}

/** Whether a MariaDB is required and missing: in CI the suite must run on both engines; elsewhere it runs without the second. */
function lacksMariadb(): boolean {
  return process.env.CI === 'true' && !process.env.MYSQL_TEST_URL && !findProgram('mariadbd');
}

/** Installs Debian packages if this user may; otherwise does nothing. */
async function installPackages(...names: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  console.log(`Installing ${names.join(', ')} with apt-get.`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], quiet);
  await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', ...names], quiet);
}
