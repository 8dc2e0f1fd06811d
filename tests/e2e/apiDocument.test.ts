import { expect, test } from './support/test.ts';

// Every test checks that nothing is requested from a foreign host and no policy is violated; here it is the point.
test('the API document opens and shows a call in full', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('button', { name: 'post /api/frontend/login', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Example Value' }).first()).toContainText('"password": "string"');
});

for (const path of ['/', '/auth/login', '/auth/register']) {
  test(`everything that ${path} needs comes from here`, async ({ page, origin }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toBeVisible();
    expect([...hosts]).toEqual([origin]);
  });
}
