import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GallerySounds } from '#client/gallery/GallerySounds.tsx';
import { soundSource, stopSound } from '#client/ui/playingSound.ts';
import { SoundPlayButton } from '#client/ui/SoundPlayButton.tsx';

afterEach(stopSound);

async function opened() {
  const screen = await render(<GallerySounds />);
  // The test page needs the focus before an element in it can get it.
  await screen.getByText('効果音 Sounds').click();
  return {
    screen,
    play: (name: string) => screen.getByRole('button', { name: `「${name}」を再生` }),
    stop: (name: string) => screen.getByRole('button', { name: `「${name}」を止める` }),
  };
}

test('a sound is heard until its end', async () => {
  const { play, stop } = await opened();
  await play('クリック').click();
  await expect.element(play('クリック')).toBeVisible();
  await expect.element(stop('クリック')).not.toBeInTheDocument();
});

test('until the button is pressed again', async () => {
  const { play, stop } = await opened();
  (play('鐘').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(stop('鐘')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(play('鐘')).toHaveFocus();
});

test('or until another one is chosen', async () => {
  const { play, stop } = await opened();
  await play('鐘').click();
  await play('全滅').click();
  await expect.element(stop('全滅')).toBeVisible();
  await expect.element(play('鐘')).toBeVisible();
});

test('every sound but the default one has its button', async () => {
  const { screen } = await opened();
  expect(screen.getByRole('button', { name: /を再生$/ }).elements()).toHaveLength(61);
  const standard = screen.getByRole('listitem').filter({ hasText: '標準の効果音' });
  expect(standard.getByRole('button').elements()).toHaveLength(0);
});

test('a sound that does not come is silence', async () => {
  const none = 98;
  const screen = await render(<SoundPlayButton code={none} playLabel="聞く" stopLabel="止める" />);
  await screen.getByRole('button').click();
  await expect
    .poll(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(soundSource(none))))
    .toBe(true);
  await expect.element(screen.getByRole('button', { name: '聞く' })).toBeVisible();
});
