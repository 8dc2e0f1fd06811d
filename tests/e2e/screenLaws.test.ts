// Every screen of the program under what happens to pages: storage that is away, a translator, a zoom of 200 %, and the HTML page of a proxy
// in place of an answer. A landing tries one screen of each area, `npm run soak` all of them.
import { ofEachSort } from '../support/ofEachSort.ts';
import { patient } from '../support/patience.ts';
import type { Author } from './support/Author.ts';
import { cutOff, refusesStorage, stands, translates } from './support/hardships.ts';
import { fitsAcross } from './support/isAccessible.ts';
import { AREAS } from './support/screens/areas.ts';
import { type NamedScreen, walk } from './support/screens/walk.ts';
import { expect, type Page, test } from './support/test.ts';

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
/** The desktop at 200 %. */
const ZOOMED = { width: 640, height: 360 };

const SCREENS = AREAS.flatMap((area, at) => Object.entries(area).map(([name, open]) => ({ name, open, area: at })));
const TRIED = ofEachSort(SCREENS, ({ area }) => String(area));

/** Calls whose failure a page that was opened does not tell, with the reason. */
const SILENT: Readonly<Record<string, string>> = {
  'app.version': 'it is asked again after a while',
  'accounts.notifications': 'the bell tells it when it is opened, and so does the list of scenarios',
  'floors.thumbnails': 'the list of floors has names without pictures',
  'bannedWords.check': 'the text is judged again when it is saved',
};

/** A screen that only the storage of its tab opens. */
const OF_STORAGE = 'registration completed';

test.describe.configure({ mode: 'parallel', timeout: patient(240_000) });
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: DESKTOP });

for (const area of AREAS.keys()) {
  const screens = TRIED.filter((screen) => screen.area === area);
  const [first, last] = [screens[0]?.name, screens.at(-1)?.name];

  test(`with storage away the screens from "${first}" to "${last}" open`, async ({ author, faults }) => {
    faults.expect(/status of 4\d\d/);
    await refusesStorage(author.page, { cookies: false });
    await walks(screens, author, async ({ name, open }) => {
      if (name === OF_STORAGE) return;
      await open(author);
      await stands(author.page);
    });
  });

  test(`translated or enlarged the screens from "${first}" to "${last}" stay whole`, async ({ author, faults }) => {
    faults.expect(/status of 4\d\d/);
    await walks(screens, author, async ({ open }) => {
      const { page } = author;
      await open(author);
      await page.setViewportSize(ZOOMED);
      await fitsAcross(page);
      await expect.poll(() => cutOff(page), { timeout: patient(3000) }).toEqual([]);
      await page.setViewportSize(DESKTOP);
      await translates(page);
      await changes(page);
      await stands(page);
    });
  });

  test(`an HTML page in place of an answer is told on the screens from "${first}" to "${last}"`, async ({
    author,
    faults,
  }) => {
    // The browser itself notes every failed answer.
    faults.expect(/status of [45]\d\d/);
    // Answers that the browser keeps would stand in for those that fail.
    await refusesStorage(author.page, { cookies: false });
    await walks(screens, author, async ({ name, open }) => {
      if (name === OF_STORAGE) return;
      const { page } = author;
      const calls = new Set<string>();
      await open(author);
      page.on('request', (request) => {
        for (const call of callsOf(request.url())) calls.add(call);
      });
      await page.reload({ waitUntil: 'networkidle' });
      page.removeAllListeners('request');
      const before = await linesOf(page);
      const silent: string[] = [];
      for (const call of calls) {
        const isSilent = call in SILENT;
        const failing = () => fails(page, call, isSilent ? undefined : before);
        await test.step(call, () => failing().catch((error: Error) => silent.push(`${call}: ${error.message}`)));
      }
      expect(silent).toEqual([]);
    });
  });
}

const walks = (screens: readonly NamedScreen[], author: Author, judge: (screen: NamedScreen) => Promise<void>) =>
  walk(screens, { author, desktop: DESKTOP, judge });

/** Changes most of what a page shows: its width, whether the server can be reached, and its history. */
async function changes(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.setViewportSize(DESKTOP);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await stands(page);
}

/** Words with which a page says that something failed. */
const TOLD = /できません|できていません|失敗|つなが|届|見つかりません|問題|もう一度|やり直|再試行/;

const linesOf = async (page: Page): Promise<readonly string[]> => (await page.locator('body').innerText()).split('\n');

/** Returns the calls of a request: of tRPC, which joins several in one, or of REST. */
function callsOf(address: string): readonly string[] {
  const [, way, rest = ''] = /^\/(trpc|api)\/(.*)/.exec(new URL(address).pathname) ?? [];
  return way === 'trpc' ? rest.split(',') : way === 'api' ? [rest] : [];
}

/**
 * The page opens although one call gets the HTML page of a proxy, and says in its own words that something failed.
 * @param before the lines of the page while nothing fails; undefined if the call fails in silence
 */
async function fails(page: Page, call: string, before: readonly string[] | undefined): Promise<void> {
  const isOfCall = (url: URL) => callsOf(url.href).includes(call);
  await page.route(isOfCall, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
  );
  try {
    const isAsked = page.waitForResponse((answer) => callsOf(answer.url()).includes(call), {
      timeout: patient(10_000),
    });
    await page.reload();
    await isAsked;
    const told = async () => (await linesOf(page)).filter((line) => TOLD.test(line) && !before?.includes(line));
    if (before) await expect.poll(told, { message: `${call} failed`, timeout: patient(5000) }).not.toEqual([]);
    await stands(page);
  } finally {
    await page.unroute(isOfCall);
  }
}
