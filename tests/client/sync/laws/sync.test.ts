// Law of everything in the client that saves, for any combination of: lost answer, newer edit, second tab, somebody else's write or a
// restore, full storage, closed tab, wrong clock. Nothing acknowledged is lost, nothing of one's own is taken for somebody else's, and
// nothing is reported as saved before the server has it (docs/decisions/0069).
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { isWhole, ofEachSort } from '../../../support/ofEachSort.ts';
import { patient } from '../../../support/patience.ts';
import { type Circumstances, ENGINES, type Engine, type Page, type Place } from '../engines.ts';
import type { Link } from '../Rows.ts';

interface Act extends Circumstances {
  /** The link during the first send; `slow`: the answer arrives after the newer edit. */
  readonly answer: Link;
  readonly newer: 'none' | 'newer' | 'back';
  /** Another tab, opened before or after the first edit, that edits the same place or the other one. */
  readonly second: 'none' | 'early other' | 'early same' | 'late other' | 'late same';
  readonly another: 'none' | 'other' | 'same' | 'restore';
  readonly closing: 'stays' | 'crashes' | 'leaves';
}

const both = [false, true] as const;
const ACTS: readonly Act[] = (['up', 'slow', 'deaf', 'down'] as const).flatMap((answer) =>
  (['none', 'newer', 'back'] as const).flatMap((newer) =>
    (['none', 'early other', 'early same', 'late other', 'late same'] as const).flatMap((second) =>
      (['none', 'other', 'same', 'restore'] as const).flatMap((another) =>
        (['stays', 'crashes', 'leaves'] as const).flatMap((closing) =>
          both.flatMap((isFull) =>
            both.map((isClockWrong) => ({ answer, newer, second, another, closing, isFull, isClockWrong })),
          ),
        ),
      ),
    ),
  ),
);

/** Every 23rd on landing: each pair of circumstances still occurs together. */
const TRIED = ofEachSort(
  ACTS.map((act, at) => ({ act, at })),
  ({ at }) => String(Math.floor(at / 23)),
).map(({ act }) => act);

/** A write at a place. */
interface Write {
  readonly by: 'me' | 'other' | 'restore';
  readonly tab?: string;
  readonly value: number;
  /** The state that the page reported before the next action at that place. */
  isSaved?: boolean;
  isKept?: boolean;
}

async function play(engine: Engine, act: Act): Promise<string[]> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  if (act.isFull)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  const faults: string[] = [];
  const law = (holds: boolean, words: string) => void (holds || faults.push(words));
  const world = engine.world(act);
  const writes: readonly Write[][] = [[], []];
  const pages = new Map<string, Page>();
  const open = async (tab: string): Promise<Page> => {
    const page = await world.open(tab);
    pages.set(tab, page);
    return page;
  };
  const edit = (tab: string, place: Place, value: number): void => {
    void pages.get(tab)?.edit(place, value);
    writes[place]?.push({ by: 'me', tab, value });
  };
  /** Sends, and records what the page reports afterwards. */
  const send = async (tab: string): Promise<void> => {
    const page = pages.get(tab);
    if (!page) return;
    await page.send();
    for (const place of [0, 1] as const) {
      const last = writes[place]?.at(-1);
      if (last?.by !== 'me' || last.tab !== tab) continue;
      last.isSaved ||= page.saysSaved;
      last.isKept ||= page.isKept;
      law(!page.saysSaved || world.stored(place) === last.value, `${tab} says saved too early`);
    }
  };

  // A row that was never written has no revision that a restore could raise.
  world.writeElsewhere(1, 1);
  const one = await open('one');
  if (act.second.startsWith('early')) await open('two');
  world.rows.link = act.answer;
  edit('one', 0, 11);
  const isSent = send('one');
  if (act.answer === 'slow') await new Promise(setImmediate);
  else {
    await isSent;
    law(act.answer === 'up' || !one.saysSaved, 'one says saved without an answer');
    world.rows.link = 'up';
  }
  if (act.newer !== 'none') edit('one', 0, act.newer === 'newer' ? 12 : 0);
  world.rows.link = 'up';
  await isSent;
  const newest = writes[0]?.at(-1);
  if (newest) newest.isKept ||= engine.keepsUnsent && !act.isFull;
  if (act.second !== 'none') {
    const place = act.second.endsWith('other') ? 1 : 0;
    if (act.second.startsWith('late')) await open('two');
    edit('two', place, 31 + place);
    await send('two');
  }
  const theirs = act.another === 'other' ? 1 : 0;
  if (act.another === 'restore') {
    world.rows.restore();
    for (const at of writes) at.push({ by: 'restore', value: 0 });
  } else if (act.another !== 'none') {
    world.writeElsewhere(theirs, 41 + theirs);
    writes[theirs]?.push({ by: 'other', value: 41 + theirs });
  }
  if (act.closing !== 'stays') {
    if (act.closing === 'leaves') one.leave();
    pages.delete('one');
    await open('three');
  }
  for (let round = 0; round < 3; round++)
    for (const page of pages.values()) {
      await page.send();
      await page.refresh();
    }

  const alive = [...pages.values()];
  const asks = alive.some((page) => page.asks);
  const isShared = writes.some((at) => new Set(at.map(({ by, tab }) => tab ?? by)).size > 1);
  law(!asks || isShared, 'asks about what its own user did alone');
  for (const place of [0, 1] as const) {
    const stored = world.stored(place);
    const at = writes[place] ?? [];
    const mine = at.findLast(({ by }) => by === 'me');
    const others = at.findLast(({ by }) => by !== 'me');
    const isMineLast = mine !== undefined && mine === at.at(-1);
    const isContested = new Set(at.filter(({ by }) => by === 'me').map(({ tab }) => tab)).size > 1;
    const told = `place ${place} has ${stored}`;
    if (isMineLast && mine.isSaved && !(isContested && engine.onConflict === 'replays'))
      law(stored === mine.value, `${told}, and ${mine.value} was called saved`);
    if (isMineLast && engine.keepsUnsent && mine.isKept)
      law(stored === mine.value || asks, `${told}, and ${mine.value} was kept`);
    if (others && (engine.onConflict === 'asks' || !mine))
      law(stored === others.value, `${told}, and somebody else had made ${others.value} of it`);
    for (const page of alive) law(!page.saysSaved || page.shows(place) === stored, `${told}, not ${page.shows(place)}`);
  }
  return faults;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** In milliseconds: the saves of all acts go through IndexedDB many thousands of times. */
const TIME = patient(isWhole ? 600_000 : 30_000);

test.each(Object.entries(ENGINES))(
  '%s lose nothing, ask only about others, and tell the truth',
  { timeout: TIME },
  async (_name, engine) => {
    const broken: string[] = [];
    for (const act of TRIED) {
      if (act.another === 'restore' && !engine.isRestored) continue;
      const faults = await play(engine, act);
      vi.restoreAllMocks();
      if (faults.length > 0) broken.push(`${Object.values(act).join(', ')}: ${[...new Set(faults)].join('; ')}`);
    }
    expect(broken).toEqual([]);
  },
);

test('whatever makes a Revisioned is among them', async () => {
  const makers: string[] = [];
  for await (const path of glob('src/client/**/*.{ts,tsx}'))
    if (/\bRevisioned\.of\(/.test(readFileSync(path, 'utf8')) && !path.endsWith('sync/Revisioned.ts'))
      makers.push(path);
  expect(makers.sort()).toEqual([...new Set(Object.values(ENGINES).map(({ file }) => file))].sort());
});
