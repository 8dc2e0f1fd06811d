/** The screens that a walk has opened, and what went wrong there. */
export interface Walk {
  readonly opened: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Runs in a page, and sees nothing but its arguments: walks from a screen along all links of the site, without loading the page again, to one
 * screen of each kind: addresses that differ in their numbers are one kind.
 * @param within the beginning of the addresses to walk through
 * @param parts the number of parts of an address, after that beginning, that make a kind: fewer parts are fewer screens
 */
export async function openEveryScreen({
  within,
  parts,
}: {
  readonly within: string;
  readonly parts: number;
}): Promise<Walk> {
  const [opened, faults]: [string[], string[]] = [[], []];
  const note = (fault: unknown) => faults.push(`${location.pathname}: ${fault}`);
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    note(words.join(' '));
    error(...words);
  };
  const kindOf = (path: string) =>
    path
      .slice(within.length)
      .replaceAll(/\d+/g, '1')
      .split('/', parts + 1)
      .join('/');
  const found = new Map([['', within]]);
  const links = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, target, download }) => origin === location.origin && target === '' && download === '')
      .map(({ pathname }) => pathname)
      .filter((path) => path.startsWith(within));
  const isSettled = () =>
    document.querySelector('main :is(h1, h2), header :is(h1, h2)') && !document.querySelector('[data-waiting]');
  // A map gets screens that are found while it is walked through.
  for (const path of found.values()) {
    history.pushState(null, '', path);
    const latest = performance.now() + 10_000;
    let settled = 0;
    while (settled < 3 && performance.now() < latest) {
      await new Promise((done) => setTimeout(done, 30));
      settled = isSettled() ? settled + 1 : 0;
    }
    if (settled < 3) note('it does not come to rest');
    if (/^\d{3}$/.test(document.querySelector('main :is(h1, h2)')?.textContent ?? '')) note('an error page');
    opened.push(path);
    for (const next of links()) if (!found.has(kindOf(next))) found.set(kindOf(next), next);
  }
  console.error = error;
  return { opened, faults };
}
