// The transitions of the publishing status, as one table. A variant is a place of publication (PUBLISH_VARIANTS); each has its own
// status and uses the same table.
import { PUBLISH_VARIANTS, type ScenarioStatus } from '#domain/catalogs/scenarioStatuses.ts';

/** The statuses of a scenario, one per variant. */
export type Statuses = Readonly<Record<(typeof PUBLISH_VARIANTS)[number]['field'], ScenarioStatus>>;

/** Transitions by special actions; authors choose all others (`mayChange`). */
export type StatusStep = 'release' | 'update' | 'withdraw';

/** The statuses that an author can choose, by the current status (docs/domain.md, "Scenario status"). */
const CHOICES: Readonly<Record<ScenarioStatus, readonly ScenarioStatus[]>> = {
  private: ['in_development', 'prepare_to_publish'],
  in_development: ['private', 'prepare_to_publish'],
  prepare_to_publish: ['private', 'publish_stop'],
  now_open: ['publish_stop'],
  publish_stop: ['prepare_to_publish', 'private'],
};

/** A release opens prepared variants, an update of the file makes open ones prepared again, a deletion stops open ones. */
const STEPS: Readonly<Record<StatusStep, { readonly from: ScenarioStatus; readonly to: ScenarioStatus }>> = {
  release: { from: 'prepare_to_publish', to: 'now_open' },
  update: { from: 'now_open', to: 'prepare_to_publish' },
  withdraw: { from: 'now_open', to: 'publish_stop' },
};

/** Returns the statuses that an author may choose for a work with the status `from`. */
export const choicesFrom = (from: ScenarioStatus): readonly ScenarioStatus[] => CHOICES[from];

export const mayChange = (from: ScenarioStatus, to: ScenarioStatus): boolean => CHOICES[from].includes(to);

/** Returns the statuses after a step, applied to all variants with its initial status; undefined if there are none. */
export function afterStep(statuses: Statuses, step: StatusStep): Statuses | undefined {
  const { from, to } = STEPS[step];
  const taking = PUBLISH_VARIANTS.filter(({ field }) => statuses[field] === from);
  if (taking.length === 0) return undefined;
  return {
    ...statusesOf(statuses),
    ...Object.fromEntries(taking.map(({ field }) => [field, to])),
  };
}

/**
 * Returns the variants to which a release gives its file: those that are prepared. If there are none, the open variants get the new file at
 * once, so that an update takes nothing away from readers.
 */
export function releasedTo(statuses: Statuses): (typeof PUBLISH_VARIANTS)[number][] {
  const having = (status: ScenarioStatus) => PUBLISH_VARIANTS.filter(({ field }) => statuses[field] === status);
  const prepared = having('prepare_to_publish');
  return prepared.length > 0 ? prepared : having('now_open');
}

/** Whether readers can get the work in any variant. */
export const isOpen = (statuses: Statuses): boolean =>
  PUBLISH_VARIANTS.some(({ field }) => statuses[field] === 'now_open');

/** Returns only the status fields of an object. */
export const statusesOf = (statuses: Statuses): Statuses =>
  Object.fromEntries(PUBLISH_VARIANTS.map(({ field }) => [field, statuses[field]])) as unknown as Statuses;
