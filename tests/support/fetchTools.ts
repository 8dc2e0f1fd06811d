// What the tests need beside npm's packages: a Chromium, and in CI a MariaDB. What is there is used, what is not is fetched.
import { findChromium } from './chromium.ts';
import { findProgram } from './findProgram.ts';
import { run } from './run.ts';

/** Minutes rather than hours where the host of the browsers cannot be reached. */
const installerLimits = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };

/** The path of a Chromium that starts; fetches one where there is none, and throws with what to install where that fails. */
export async function fetchChromium(): Promise<string> {
  const present = await findChromium();
  if (present) return present;

  console.log("No Chromium is installed: running Playwright's installer.");
  await run('playwright', ['install', 'chromium'], installerLimits);
  const installed = await findChromium();
  if (installed) return installed;

  await installPackages('chromium', 'fonts-noto-cjk', 'mariadb-server');
  const packaged = await findChromium();
  if (packaged) return packaged;
  throw new Error('Install Chromium (Debian: apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH to one.');
}

/** In CI the suite runs on both engines: fetches MariaDB where neither it nor MYSQL_TEST_URL is there. */
export async function fetchMariadb(): Promise<void> {
  if (process.env.CI !== 'true' || process.env.MYSQL_TEST_URL || findProgram('mariadbd')) return;
  await installPackages('mariadb-server');
}

/** Installs Debian packages where this user may; elsewhere does nothing. */
async function installPackages(...names: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  console.log(`Installing ${names.join(', ')} with apt-get.`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], quiet);
  await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', ...names], quiet);
}
