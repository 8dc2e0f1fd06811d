import type { CheckRule } from '#domain/catalogs/checkRules.ts';
import type { FoundReason, ReleaseReason } from '#domain/catalogs/releaseReasons.ts';
import { releasedTo } from '#domain/scenario/statusSteps.ts';
import { bannedAmong, heldTexts } from '#server/bannedWords/heldTexts.ts';
import type { FoundProblems } from '#server/checks/FoundProblems.ts';
import { findProblems } from '#server/checks/findProblems.ts';
import { findUnplayable } from '#server/checks/findUnplayable.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';
import { hasAgreed } from './policy.ts';

/** Returns everything that blocks a release of a scenario now (docs/product.md, "Work outline"). */
export async function releaseFaults(services: Services, scenario: Scenario): Promise<FoundReason[]> {
  const problems = await findProblems(services, scenario);
  const unplayable = await findUnplayable(services, scenario);
  const counts: Readonly<Record<ReleaseReason, number>> = {
    no_entrance: Number(unplayable.includes('no_entrance')),
    no_party: Number(unplayable.includes('no_party')),
    author_name: Number(scenario.author_name.trim() === ''),
    title_ja: Number(scenario.title_ja.trim() === ''),
    title_en: Number(scenario.title_en.trim() === ''),
    code: Number(scenario.scenario_code === null),
    policy: Number(!hasAgreed(scenario)),
    banned_words: await countBanned(services, scenario),
    errors: countOf(problems, 'error'),
    not_prepared: Number(releasedTo(scenario).length === 0),
  };
  return (Object.keys(counts) as ReleaseReason[]).flatMap((reason) =>
    counts[reason] > 0 ? [{ reason, count: counts[reason] }] : [],
  );
}

/** Counts the tests of a scenario that do not reach their end: its author decides whether it is released anyway. */
export const countFailingTests = async (services: Services, scenario: Scenario): Promise<number> =>
  countOf(await findProblems(services, scenario), 'test');

const countOf = (problems: readonly FoundProblems[], meant: CheckRule): number =>
  problems.reduce((sum, { rule, count }) => sum + (rule === meant ? count : 0), 0);

/** Refuses to show a work with banned words to anybody. @throws RequestError 409 */
export async function refuseBannedWords(services: Services, scenario: Scenario): Promise<void> {
  const count = await countBanned(services, scenario);
  if (count > 0) throw new RequestError(409, 'development_banned', { values: { count } });
}

async function countBanned({ bannedWords, database }: Services, scenario: Scenario): Promise<number> {
  return (await bannedAmong(bannedWords, await heldTexts(database, scenario))).length;
}
