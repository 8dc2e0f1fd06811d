import { expect, it } from 'vitest';
import { waysOfUse } from '#client/screens/labyrinths/flags/waysOfUse.ts';
import type { FlagAccess } from '#domain/catalogs/flagAccess.ts';

it('places that do the same with a flag are told once, the most usual first', () => {
  const use = (ja: string, en: string, access: FlagAccess) => ({ label: { ja, en }, access });
  const uses = [
    use('必要なフラグ', 'Required flag', 'reads'),
    use('x3 y20 レバー フラグ', 'x3 y20 Lever Flag', 'sets'),
    use('x12 y0 レバー フラグ', 'x12 y0 Lever Flag', 'sets'),
  ];
  expect(waysOfUse(uses, 'ja')).toEqual([
    { name: 'レバー フラグ', count: 2, access: 'sets' },
    { name: '必要なフラグ', count: 1, access: 'reads' },
  ]);
  expect(waysOfUse(uses, 'en')[0]?.name).toBe('Lever Flag');
});
