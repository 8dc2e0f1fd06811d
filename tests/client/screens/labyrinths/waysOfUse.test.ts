import { expect, it } from 'vitest';
import { waysOfUse } from '#client/screens/labyrinths/flags/waysOfUse.ts';

it('places that do the same with a flag are told once, the most usual first', () => {
  const use = (ja: string, en: string) => ({ label: { ja, en } });
  const uses = [
    use('必要なフラグ', 'Required flag'),
    use('x3 y20 レバー フラグ', 'x3 y20 Lever Flag'),
    use('x12 y0 レバー フラグ', 'x12 y0 Lever Flag'),
  ];
  expect(waysOfUse(uses, 'ja')).toEqual([
    { name: 'レバー フラグ', count: 2 },
    { name: '必要なフラグ', count: 1 },
  ]);
  expect(waysOfUse(uses, 'en')[0]?.name).toBe('Lever Flag');
});
