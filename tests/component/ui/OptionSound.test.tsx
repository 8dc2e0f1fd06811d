import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playingSound, stopSound, subscribeToSound } from '#client/ui/playingSound.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { DataSettings } from '../support/DataSettings.ts';
import { hasScenario, isGone, presses } from '../support/site.tsx';

afterEach(stopSound);

test.each(LANGUAGES)(
  'a sound in an open list is heard without being chosen, by press and by key: %s',
  async (language) => {
    const heard: (number | undefined)[] = [];
    const forget = subscribeToSound(() => heard.push(playingSound()));
    const data = new DataSettings(await hasScenario());
    data.language = language;
    await data.has('labyrinth-messages', { 7: { title_ja: '門番', title_en: 'Gatekeeper', start_sound: 3 } });
    await data.opens('/labyrinth-messages/labyrinth-message-list/7');
    const field = page.css('[data-path="start_sound"] input:not([type=hidden])');
    await field.click();
    await presses('ArrowDown');
    const before = (field.element() as HTMLInputElement).value;
    const mark = page.css('[data-sound="5"]');
    await expect.element(mark).toHaveAttribute('title', data.says('試聴（Ctrl+Space）', 'Listen (Ctrl+Space)'));
    await mark.click();
    await expect.poll(() => heard).toContain(5);
    await expect.element(mark).toBeVisible();
    await expect.element(field).toHaveFocus();
    expect((field.element() as HTMLInputElement).value).toBe(before);
    await presses('Home');
    await presses('ArrowDown');
    heard.length = 0;
    await presses('Control+Space');
    await expect.poll(() => heard.some((code) => code !== undefined)).toBe(true);
    await presses('Escape');
    await isGone(mark);
    await expect.element(field).toHaveValue(before);
    forget();
  },
);
