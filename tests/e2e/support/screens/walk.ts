import type { Author } from '../Author.ts';
import { expect, test } from '../test.ts';
import type { Screen } from './places.ts';

/** A screen with its name. */
export interface NamedScreen {
  readonly name: string;
  readonly open: Screen;
}

interface Walk {
  readonly author: Author;
  /** The size of the window before each screen. */
  readonly desktop: { readonly width: number; readonly height: number };
  /** Opens a screen and judges it. */
  readonly judge: (screen: NamedScreen) => Promise<void>;
}

/** Goes through screens, each as after the registration: at the desk and logged in, with no scenario. A failure hides none of the others. */
export async function walk(screens: readonly NamedScreen[], { author, desktop, judge }: Walk): Promise<void> {
  const found: string[] = [];
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await startsAnew(author, desktop);
      await judge(screen).catch((error: Error) => found.push(`${screen.name}: ${error.message}`));
    });
  }
  expect(found).toEqual([]);
}

async function startsAnew(author: Author, desktop: Walk['desktop']): Promise<void> {
  const { page, account } = author;
  await page.goto('about:blank');
  await page.setViewportSize(desktop);
  await author.isLoggedIn();
  const { data } = await account.rest.get<{ id: string }[]>('scenarios');
  for (const { id } of data) expect((await account.rest.delete(`scenarios/${id}`)).status).toBeLessThan(300);
}
