// A game is changed only by its operations: `Draft` lets nobody else set more than the current position in a game, and this law closes the
// ways around it.
import { type Finding, resolveImport, type SourceFile } from './sourceFile.ts';

const GAME = 'src/game/';
/** The folder of the changes. */
const CHANGES = `${GAME}run/changes/`;
/** The table of all changes, and the files that run it. */
const TABLE = `${CHANGES}changes.ts`;
const RUNS_TABLE = [`${GAME}run/Run.ts`, `${GAME}interpreter/runOperations.ts`];
/** The type of a draft that is completely writable. */
const WRITABLE = /\bWritableState\b/;
const DECLARES_WRITABLE = `${GAME}state/GameState.ts`;

/** Reports every import of code that writes to a game, and every mention of its writable type, outside the changes. */
export function gameChanges({ path, text, imports }: SourceFile): Finding[] {
  if (!path.startsWith('src/') || path.startsWith(CHANGES)) return [];
  const findings: Finding[] = imports.flatMap(({ specifier, line }) => {
    const target = specifier && resolveImport(path, specifier);
    if (!target?.startsWith(CHANGES) || (target === TABLE && RUNS_TABLE.includes(path))) return [];
    return [{ path, line, message: 'a game is changed by operations: run.apply({ op: ... })' }];
  });
  const line = text.split('\n').findIndex((one) => WRITABLE.test(one));
  if (line < 0 || path === DECLARES_WRITABLE) return findings;
  return [...findings, { path, line: line + 1, message: 'WritableState is for the changes of a game alone' }];
}
