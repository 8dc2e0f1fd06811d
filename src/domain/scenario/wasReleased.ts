// The rules of what can be deleted (docs/product.md, "Statuses"): a work that readers ever had is never removed completely.
import { PUBLISH_VARIANTS, type ScenarioStatus } from '#domain/catalogs/scenarioStatuses.ts';
import { isOpen, type Statuses } from './statusSteps.ts';

/** Whether readers ever had the work: then its row, its code and its titles stay for ever. */
export const wasReleased = ({ released_at }: { readonly released_at: unknown }): boolean => released_at !== null;

/** The effect of deleting a scenario now: an open work is stopped, one that was open before goes to the archive, any other is removed. */
export const DELETIONS = ['stop', 'archive', 'remove'] as const;
export type Deletion = (typeof DELETIONS)[number];

export function deletionOf(scenario: Statuses & { readonly released_at: unknown }): Deletion {
  if (isOpen(scenario)) return 'stop';
  return wasReleased(scenario) ? 'archive' : 'remove';
}

/** The new status of each status when a work is archived, or stopped by an operator: nobody sees it, and no release is being prepared. */
const PUT_AWAY: Readonly<Record<ScenarioStatus, ScenarioStatus>> = {
  private: 'private',
  in_development: 'private',
  prepare_to_publish: 'publish_stop',
  now_open: 'publish_stop',
  publish_stop: 'publish_stop',
};

export const putAway = (statuses: Statuses): Statuses =>
  Object.fromEntries(PUBLISH_VARIANTS.map(({ field }) => [field, PUT_AWAY[statuses[field]]])) as unknown as Statuses;
