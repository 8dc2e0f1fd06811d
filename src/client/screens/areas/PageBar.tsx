import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { TabBar } from '#client/ui/TabBar.tsx';
import { type Area, type AreaGroup, type AreaPage, pagePath, writtenPages } from './areas.tsx';

interface PageBarProps {
  readonly scenarioId: string;
  readonly group: AreaGroup;
  readonly area: Area;
  readonly present: AreaPage | undefined;
}

/** The tabs of the pages of an area. */
export function PageBar({ scenarioId, group, area, present }: PageBarProps) {
  const language = useAtomValue(languageAtom);
  const languages = useScenarioLanguages();
  const [, navigate] = useLocation();
  return (
    <TabBar
      label={area.title[language]}
      tabs={writtenPages(area, languages, present).map((page) => ({
        href: pagePath(scenarioId, group, area, page),
        label: page.title[language],
        isCurrent: page.path === present?.path,
      }))}
      onNavigate={navigate}
    />
  );
}
