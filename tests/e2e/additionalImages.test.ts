import sharp from 'sharp';
import type { additionalImage } from '#domain/resources/additionalImage.ts';
import { png } from '../support/pictures.ts';
import { DataSettings } from './support/DataSettings.ts';
import { inTurn } from './support/inTurn.ts';
import { test as base, expect, type Page } from './support/test.ts';

type Image = (typeof additionalImage)['blank'] & { readonly number: number };

const test = base.extend<{ data: DataSettings }>({
  data: async ({ author }, use) => use(new DataSettings(author, await author.hasScenario())),
});
const PAGE = '/additional-image/image-list';

/** A dark figure on a white ground, without transparency. */
const onWhite = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
    .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: 'navy' } } }])
    .jpeg()
    .toBuffer();

/** An opaque PNG of the right size, with an alpha channel and corners of one colour. */
const opaque = () =>
  sharp({ create: { width: 512, height: 512, channels: 4, background: 'white' } })
    .composite([{ input: { create: { width: 100, height: 100, channels: 4, background: 'navy' } } }])
    .png()
    .toBuffer();

const fileInput = (page: Page) => page.locator('input[type="file"]').first();

/** Returns a pixel of a picture at a place, from 0 to 1 of its sides: red, green, blue and opacity. */
const pixelAt = (page: Page, url: string, x: number, y: number) =>
  page.evaluate(
    async ([address, across, down]) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      brush?.drawImage(bitmap, 0, 0);
      return Array.from(brush?.getImageData(bitmap.width * across, bitmap.height * down, 1, 1).data ?? []);
    },
    [url, x, y] as const,
  );

for (const language of ['ja', 'en'] as const) {
  test.describe(language, { tag: '@firefox' }, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story(
      'several images are added at once: one that fits, one that is made to fit, and one that is refused',
      async ({ data, page }) => {
        const images = () => data.stored<Image[]>('additional-images');
        await data.opens(PAGE);
        // They are numbered in the order of their names, 2 before 10, whatever order the browser gives them in.
        await fileInput(page).setInputFiles([
          {
            name: 'picture 10.png',
            mimeType: 'image/png',
            buffer: await png({ width: 512, height: 512, color: '#20c0c080' }),
          },
          { name: 'picture 2.png', mimeType: 'image/png', buffer: await opaque() },
          { name: 'picture 1.jpg', mimeType: 'image/jpeg', buffer: await onWhite() },
          { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
        ]);
        const fit = page.getByRole('dialog', { name: data.says('画像を調整', 'Adjust the picture') });
        await expect(fit.getByText('picture 1.jpg')).toBeVisible();
        await expect(page.getByText('notes.png')).toContainText(
          data.says('これはテキストファイルです。', 'This is a text file.'),
        );
        const isOpaque = fit.getByText(data.says('透明な部分がない', 'Nothing in it is transparent'));
        await expect(fit.getByRole('switch')).toBeChecked();
        await expect(isOpaque).toHaveCount(0);
        await fit.getByRole('switch').locator('xpath=ancestor::label').click();
        await expect(isOpaque).toHaveCount(1);
        await fit.getByRole('switch').locator('xpath=ancestor::label').click();
        await expect(isOpaque).toHaveCount(0);
        await fit.getByRole('button', { name: data.says('直して送る', 'Adjust and upload') }).click();
        await expect.poll(images).toMatchObject([
          { number: 1, name_ja: 'picture 1', platform: 2 },
          { number: 2, name_ja: 'picture 2' },
          { number: 3, name_ja: 'picture 10' },
        ]);
        await expect(page.getByRole('link', { name: /^001 picture 1/ })).toBeVisible();
        const [{ image }] = (await images()) as [Image];
        // The ground is gone, the figure is where it was: 300 x 200 in the middle of the square.
        expect((await pixelAt(page, `/files/${image}`, 0.9, 0.5))[3]).toBe(0);
        expect((await pixelAt(page, `/files/${image}`, 0.5, 0.4))[3]).toBe(255);
      },
    );

    story(
      'an image is changed in its form, refused with the reason, taken off and brought back',
      async ({ data, page, faults }) => {
        const image = async () => (await data.stored<Image[]>('additional-images'))[0]?.image;
        await data.opens(`${PAGE}/3`);
        await fileInput(page).setInputFiles({
          name: 'goddess.png',
          mimeType: 'image/png',
          buffer: await png({ width: 512, height: 512, color: '#20c0c080' }),
        });
        const field = page.locator('[data-path="image"]');
        await expect(field.getByRole('img', { name: data.says('画像', 'Image') })).toBeVisible();
        await expect.poll(image).toMatch(/^[0-9a-f]{64}$/);
        const first = await image();

        await fileInput(page).setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer: await onWhite() });
        faults.expect(/status of 422/);
        await page.getByRole('button', { name: data.says('そのまま送る', 'Upload as it is') }).click();
        await expect(page.getByText('small.jpg')).toContainText(
          data.says('PNG形式の画像を選んでください。', 'Please choose a PNG picture.'),
        );
        expect(await image()).toBe(first);

        await field.getByRole('button', { name: data.says('画像を外す', 'Remove the picture') }).click();
        await expect.poll(image).not.toBe(first);
        await page.getByRole('button', { name: data.says('元に戻す', 'Undo'), exact: true }).click();
        await expect.poll(image).toBe(first);
        await data.opens('/additional-image/image-table');
        await expect(page.getByRole('gridcell').getByRole('img', { name: data.says('画像', 'Image') })).toBeVisible();
      },
    );
  });
}
