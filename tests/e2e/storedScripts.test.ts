import { FloorMap } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

/** Text that would run if any screen inserted it as HTML. */
const EVIL = '"><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>';
/** As much of it as fits into a title or a name; the picture alone would run too. */
const EVIL_TITLE = EVIL.slice(0, 40);

test('what authors write is shown as text and never runs, whatever it is', async ({ page, author, words }) => {
  const { rest } = author.account;
  const { data } = await rest.post<{ id: string }>('scenarios', { title_ja: EVIL_TITLE, title_en: EVIL_TITLE });
  const scenario = `scenarios/${data.id}`;
  const answers = [
    await rest.patch('me', { name: EVIL_TITLE }),
    await rest.patch(scenario, { author_name: EVIL_TITLE }),
    await rest.put(`${scenario}/floor-maps/01`, { name_ja: '"><b onx=1>', name_en: '"><b onx=1>' }),
    await rest.post(`${scenario}/backup`, { note: EVIL }),
  ];
  for (const answer of answers) expect(answer.status, answer.text).toBeLessThan(300);

  const isUnhurt = async () => expect(await page.evaluate('window.hurt')).toBeUndefined();
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('window.hurt');
  await isUnhurt();
  await page.goto('/scenarios');
  await expect(page.getByRole('rowheader')).toContainText(EVIL_TITLE);
  await isUnhurt();
  await page.getByRole('button', { name: words.deleteOf(EVIL_TITLE) }).click();
  await expect(page.getByRole('alertdialog')).toContainText(EVIL_TITLE);
  await isUnhurt();
  await page.goto(`/${scenario}`);
  await author.button('backupHistory').click();
  await expect(page.getByRole('list', { name: words.backupHistory })).toContainText(EVIL);
  await isUnhurt();
  const map = new FloorMap(author);
  await map.opens(data.id);
  await expect(page.getByRole('complementary', { name: words.floorList })).toContainText('"><b onx=1>');
  await isUnhurt();
  await page.goto('/me');
  await expect(author.field(words.accountName)).toHaveValue(EVIL_TITLE);
  await isUnhurt();
  await page.goto(`/scenarios?search=${encodeURIComponent(`${EVIL}x`)}`);
  await expect(page.getByRole('main')).toContainText(words.noneFound(`${EVIL}x`));
  await isUnhurt();
});
