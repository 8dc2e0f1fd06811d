import type { Knex } from 'knex';
import { PUBLISH_VARIANTS, type PublishVariant } from '#domain/catalogs/scenarioStatuses.ts';
import { BANDS, PLAY_LANGUAGES, PLAY_STYLES } from '#domain/resources/outline/searchItem.ts';
import { isOpen } from '#domain/scenario/statusSteps.ts';
import type { Titles } from '#domain/scenario/titleFields.ts';
import type { WorkFacts } from '#domain/scenario/workFacts.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { Release, SHOWN_IN_DEVELOPMENT } from '#server/database/models/Release.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import { newId } from '#server/database/newId.ts';
import { listedWork, relist } from '#server/lists/listGrams.ts';

/**
 * Updates the catalogue to the statuses of a scenario; every change of a status ends with it. Readers always get a frozen document, so
 * edits never leak.
 * @param given a new release, and the variants that get it; every other open one keeps its own
 */
export async function showWork(
  trx: Knex.Transaction,
  scenarioId: string,
  given?: { readonly release: Release; readonly to: readonly { readonly code: PublishVariant }[] },
): Promise<void> {
  const scenario = await Scenario.query(trx).findById(scenarioId).throwIfNotFound();
  const before = await Work.query(trx).findById(scenarioId);
  const open = Object.fromEntries(
    PUBLISH_VARIANTS.map(({ code, field }) => {
      const column = `release_${code}` as const;
      const had = before?.[column] ?? null;
      const has = given?.to.some((one) => one.code === code) ? given.release.id : had;
      return [column, scenario[field] === 'now_open' ? has : null];
    }),
  );
  // Without a code the address reveals nothing about the scenario.
  const address = scenario.scenario_code ?? before?.address ?? newId();
  const shown = await shownRelease(trx, scenario, Object.values(open));
  if (!shown) {
    if (!before) return;
    await relist(trx, listedWork(before), undefined);
    await before.$query(trx).patch({ address, category: 'none', ...open });
    return;
  }
  const row = {
    address,
    category: isOpen(scenario) ? ('open' as const) : ('development' as const),
    ...open,
    ...columnsOf(JSON.parse(shown.facts)),
    release_id: shown.id,
    released_at: shown.created_at,
  };
  await relist(trx, listedWork(before), listedWork({ scenario_id: scenarioId, ...row }));
  if (before) await before.$query(trx).patch(row);
  else await Work.query(trx).insert({ scenario_id: scenarioId, downloads: 0, plays: 0, ...row });
}

/** Takes the work of a scenario out of the catalogue for good, before the scenario itself goes. */
export async function removeWork(trx: Knex.Transaction, scenarioId: string): Promise<void> {
  await relist(trx, listedWork(await Work.query(trx).findById(scenarioId)), undefined);
  await Work.query(trx).deleteById(scenarioId);
}

/** Returns the newest release that any variant has, or else the one shown in development; undefined if nobody sees the work. */
async function shownRelease(trx: Knex.Transaction, scenario: Scenario, open: readonly (string | null)[]) {
  const releases = () => Release.query(trx).where('scenario_id', scenario.id);
  if (isOpen(scenario)) {
    const ids = open.filter((id) => id !== null);
    return releases().whereIn('id', ids).orderBy('number', 'desc').first();
  }
  const isDeveloped = PUBLISH_VARIANTS.some(({ field }) => scenario[field] === 'in_development');
  return isDeveloped ? releases().findOne({ number: SHOWN_IN_DEVELOPMENT }) : undefined;
}

const BAND_NAMES = Object.keys(BANDS) as (keyof typeof BANDS)[];

/** Returns the folded text in which the catalogue is searched. */
export const workKey = ({ title_ja, title_en, author_name }: Titles): string =>
  normalizeKey([title_ja, title_en, author_name].join('\n'));

/** Returns the columns that a work is searched and sorted by. */
function columnsOf({ title_ja, title_en, author_name, search_items }: WorkFacts) {
  return {
    title_ja,
    title_en,
    author_name,
    search_key: workKey({ title_ja, title_en, author_name }),
    ...(Object.fromEntries(BAND_NAMES.map((band) => [band, search_items[band]])) as Record<keyof typeof BANDS, number>),
    play_style: bitsOf(PLAY_STYLES, search_items.play_style),
    languages: bitsOf(PLAY_LANGUAGES, search_items.languages),
  };
}

const bitsOf = (options: readonly { readonly code: number }[], chosen: Readonly<Record<string, boolean>>): number =>
  options.reduce((bits, { code }) => bits | (chosen[code] ? 1 << code : 0), 0);
