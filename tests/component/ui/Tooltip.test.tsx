import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#client/ui/Button.tsx';
import { Tooltip } from '#client/ui/Tooltip.tsx';
import { isGone, presses } from '../support/site.tsx';

/** Two buttons with explanations, in a page that scrolls. */
async function shown() {
  await render(
    <div style={{ height: 4000, paddingTop: 100 }}>
      <Tooltip text="about the first">
        <Button>first</Button>
      </Tooltip>
      <Tooltip text="about the second">
        <Button>second</Button>
      </Tooltip>
    </div>,
  );
  window.focus();
}
const tip = (words: string) => page.getByRole('tooltip').getByText(words);
const scrolls = async (top: number) => {
  const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true, capture: true }));
  scrollTo(0, top);
  await scrolled;
};

test('a tooltip that the focus has opened outlives a scroll, however late, and goes with the focus or by Esc', async () => {
  await shown();
  await userEvent.tab();
  await expect.element(tip('about the first')).toBeVisible();
  // The machine was busy: many frames have passed.
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  await scrolls(20);
  await scrolls(0);
  await expect.element(tip('about the first')).toBeVisible();
  await userEvent.tab();
  await isGone(tip('about the first'));
  await expect.element(tip('about the second')).toBeVisible();
  await presses('Escape');
  await isGone(tip('about the second'));
});

test('a scroll that the user makes closes it, and so does the pointer that leaves', async () => {
  await shown();
  await userEvent.tab();
  await expect.element(tip('about the first')).toBeVisible();
  dispatchEvent(new WheelEvent('wheel'));
  await scrolls(20);
  await isGone(tip('about the first'));
  await scrolls(0);
  // The first movement only tells that there is a pointer.
  await page.getByRole('button', { name: 'first' }).hover();
  await page.getByRole('button', { name: 'second' }).hover();
  await expect.element(tip('about the second')).toBeVisible();
  await page.getByRole('button', { name: 'first' }).hover();
  await isGone(tip('about the second'));
});
