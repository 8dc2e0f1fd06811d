import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { TabBar } from '#client/ui/TabBar.tsx';
import { type Area, type AreaGroup, type AreaPage, pagePath } from './areas.tsx';

interface PageBarProps {
  readonly scenarioId: string;
  readonly group: AreaGroup;
  readonly area: Area;
  readonly present: AreaPage | undefined;
}

/** The tabs of the pages of an area. */
export function PageBar({ scenarioId, group, area, present }: PageBarProps) {
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  return (
    <TabBar
      label={area.title[language]}
      tabs={area.pages.map((page) => ({
        href: pagePath(scenarioId, group, area, page),
        label: page.title[language],
        isCurrent: page === present,
      }))}
      onNavigate={navigate}
    />
  );
}
