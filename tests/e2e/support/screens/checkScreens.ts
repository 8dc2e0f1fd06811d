import { expect } from '@playwright/test';
import { itemFile, TableFiles } from '../TableFiles.ts';
import { inHistory, type Screens } from './places.ts';

/** What is to be mended or found in a scenario; files, and a restore. */
export const checkScreens: Screens = {
  async 'check list'(author) {
    const files = new TableFiles(author, await author.hasScenario());
    await files.hasItems({ 5: { name_ja: '♥の剣', becomes: 9 } });
    await author.page.goto(`/scenarios/${files.scenarioId}/checks`);
    await expect(author.page.getByRole('row').filter({ hasText: '♥' })).toHaveCount(3);
  },
  async 'check list, empty'(author) {
    await author.page.goto(`/scenarios/${await author.hasScenario()}/checks`);
    await expect(author.page.getByText(author.words.nothingToMend)).toBeVisible();
  },
  async search(author) {
    const files = new TableFiles(author, await author.hasScenario());
    await files.hasItems({ 5: { name_ja: '水晶の剣', name_en: 'Crystal Sword' }, 6: { name_ja: '水晶' } });
    await author.page.goto(`/scenarios/${files.scenarioId}/search?q=${encodeURIComponent('水晶')}`);
    await expect(author.page.getByRole('row')).toHaveCount(3);
  },
  async 'import, shown before'(author) {
    const files = new TableFiles(author, await author.hasScenario());
    await files.opens();
    const names = [1, 2, 3].map((number) => [number, `水晶の剣${number}`, ''] as const);
    await files.imports(itemFile([...names, [501, '', '']]));
    const changes = author.page.getByRole('list', { name: author.words.whatChanges });
    await changes.getByText('001').click();
    await expect(changes.getByRole('table')).toBeVisible();
  },
  async 'export with losses'(author) {
    const files = new TableFiles(author, await author.hasScenario());
    await files.hasItems({ 5: { name_ja: '♥の剣' } });
    await files.opens();
    await author.button('export').click();
    await expect(author.page.getByRole('dialog').getByRole('table')).toBeVisible();
  },
  async 'restore dialog'(author) {
    await inHistory(author);
    await author.page.getByRole('list', { name: author.words.backupHistory }).getByRole('button').click();
    await expect(author.page.getByRole('dialog', { name: author.words.restoreTitle })).toBeVisible();
  },
};
