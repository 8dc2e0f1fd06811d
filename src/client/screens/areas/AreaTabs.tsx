import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { TabBar } from '#client/ui/TabBar.tsx';
import { type Area, type AreaGroup, areaPath } from './areas.tsx';

interface AreaTabsProps {
  readonly scenarioId: string;
  readonly group: AreaGroup;
  readonly present: Area | undefined;
}

/** The areas of a group as tabs, for windows without room for the list, if none of them has pages to choose from. */
export function AreaTabs({ scenarioId, group, present }: AreaTabsProps) {
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  return (
    <TabBar
      label={group.areasTitle[language]}
      tabs={group.areas.map((area) => ({
        href: areaPath(scenarioId, group, area),
        label: area.title[language],
        isCurrent: area === present,
      }))}
      onNavigate={navigate}
    />
  );
}
