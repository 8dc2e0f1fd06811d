import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { DRAWER_ENTRIES } from '#client/frame/drawerEntries.ts';
import { frameTexts } from '#client/frame/frameTexts.ts';
import { SCENARIO_TABS } from '#client/frame/scenario/scenarioTabs.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { accountAtom } from '#client/page/account.ts';
import { tryPath } from '#client/page/scenario/listedWork.ts';
import { floorPath, playPath, scenarioPath, scenarioTitle } from '#client/page/scenario/scenario.ts';
import { scenarioTexts } from '#client/page/scenario/scenarioTexts.ts';
import { useOpenScenario } from '#client/page/scenario/useOpenScenario.ts';
import { AREA_GROUPS } from '#client/screens/areaGroups.ts';
import { pageName, pagePath, writtenPages } from '#client/screens/areas/areas.tsx';
import { readersTexts } from '#client/screens/scenario/readersTexts.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { DEFAULT_LANGUAGES, type ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { Label } from '#domain/text/languages.ts';
import { type Command, wordsOf } from './Command.ts';

const TEXTS = { ...frameTexts, ...scenarioTexts };

/** One page of the list of scenarios, the ones opened last first. */
const SCENARIOS = { per_page: 100, sort: '-last_access_at' } as const;

/** Returns all links: screens, own scenarios, the floors of the open one. */
export function usePlaces(): readonly Command[] {
  const text = useText(frameTexts, scenarioTexts, readersTexts);
  const language = useAtomValue(languageAtom);
  const account = useAtomValue(accountAtom);
  const [, navigate] = useLocation();
  const openId = useOpenScenario();
  const scenarios = trpc.scenarios.list.useQuery(SCENARIOS).data?.data;
  const floors = trpc.floors.list.useQuery({ scenario_id: openId ?? '' }, { enabled: openId !== undefined }).data?.data;
  return useMemo(() => {
    const place = (group: Command['group'], href: string, label: string, words: readonly string[], hint = '') => ({
      id: `${group} ${href}`,
      group,
      label,
      words,
      hint,
      run: () => navigate(href),
    });
    const tabs = SCENARIO_TABS.filter((tab) => openId !== undefined && !(account && tab.isHidden?.(account)));
    const screens = new Map(
      [
        { href: '/', label: 'palette.home' as const },
        ...DRAWER_ENTRIES,
        ...tabs.map((tab) => ({ ...tab, href: tab.href(openId ?? '') })),
        ...(openId === undefined ? [] : [{ href: playPath(openId), label: 'scenarioTab.play' as const }]),
      ].map(({ href, label }) => [href, label]),
    );
    const open = scenarios?.find(({ id }) => id === openId);
    const tryHref = open && tryPath(open);
    const pages = openId === undefined ? [] : pagesOf(openId, open?.languages ?? DEFAULT_LANGUAGES);
    return [
      ...[...screens].map(([href, label]) => place('screen', href, text(label), wordsOf(TEXTS[label]))),
      ...(tryHref === undefined
        ? []
        : [place('screen', tryHref, text('readers.try'), wordsOf(readersTexts['readers.try']))]),
      ...pages.map(({ href, title }) => place('screen', href, title[language], Object.values(title))),
      ...(floors ?? []).map(({ number, name_ja, name_en }) => {
        const name = inLanguage({ ja: name_ja, en: name_en }, language);
        const label = text('palette.floorName', { number: floorNumberText(number), name }).trim();
        const words = [name_ja, name_en, String(number), ...wordsOf(TEXTS['palette.floor'])];
        return place('floor', floorPath(openId ?? '', number), label, words);
      }),
      ...(scenarios ?? []).map((scenario) =>
        place('scenario', scenarioPath(scenario.id), scenarioTitle(scenario, language), [
          scenario.title_ja,
          scenario.title_en,
        ]),
      ),
    ];
  }, [text, language, account, openId, scenarios, floors, navigate]);
}

/** Returns the screens below the tabs of a scenario. */
const pagesOf = (
  scenarioId: string,
  languages: ScenarioLanguages,
): { readonly href: string; readonly title: Label }[] =>
  AREA_GROUPS.flatMap((group) =>
    group.areas.flatMap((area) =>
      writtenPages(area, languages).map((page) => ({
        href: pagePath(scenarioId, group, area, page),
        title: pageName(area, page),
      })),
    ),
  );
