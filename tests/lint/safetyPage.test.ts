import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Every number of the safety list that is due so far, as ranges. */
const DUE = ['S1-S38', 'S40-S41', 'S43-S50', 'S54-S59', 'R1-R3', 'R6-R9', 'R12-R18'];
DUE.push('R20-R24', 'R27-R33', 'R35-R38');

const due = DUE.flatMap((range) => {
  const [first = '', last = first] = range.split('-');
  const from = Number(first.slice(1));
  return Array.from({ length: Number(last.slice(1)) - from + 1 }, (_, index) => `${first[0]}${from + index}`);
});

const rows = readFileSync(join(root, 'docs/safety.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, promise, proof] = /^\| ([SR]\d+) \| (.+) \| (.+) \|$/.exec(line) ?? [];
    return number && promise && proof ? [{ number, promise, proofs: proof.split('<br>') }] : [];
  });

describe('The page of safety', () => {
  test('has every number that is due, once and in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(due);
  });

  test.each(rows)('names tests that are there for $number: $promise', ({ proofs }) => {
    for (const proof of proofs.filter((one) => !/^(but )?not yet/.test(one))) {
      const [, file = '', name = ''] = /^`(tests\/[\w/.]+)`: (.+)$/.exec(proof) ?? [];
      expect(existsSync(join(root, file)) && file, proof).toBeTruthy();
      expect(readFileSync(join(root, file), 'utf8'), proof).toContain(name);
    }
  });
});
