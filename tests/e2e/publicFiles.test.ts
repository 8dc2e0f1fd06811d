import { expect, test } from './support/test.ts';

test('a sound is served as a sound', async ({ request }) => {
  const sound = await request.get('/sounds/00.wav');
  expect(sound.headers()['content-type']).toMatch(/^audio\/(x-|vnd\.)?wave?$/);
  expect(sound.headers()['cache-control']).toBe('public, max-age=86400');
});

test('a picture is served as a picture alone, and asked for again it has not changed', async ({ request }) => {
  const picture = await request.get('/graphics/43.svg');
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=86400',
  });
  const again = await request.get('/graphics/43.svg', { headers: { 'if-none-match': picture.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  expect((await request.get('/graphics/83.svg', { headers: { accept: 'text/html' } })).status()).toBe(404);
});
