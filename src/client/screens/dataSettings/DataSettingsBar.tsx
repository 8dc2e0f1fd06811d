import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { usePartTitle } from '#client/shell/usePageTitle.ts';
import { TabBar } from '#client/ui/TabBar.tsx';
import { bars } from './DataSettingsScreen.css.ts';
import { areaPath, DATA_AREAS, pagePath } from './dataAreas.tsx';

/** The tabs of the areas, and below them those of the present one. */
export function DataSettingsBar({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const [path, navigate] = useLocation();
  const isAt = (address: string) => path === address || path.startsWith(`${address}/`);
  const present = DATA_AREAS.find((area) => isAt(areaPath(scenarioId, area)));
  usePartTitle(present?.title[language] ?? text('dataSettings.title'));
  return (
    <div className={bars}>
      <TabBar
        label={text('dataSettings.areas')}
        tabs={DATA_AREAS.map((area) => ({
          href: areaPath(scenarioId, area),
          label: area.title[language],
          isCurrent: area === present,
        }))}
        onNavigate={navigate}
      />
      {present && (
        <TabBar
          label={text('dataSettings.pages', { area: present.title[language] })}
          tabs={present.pages.map((page) => {
            const href = pagePath(scenarioId, present, page);
            return { href, label: page.title[language], isCurrent: isAt(href) };
          })}
          onNavigate={navigate}
        />
      )}
    </div>
  );
}
