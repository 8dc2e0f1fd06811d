import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { usePartTitle } from '#client/page/usePageTitle.ts';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { AreaList } from './AreaList.tsx';
import { AreaMenu } from './AreaMenu.tsx';
import { AreaRoutes } from './AreaRoutes.tsx';
import { AreaTabs } from './AreaTabs.tsx';
import * as styles from './areas.css.ts';
import { type AreaGroup, pageName } from './areas.tsx';
import { PageBar } from './PageBar.tsx';
import { usePresentPlace } from './usePresentPlace.ts';

interface AreaScreenProps {
  readonly scenarioId: string;
  readonly group: AreaGroup;
}

/**
 * The areas of a group, their pages and forms. The list of areas stands next to the content of a wide window, and is a line of tabs or a menu
 * above that of a smaller one; above the content are the tabs of the current area's pages. On phones both are in the menu of the scenario.
 */
export function AreaScreen({ scenarioId, group }: AreaScreenProps) {
  const language = useAtomValue(languageAtom);
  const isPhone = useMedia(screen.phone);
  const isLaptop = useMedia(screen.laptop);
  const { areas } = group;
  const present = usePresentPlace(scenarioId, group);
  const { area } = present;
  // The first page of an area is named like the area.
  const isNamed = area && present.page && present.page !== area.pages[0];
  usePartTitle((isNamed ? pageName(area, present.page) : (area ?? group).title)[language]);
  const isOne = areas.length === 1;
  // Areas of one page each are tabs themselves.
  const isFlat = !isOne && areas.every(({ pages }) => pages.length === 1);
  const hasMenu = !isOne && isLaptop;
  const hasPages = area !== undefined && area.pages.length > 1 && !isPhone;
  const place = { scenarioId, group };
  return (
    <div className={styles.screen({ hasBar: hasMenu || hasPages, hasTools: area?.Tools !== undefined })}>
      {!isOne && !isLaptop && !isPhone && <AreaList {...place} present={area} />}
      <div className={styles.work}>
        {(hasMenu || hasPages) && (
          <div className={styles.bar}>
            {hasMenu && (isFlat ? <AreaTabs {...place} present={area} /> : <AreaMenu {...place} present={area} />)}
            {hasPages && <PageBar {...place} area={area} present={present.page} />}
          </div>
        )}
        {area?.Tools && (
          <div className={styles.tools}>
            <Suspense>
              <area.Tools scenarioId={scenarioId} />
            </Suspense>
          </div>
        )}
        <Suspense fallback={<LoadingPage />}>
          <AreaRoutes {...place} />
        </Suspense>
      </div>
    </div>
  );
}
