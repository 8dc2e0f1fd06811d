import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#domain/text/languages.ts';
import type { Author } from './Author.ts';

/** The data settings of a scenario, with the actions of an author. */
export class DataSettings {
  readonly author: Author;
  readonly scenarioId: string;

  constructor(author: Author, scenarioId: string) {
    this.author = author;
    this.scenarioId = scenarioId;
  }

  get page(): Page {
    return this.author.page;
  }

  get language(): Language {
    return this.author.language;
  }

  /** Returns a text of the screen, from its Japanese and its English. */
  says(ja: string, en: string): string {
    return { ja, en }[this.language];
  }

  /** Creates records over REST, as on an earlier day: `labyrinth-messages`, by number. */
  async has(kind: string, records: Readonly<Record<number, object>>): Promise<void> {
    for (const [number, values] of Object.entries(records)) {
      await this.author.account.rest.put(`scenarios/${this.scenarioId}/${kind}/${number}`, values);
    }
  }

  /** Returns the server's data under a path of the scenario. */
  async stored<Data>(path: string): Promise<Data> {
    return (await this.author.account.rest.get<Data>(`scenarios/${this.scenarioId}/${path}`)).data;
  }

  /** Waits until the server has these values under a path of the scenario. */
  async keeps(path: string, values: Record<string, unknown>): Promise<void> {
    await expect.poll(() => this.stored(path)).toMatchObject(values);
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(`/scenarios/${this.scenarioId}/data-settings${path}`);
  }

  async goesTo(ja: string, en: string): Promise<void> {
    await this.page.getByRole('link', { name: this.says(ja, en), exact: true }).click();
  }

  /** Returns a window of the game, by its caption. */
  window(ja: string, en: string): Locator {
    return this.page.getByRole('figure').filter({ hasText: this.says(ja, en) });
  }

  /** Returns a text area, by its place among those of a leaf. */
  writing(path: string, place = 0): Locator {
    return this.page.locator(`[data-path="${path}"] textarea`).nth(place);
  }

  button(ja: string, en: string): Locator {
    return this.page.getByRole('button', { name: this.says(ja, en), exact: true });
  }
}
