import { describe, expect, test } from 'vitest';
import { mutantsOf } from './mutantsOf.ts';

/** Returns the code with each of its mutants. */
const mutated = (code: string): string[] =>
  mutantsOf('file.ts', code).map(({ start, end, to }) => code.slice(0, start) + to + code.slice(end));

describe('The mutants of a file', () => {
  test.each([
    ['a < b;', ['a <= b;']],
    ['(a) + (b);', ['(a) - (b);']],
    ['a && b;', ['a || b;']],
    ['a -= b;', ['a += b;']],
    ['const a = true;', ['const a = false;']],
    ['const a = 5;', ['const a = 6;']],
    ['if (a) b = c;', ['if (!(a)) b = c;']],
    ['const a = b ? c : d;', ['const a = !(b) ? c : d;']],
    ['const a = b.some(c);', ['const a = b.every(c);']],
    ['send(a);', [';']],
  ])('of %s', (code, wanted) => {
    expect(mutated(code)).toEqual(wanted);
  });

  test.each([
    "const a = 'a < b';",
    'type A = 1 | true;',
    'interface A { readonly a: 1 }',
    'const a: Map<1, true> = b;',
    'function f<A extends 1>(a: A): a is 1 {}',
    'a = b;',
    'a = b.toString();',
  ])('leave %s as it is', (code) => {
    expect(mutated(code)).toEqual([]);
  });
});
