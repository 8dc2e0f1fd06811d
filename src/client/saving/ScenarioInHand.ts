import { type Saving, tieToPage } from './tieToPage.ts';

/**
 * Work on the scenario that was opened last, one in a page: it stays as it is while the author looks at other screens, and is
 * put away when another scenario is opened or another author has logged in.
 */
export class ScenarioInHand<Work extends Saving> {
  readonly #open: (accountId: string, scenarioId: string, owner: string) => Work;
  #kept: { readonly owner: string; readonly work: Work; readonly release: () => void } | undefined;

  /** @param open begins work; `owner` names account and scenario, for whom the browser keeps what is kept */
  constructor(open: (accountId: string, scenarioId: string, owner: string) => Work) {
    this.#open = open;
  }

  /** The work of an account on a scenario, as it is or begun anew. */
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
