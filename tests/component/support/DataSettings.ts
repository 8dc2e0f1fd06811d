import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Language } from '#domain/text/languages.ts';
import { hasRecords, opens, rest } from './site.tsx';

/** The data settings of a scenario as an author uses them. */
export class DataSettings {
  readonly scenarioId: string;
  language: Language = 'ja';

  constructor(scenarioId: string) {
    this.scenarioId = scenarioId;
  }

  /** Returns the text of the current language. */
  says(ja: string, en: string): string {
    return { ja, en }[this.language];
  }

  /** Creates records over REST, as on an earlier day: `labyrinth-messages`, by number. */
  async has(kind: string, records: Readonly<Record<number, object>>): Promise<void> {
    await hasRecords(this.scenarioId, kind, records);
  }

  /** Reads a path of the scenario from the server. */
  async stored<Data>(path: string): Promise<Data> {
    return (await rest.get<Data>(`scenarios/${this.scenarioId}/${path}`)).data;
  }

  /** Waits until the server has these values under a path of the scenario. */
  async keeps(path: string, values: Record<string, unknown>): Promise<void> {
    await expect.poll(() => this.stored(path)).toMatchObject(values);
  }

  async opens(path: string): Promise<void> {
    await opens(`/scenarios/${this.scenarioId}/data-settings${path}`, this.language);
  }

  /** Opens the list of what is wrong or to be checked. */
  async opensProblems(): Promise<void> {
    await page.css('[data-problems] summary').click();
    await expect.element(page.css('[data-problems] li').first()).toBeVisible();
  }

  async goesTo(ja: string, en: string): Promise<void> {
    await page.getByRole('link', { name: this.says(ja, en), exact: true }).click();
  }

  /** A window of the game, by what stands below it. */
  window(ja: string, en: string): Locator {
    return page.getByRole('figure').filter({ hasText: this.says(ja, en) });
  }

  /** A text of several lines, by its place among those of a leaf. */
  writing(path: string, place = 0): Locator {
    return page.css(`[data-path="${path}"] textarea`).nth(place);
  }

  button(ja: string, en: string): Locator {
    return page.getByRole('button', { name: this.says(ja, en), exact: true });
  }
}
