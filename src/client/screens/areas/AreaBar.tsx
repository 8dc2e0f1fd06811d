import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { usePartTitle } from '#client/shell/usePageTitle.ts';
import { TabBar } from '#client/ui/TabBar.tsx';
import { bars } from './areas.css.ts';
import { type Area, type AreaGroup, areaPath, pagePath } from './areas.tsx';

const isWithin = (path: string, address: string) => path === address || path.startsWith(`${address}/`);

/** The area that is shown. */
export function usePresentArea(scenarioId: string, group: AreaGroup): Area | undefined {
  const [path] = useLocation();
  return group.areas.find((area) => isWithin(path, areaPath(scenarioId, group, area)));
}

/** The tabs of the areas, and below them those of the present one, where it has more than one page. */
export function AreaBar({ scenarioId, group }: { readonly scenarioId: string; readonly group: AreaGroup }) {
  const language = useAtomValue(languageAtom);
  const [path, navigate] = useLocation();
  const present = usePresentArea(scenarioId, group);
  usePartTitle((present ?? group).title[language]);
  return (
    <div className={bars}>
      <TabBar
        label={group.areasTitle[language]}
        tabs={group.areas.map((area) => ({
          href: areaPath(scenarioId, group, area),
          label: area.title[language],
          isCurrent: area === present,
        }))}
        onNavigate={navigate}
      />
      {present && present.pages.length > 1 && (
        <TabBar
          label={present.title[language]}
          tabs={present.pages.map((page) => {
            const href = pagePath(scenarioId, group, present, page);
            return { href, label: page.title[language], isCurrent: isWithin(path, href) };
          })}
          onNavigate={navigate}
        />
      )}
    </div>
  );
}
