// The work area does not stay blank while the server takes its time: a screen, with the answer of each of its calls held back in turn, shows
// something or a spinner. A landing tries a screen of each sort, `npm run soak` all.
import { afterAll, afterEach, expect, test } from 'vitest';
import { queryClient } from '#client/api/queryClient.ts';
import * as frame from '#client/frame/scenario/ScenarioLayout.css.ts';
import { SCENARIO_TABS } from '#client/frame/scenario/scenarioTabs.ts';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { AREA_GROUPS } from '#client/screens/areaGroups.ts';
import * as areas from '#client/screens/areas/areas.css.ts';
import { pagePath } from '#client/screens/areas/areas.tsx';
import { WAITING } from '#client/ui/waiting.ts';
import { hasScenario, opens, rest } from '../support/site.tsx';

/** All screens of a scenario, by their paths. */
const screensOf = (id: string): readonly string[] => [
  ...SCENARIO_TABS.filter(({ hasChildren }) => !hasChildren)
    .map(({ href }) => href(id))
    .filter((path) => path.startsWith(scenarioPath(id))),
  `${scenarioPath(id)}/floor-maps/03`,
  `${scenarioPath(id)}/backups`,
  `${scenarioPath(id)}/reports`,
  `${scenarioPath(id)}/play`,
  ...AREA_GROUPS.flatMap((group) =>
    group.areas.flatMap((area) =>
      area.pages.flatMap((page) => [
        pagePath(id, group, area, page),
        ...(page.form ? [pagePath(id, group, area, page.form).replace(':number', '3')] : []),
      ]),
    ),
  ),
];
/** One screen of each sort: derived answers, a search, a list, a table, a form beside its list. */
const ONE_OF_EACH = ['/checks', '/search', '/backups', '/items/item-list', '/npc/3'];
const isWhole = import.meta.env.TEST_WHOLE === 'true';
const TRIED = screensOf(':id').filter((path) => isWhole || ONE_OF_EACH.some((end) => path.endsWith(end)));

/** The calls of a request: `/trpc/floors.list,scenarios.read?batch=1`. */
function callsOf(input: RequestInfo | URL): string[] {
  const address = input instanceof Request ? input.url : String(input);
  const [, names = ''] = /\/trpc\/([^?]*)/.exec(address) ?? [];
  return names.split(',').filter((name) => name !== '');
}

const real = window.fetch;
const asked = new Set<string>();
let heldCall: string | undefined;
let running = 0;
let letGo = Promise.withResolvers<void>();
window.fetch = async (input, init) => {
  const calls = callsOf(input);
  for (const call of calls) asked.add(call);
  if (heldCall !== undefined && calls.includes(heldCall)) await letGo.promise;
  running += 1;
  try {
    return await real(input, init);
  } finally {
    running -= 1;
  }
};
afterAll(() => {
  window.fetch = real;
});
afterEach(release);

function release(): void {
  heldCall = undefined;
  letGo.resolve();
  letGo = Promise.withResolvers();
}

/** Waits until nothing has been asked or answered for a moment. */
async function settles(): Promise<void> {
  let quiet = 0;
  await expect
    .poll(() => {
      quiet = running === 0 && !document.querySelector(`[${WAITING}]`) ? quiet + 1 : running === 0 ? quiet + 0.25 : 0;
      return quiet;
    })
    .toBeGreaterThan(5);
}

/** Returns the parts of the screen that show neither a word, a field nor a picture, nor that they wait. */
function blankParts(): string[] {
  const part = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const of = (style: string) => `.${style.split(' ').join('.')}`;
  // Around the pages of an area stand its tabs and tools.
  const pages = part(of(areas.work)).map((work) =>
    [...work.children].filter((child) => !child.matches(`${of(areas.bar)}, ${of(areas.tools)}`)),
  );
  return [part('main'), part(of(frame.screen)), ...pages]
    .filter((elements) => elements.every(isBlank))
    .map((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 300)).join('\n'))
    .filter((html, at) => at > 1 || html !== '');
}
const isBlank = (element: Element): boolean =>
  (element as HTMLElement).innerText.trim() === '' &&
  !element.querySelector(`[${WAITING}], input, canvas, img`) &&
  !element.matches(`[${WAITING}]`);

/** Milliseconds for all calls of one screen, each with a scenario of its own, of which nothing is known yet. */
const MOST_TIME = 120_000;

test.each(TRIED)(
  'shows something while each of its calls takes its time: %s',
  async (pattern) => {
    const opened: string[] = [];
    const open = async () => {
      const id = await hasScenario();
      opened.push(id);
      queryClient.clear();
      await opens(pattern.replace(':id', id), 'en');
    };
    asked.clear();
    await open();
    await settles();
    const calls = [...asked].filter((call) => !call.startsWith('accounts.'));
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      heldCall = call;
      await open();
      await settles();
      expect([call, blankParts()]).toEqual([call, []]);
      release();
    }
    // An account has a limited number of scenarios, and the last page still asks for its own.
    await opens('/works', 'en');
    await settles();
    for (const id of opened) await rest.delete(`scenarios/${id}`);
  },
  MOST_TIME,
);

test('the screens that are tried are among those of the code', () => {
  expect(ONE_OF_EACH.filter((end) => !TRIED.some((path) => path.endsWith(end)))).toEqual([]);
});
