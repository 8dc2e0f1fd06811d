import type { Author } from '../support/Author.ts';

/** Returns a picture as WebP, encoded by a browser; Playwright itself only makes PNG and JPEG. `quality` is between 0 and 1. */
export async function asWebp({ page }: Pick<Author, 'page'>, png: Buffer, quality: number): Promise<Buffer> {
  const desk = await page.context().newPage();
  const packed = await desk.evaluate(
    async ([source, amount]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: amount });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [png.toString('base64'), quality] as const,
  );
  await desk.close();
  return Buffer.from(packed);
}
