import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit, FILE_TYPES, isScenarioCode, newScenarioCode } from '#domain/scenario/scenarioCode.ts';

const anyDigit = (below: number) => Math.floor(Math.random() * below);

describe('A scenario code', () => {
  test('ends with the check digit of Luhn', () => {
    expect(checkDigit('7992739871')).toBe('3');
    expect(checkDigit('0')).toBe('0');
  });

  test.each(FILE_TYPES)('of $digits digits is one, and with any digit mistyped is none', ({ digits }) => {
    fc.assert(
      fc.property(fc.nat(digits - 1), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const code = newScenarioCode(digits, anyDigit);
        expect(code).toMatch(new RegExp(`^[1-9]\\d{${digits - 1}}$`));
        expect(isScenarioCode(code)).toBe(true);
        const wrong = code.slice(0, at) + ((Number(code[at]) + more) % 10) + code.slice(at + 1);
        expect(isScenarioCode(wrong)).toBe(false);
      }),
    );
  });

  test('is told from other texts', () => {
    for (const text of ['', '0', '000000000000000', '12345678901234', 'abcdefghjkmnpqrs'])
      expect(isScenarioCode(text)).toBe(false);
  });
});
