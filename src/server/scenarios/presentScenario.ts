import * as z from 'zod';
import { SCENARIO_STATUSES } from '#domain/catalogs/scenarioStatuses.ts';
import { FILE_TYPES } from '#domain/scenario/scenarioCode.ts';
import { SCENARIO_LANGUAGES } from '#domain/scenario/scenarioLanguages.ts';
import type { Account } from '#server/database/models/Account.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import { timeSchema } from '#server/trpc/answer.ts';
import { type PresentedHold, presentedHoldSchema } from './presentHold.ts';

/** Formats a time of a row for the wire: ISO 8601 UTC with milliseconds. */
export const wireTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

const statusSchema = z.enum(SCENARIO_STATUSES.map(({ code }) => code));

/** A scenario as it is answered everywhere. */
export const presentedScenarioSchema = z.strictObject({
  id: z.string(),
  title_ja: z.string(),
  title_en: z.string(),
  author_name: z.string(),
  /** The languages that its author writes it in. */
  languages: z.enum(SCENARIO_LANGUAGES),
  creator: z.string(),
  scenario_code: z.string().nullable(),
  file_type: z.literal(FILE_TYPES.map(({ digits }) => digits)).nullable(),
  status: statusSchema,
  status_platform: statusSchema,
  status_console: statusSchema,
  is_publishing: z.boolean(),
  revision: z.int(),
  restored_revision: z.int(),
  created_at: timeSchema,
  updated_at: timeSchema,
  last_access_at: timeSchema,
  released_at: timeSchema.nullable(),
  /** The stops by operators: until they are cleared, its author cannot go on. */
  operator_stops: z.array(presentedHoldSchema),
});

export type PresentedScenario = z.infer<typeof presentedScenarioSchema>;

export function presentScenario(
  scenario: Scenario,
  creator: Pick<Account, 'name'>,
  holds: readonly PresentedHold[] = [],
): PresentedScenario {
  return {
    id: scenario.id,
    title_ja: scenario.title_ja,
    title_en: scenario.title_en,
    author_name: scenario.author_name,
    languages: scenario.languages,
    creator: creator.name,
    scenario_code: scenario.scenario_code,
    file_type: scenario.file_type,
    status: scenario.status,
    status_platform: scenario.status_platform,
    status_console: scenario.status_console,
    is_publishing: Boolean(scenario.is_publishing),
    revision: scenario.revision,
    restored_revision: scenario.restored_revision,
    created_at: wireTime(scenario.created_at),
    updated_at: wireTime(scenario.updated_at),
    last_access_at: wireTime(scenario.last_access_at),
    released_at: scenario.released_at === null ? null : wireTime(scenario.released_at),
    operator_stops: [...holds],
  };
}
