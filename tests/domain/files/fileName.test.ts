import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachedName, attachment, fileStem, projectFileName } from '#domain/files/fileName.ts';

const NOON = Date.UTC(2026, 10, 27, 3);

describe('The name of a project file', () => {
  test.each([
    ['霧の迷宮', '霧の迷宮 2026-11-27.zip'],
    ['a/b\\c:d*e?f"g<h>i|j\n', 'a_b_c_d_e_f_g_h_i_j_ 2026-11-27.zip'],
    ['か\u3099', 'が 2026-11-27.zip'],
    [' ..迷宮.. ', '迷宮 2026-11-27.zip'],
    ['\u202Egnp.迷宮', '_gnp.迷宮 2026-11-27.zip'],
    ['CON.1', '_CON.1 2026-11-27.zip'],
    ['nul', '_nul 2026-11-27.zip'],
    ['console', 'console 2026-11-27.zip'],
    ['🏰'.repeat(80), `${'🏰'.repeat(55)} 2026-11-27.zip`],
    ['???', 'scenario 2026-11-27.zip'],
    [' . / . ', 'scenario 2026-11-27.zip'],
    ['', 'scenario 2026-11-27.zip'],
  ])('made from %j', (title, name) => expect(projectFileName(title, NOON)).toBe(name));

  test('has the date of Japan', () => {
    expect(projectFileName('a', Date.UTC(2026, 10, 26, 14, 59))).toBe('a 2026-11-26.zip');
    expect(projectFileName('a', Date.UTC(2026, 10, 26, 15))).toBe('a 2026-11-27.zip');
  });

  test('can be stored on every system, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const name = projectFileName(title, NOON);
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cs}]|^[\s.]/u);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(fileStem(name, '')).not.toBe('');
      }),
    );
  });
});

describe('The header of a download', () => {
  test('has the name as it is, and one of ASCII', () => {
    expect(attachment('霧の迷宮 2026-11-27.zip')).toBe(
      `attachment; filename="_ 2026-11-27.zip"; filename*=UTF-8''%E9%9C%A7%E3%81%AE%E8%BF%B7%E5%AE%AE%202026-11-27.zip`,
    );
    expect(attachment("It's (100%).zip")).toBe(
      `attachment; filename="It's (100_).zip"; filename*=UTF-8''It%27s%20%28100%25%29.zip`,
    );
    expect(attachment('item.csv')).toBe('attachment; filename="item.csv"');
  });

  test('gives back every name, and is one line of ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const header = attachment(name.toWellFormed());
        expect(header).toMatch(/^[ -~]+$/);
        expect(attachedName(header)).toBe(name.toWellFormed());
      }),
    );
    expect(attachedName(null)).toBeUndefined();
    expect(attachedName('inline')).toBeUndefined();
  });
});
