import { expect } from '@playwright/test';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import { writeProject } from '#server/projects/writeProject.ts';
import { blankMaps, cellOf } from '../../../support/maps.ts';
import { sendForm } from '../../../support/pictures.ts';
import { itemFile, TableFiles } from '../TableFiles.ts';
import { inHistory, type Screens } from './places.ts';

/** The problems and search results of a scenario; files, and a restore. */
export const checkScreens: Screens = {
  async 'check list'(author) {
    const files = new TableFiles(author, await author.hasScenario());
    await files.hasItems({ 5: { name_ja: '♥の剣', becomes: 9 } });
    await author.page.goto(`/scenarios/${files.scenarioId}/checks`);
    await expect(author.page.getByRole('row').filter({ hasText: '♥' })).toHaveCount(3);
  },
  async 'check list, a remark on a map'(author) {
    const scenario = await author.hasScenario();
    // A riddle without a message.
    const maps = blankMaps();
    Object.assign(cellOf(maps, 4, 7).event, { id: 1002 });
    await author.account.rest.put(`scenarios/${scenario}/floor-maps/01/maps`, { maps });
    await author.page.goto(`/scenarios/${scenario}/checks?by=place`);
    await expect(author.page.getByRole('complementary').getByRole('link')).toBeVisible();
  },
  async 'check list, empty'(author) {
    // The only work for which a test guarantees an empty check list (tests/server/houseSample/checkList.test.ts).
    const { document } = firstLabyrinth();
    const file = await writeProject({ content: document, pictures: [], app_version: '0.1.0', created_at: 0 });
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(file)]), 'project.zip');
    const { data } = await sendForm<{ scenario: { id: string } }>(author.account.rest, form, 'project-files');
    await author.page.goto(`/scenarios/${data.scenario.id}/checks`);
    await expect(author.page.getByText(author.words.nothingToMend)).toBeVisible();
  },
  async search(author) {
    const files = new TableFiles(author, await author.hasScenario());
    await files.hasItems({ 5: { name_ja: '水晶の剣', name_en: 'Crystal Sword' }, 6: { name_ja: '水晶' } });
    await author.page.goto(`/scenarios/${files.scenarioId}/search?q=${encodeURIComponent('水晶')}`);
    // The head of the table and that of the items, and two of these.
    await expect(author.page.getByRole('row')).toHaveCount(1 + 1 + 2);
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
