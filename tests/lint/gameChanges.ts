// A game is changed by its operations alone: `Draft` lets nobody else set more than what a game is at, and this keeps the ways around it shut.
import { type Finding, resolveImport, type SourceFile } from './sourceFile.ts';

const GAME = 'src/game/';
/** Where the changes are written. */
const CHANGES = `${GAME}run/changes/`;
/** The table of all changes, and who runs it. */
const TABLE = `${CHANGES}changes.ts`;
const RUNS_TABLE = [`${GAME}run/Run.ts`, `${GAME}interpreter/runOperations.ts`];
/** The type of a draft of which everything can be set. */
const WRITABLE = /\bWritableState\b/;
const DECLARES_WRITABLE = `${GAME}state/GameState.ts`;

/** Every import of what writes to a game, and every mention of its writable type, outside of the changes. */
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
