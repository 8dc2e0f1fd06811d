import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { trpcClient } from '#client/api/trpc.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { racesTexts } from '#client/screens/gameRules/races/racesTexts.ts';
import { rulesTexts } from '#client/screens/gameRules/rulesTexts.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { hasRecords, hasScenario, opens } from '../support/site.tsx';

/** The row of women of the first race. */
const OF_WOMEN = 2;
const { initial_stats } = blankOf(raceOccupationSetting, OF_WOMEN);

let scenarioId: string;
beforeEach(async () => {
  scenarioId = await hasScenario();
  const changed = { initial_stats: { ...initial_stats, strength: 12 } };
  await hasRecords(scenarioId, 'game-rules/race-occupation-settings', { [OF_WOMEN]: changed });
});

const opensRules = (path: string, language: Language = 'ja') =>
  opens(`/scenarios/${scenarioId}/scenario-tools/game-rules/${path}`, language);
const counted = async () =>
  (await trpcClient.scenarios.overview.query({ scenario_id: scenarioId })).data.record_counts.race_occupation_setting;

test.each(LANGUAGES)('rows of the second sex say that they are not read, and do not count: %s', async (language) => {
  const text = textIn(language, { ...racesTexts, ...rulesTexts });
  await opensRules('race-occupation-setting/races', language);
  await expect.element(page.getByText(text('races.unread.rows'))).toBeVisible();
  await expect.element(page.getByText(text('rules.asDefault'))).toBeVisible();
  await opensRules(`race-occupation-setting/races/${OF_WOMEN}`, language);
  await expect.element(page.getByText(text('races.unread.row'))).toBeVisible();
  await opensRules(`race-occupation-setting/races/${OF_WOMEN - 1}`, language);
  await expect.element(page.css('header h2')).toMatchTextContent('01');
  await expect.element(page.getByText(text('races.unread.row'))).toHaveLength(0);
  await opensRules('differences', language);
  await expect.element(page.getByText(text('rules.differences.none'))).toBeVisible();
  expect(await counted()).toBe(0);
});

test('they do as soon as the sexes differ', async () => {
  const text = textIn('ja', { ...racesTexts, ...rulesTexts });
  await hasRecords(scenarioId, 'game-rules/race-occupations', { 1: { sexes_matter: true } });
  await opensRules('race-occupation-setting/races');
  await expect.element(page.getByText(text('rules.changed', { count: 1 }))).toBeVisible();
  await expect.element(page.getByText(text('races.unread.rows'))).toHaveLength(0);
  await opensRules('differences');
  await expect.element(page.getByText(text('rules.differences.count', { count: 2 }))).toBeVisible();
  expect(await counted()).toBe(1);
});
