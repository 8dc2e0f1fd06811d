import { describe, expect, it } from 'vitest';
import { cityMenu } from '#client/screens/gameRules/city/cityMenu.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { fortifiedCitySetting } from '#domain/resources/rules/fortifiedCitySetting.ts';

const city = blankOf(fortifiedCitySetting, 1);

describe('The menu of the city', () => {
  it('has its name in the middle of 40 columns, and its places in their order', () => {
    expect(cityMenu(city, 'en').split('\n')).toEqual([
      `${' '.repeat(14)}Walled City`,
      '',
      ...['Castle', 'Tavern', 'Inn', 'Shop', 'Temple', 'Training Ground', 'Edge of Town'].map(
        (name, index) => `  ${index + 1}) ${name}`,
      ),
    ]);
    expect(cityMenu(city, 'ja').split('\n')[0]).toBe(`${' '.repeat(16)}城塞都市`);
  });

  it('leaves out what is closed, and shows the Japanese name where there is no English one', () => {
    const record = { ...city, open: { ...city.open, 2: false }, inn_name: { ja: '眠り猫亭', en: '' } };
    expect(cityMenu(record, 'en').split('\n').slice(2, 5)).toEqual(['  1) Castle', '  2) 眠り猫亭', '  3) Shop']);
  });
});
