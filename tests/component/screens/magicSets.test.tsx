import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { textIn } from '#client/i18n/defineTexts.ts';
import { autoMagicTexts } from '#client/screens/dataSettings/autoMagic/autoMagicTexts.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { DataSettings } from '../support/DataSettings.ts';
import { boxOf, hasScenario } from '../support/site.tsx';

let data: DataSettings;
beforeEach(async () => {
  data = new DataSettings(await hasScenario());
});

test.each(LANGUAGES)('a set that nothing uses says how a floor or a chest names it: %s', async (language) => {
  data.language = language;
  const text = textIn(language, autoMagicTexts);
  await data.has('treasure-boxes', { 1: { special_magic_set: 2 } });
  const told = (set: number) => page.getByText(text('autoMagic.notNamed', { set }));
  await data.opens('/magic-effect-auto/special-power?set=3');
  await expect.element(told(3)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: text('autoMagic.notNamed.chests') }))
    .toHaveAttribute('href', `/scenarios/${data.scenarioId}/data-settings/treasure-chest`);
  await data.opens('/magic-effect-auto/special-power?set=2');
  await expect.element(page.getByRole('row').filter({ hasText: '2-1' }).first()).toBeVisible();
  await expect.element(told(3)).toHaveLength(0);
  await expect.element(told(2)).toHaveLength(0);
});

test.each(LANGUAGES)('powers have their names, and a group of columns stands above them: %s', async (language) => {
  data.language = language;
  await page.viewport(1600, 900);
  await data.opens('/magic-effect-auto/add-magic-to-item?set=1');
  const row = page.getByRole('row').filter({ hasText: '1-01' });
  await expect.element(row).toMatchTextContent(data.says('パワー8 秘術の', 'Power 8 Arcane'));
  const head = page.getByRole('columnheader', { name: data.says('パワー1 鋭い', 'Power 1 Keen'), exact: false });
  const group = page.getByText(data.says('加わるパワー', 'Additional powers'), { exact: true }).first();
  await expect.element(head).toBeInTheDocument();
  await expect.poll(() => Math.abs(boxOf(group).left - boxOf(head).left)).toBeLessThan(4);
});
