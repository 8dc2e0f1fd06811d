import { describe, expect, test } from 'vitest';
import { newerCalls } from './newerCalls.ts';
import { readSourceFile } from './sourceFile.ts';

const found = (text: string, path = 'src/client/page/theme.ts') =>
  newerCalls(readSourceFile(path, text)).map(({ line }) => line);

describe('calls newer than the floor', () => {
  test.each([
    'edits.entries().some(isSendable);',
    'const names = [...text.matchAll(pattern).map(([name]) => name)];',
    'for (const at of cells.keys().filter(isDrawn)) draw(at);',
    'items.values().toArray();',
    'const all = Iterator.from(cells);',
    'await Promise.try(load);',
    'new RegExp(RegExp.escape(word));',
    'const text = bytes.toBase64();',
    'const bytes = Uint8Array.fromHex(text);',
    'counts.getOrInsert(name, 0);',
    'requestIdleCallback(run);',
    'window.requestIdleCallback(run);',
    'await scheduler.yield();',
    'if (window.navigator.connection.saveData) wait();',
    'document.startViewTransition(change);',
    'dialog.requestClose();',
    'const today = Temporal.Now.plainDateISO();',
    'const pattern = /a(?i:b)/;',
    'const pattern = /a(?-i:b)/i;',
  ])('are found: %s', (text) => expect(found(text)).toEqual([1]));

  test('are found in the programs beside the client, and nowhere on the server', () => {
    const text = '\nmap.values().map(read);';
    expect(found(text, 'public/sw.js')).toEqual([2]);
    expect(found(text, 'src/game/step.ts')).toEqual([2]);
    expect(found(text, 'src/server/app.ts')).toEqual([]);
    expect(found(text, 'tests/e2e/play.test.ts')).toEqual([]);
  });

  test.each([
    "if (typeof requestIdleCallback === 'function') requestIdleCallback(run);",
    "const isSaving = 'connection' in navigator && navigator.connection.saveData;",
    'document.startViewTransition?.(change);',
    '[...edits.entries()].some(isSendable);',
    'Object.values(counts).map(String);',
    'this.storage.keys(prefix).filter(isKept);',
    'const text = toBase64(bytes);',
    'await Promise.all(answers);',
    'const pattern = /a(?:b)(?<c>d)(?=e)(?<!f)/;',
    'class A { isError = query.isError; }',
  ])('are not these: %s', (text) => expect(found(text)).toEqual([]));
});
