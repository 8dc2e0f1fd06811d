import { type Saving, tieToPage } from './tieToPage.ts';

/**
 * The work on the scenario that was opened last, one per page. It stays as it is while the author visits other screens, and is put away
 * when another scenario is opened or another author has logged in.
 */
export class CurrentScenario<Work extends Saving> {
  readonly #open: (accountId: string, scenarioId: string, owner: string) => Work;
  #kept: { readonly owner: string; readonly work: Work; readonly release: () => void } | undefined;

  /** @param open begins work; `owner` names account and scenario, under which the browser stores the unsent edits */
  constructor(open: (accountId: string, scenarioId: string, owner: string) => Work) {
    this.#open = open;
  }

  /** Returns the work of an account on a scenario: the current one, or a new one. */
  take(accountId: string, scenarioId: string): Work {
    const owner = `${accountId}.${scenarioId}`;
    if (this.#kept?.owner !== owner) {
      const work = this.#open(accountId, scenarioId, owner);
      this.#kept?.release();
      this.#kept = { owner, work, release: tieToPage(work, accountId, () => this.#putAway(work)) };
    }
    return this.#kept.work;
  }

  get current(): Work | undefined {
    return this.#kept?.work;
  }

  #putAway(work: Work): void {
    if (this.#kept?.work !== work) return;
    this.#kept.release();
    this.#kept = undefined;
  }
}
