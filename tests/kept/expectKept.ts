import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../support/run.ts';
import { CHANGED_ON_PURPOSE } from './changedOnPurpose.ts';

/** Sorts of kept things; each is compared in one place. */
type Sort = 'journal' | 'moment' | 'save' | 'project' | 'stored' | 'call';

/** Deliberate differences, as `sort id`, and the present value. */
export type Lines = Readonly<Record<`${Sort} ${string}`, string>>;

type Told = Readonly<Record<string, string>>;

/** Checks that everything of a sort is as recorded, or as a line of `changedOnPurpose.ts` says; each such line must be needed. */
export function expectKept(sort: Sort, recorded: Told, found: Told): void {
  const changed = new Map(
    Object.entries(CHANGED_ON_PURPOSE).flatMap(([page, lines]) => {
      expect(existsSync(join(root, page)), `${page} says why something is changed on purpose`).toBe(true);
      return Object.entries(lines);
    }),
  );
  const mine = [...changed].filter(([what]) => what.startsWith(`${sort} `));
  const needless = mine.filter(([what]) => {
    const id = what.slice(sort.length + 1);
    return !(id in recorded) || recorded[id] === found[id];
  });
  expect(Object.fromEntries(needless), 'lines of changedOnPurpose.ts that nothing needs').toEqual({});
  // Only differences are reported: each can be copied into the list, under the page that says why.
  const different = Object.keys(recorded).filter((id) => found[id] !== (changed.get(`${sort} ${id}`) ?? recorded[id]));
  const linesOf = (told: (id: string) => string | undefined) =>
    Object.fromEntries(different.map((id) => [`${sort} ${id}`, told(id)]));
  expect(
    linesOf((id) => found[id]),
    'what is stored or done by older versions comes to something else; if on purpose, see changedOnPurpose.ts',
  ).toEqual(linesOf((id) => changed.get(`${sort} ${id}`) ?? recorded[id]));
  expect(Object.keys(recorded).length).toBeGreaterThan(0);
}
