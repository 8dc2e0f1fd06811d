import { useAtomValue } from 'jotai';
import History from 'lucide-react/icons/history';
import Save from 'lucide-react/icons/save';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import * as drawer from '#client/frame/Drawer.css.ts';
import { DrawerLink } from '#client/frame/DrawerLink.tsx';
import { DRAWER_ENTRIES } from '#client/frame/drawerEntries.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { scenarioTexts } from '#client/page/scenario/scenarioTexts.ts';
import { useLanguagesOf } from '#client/page/scenario/useLanguagesOf.ts';
import { AREA_GROUPS } from '#client/screens/areaGroups.ts';
import { type AreaGroup, areaPath, pagePath, writtenPages } from '#client/screens/areas/areas.tsx';
import { usePresentPlace } from '#client/screens/areas/usePresentPlace.ts';
import { backupActionTexts } from '#client/screens/backups/backupActionTexts.ts';
import { saveBackupKeyAtom } from '#client/screens/backups/overwriteBackup.ts';
import { ReadOnlyBadge } from './ReadOnlyBadge.tsx';
import { saveBackupAtom } from './saveBackupAtom.ts';
import { useScenarioTabs } from './useScenarioTabs.tsx';

interface ScenarioMenuProps {
  readonly scenarioId: string;
  /** Called when one of its items is chosen. */
  readonly onFollow: () => void;
}

/** The screens and the backups of a scenario, in the drawer on phones. */
export default function ScenarioMenu({ scenarioId, onFollow }: ScenarioMenuProps) {
  const text = useText(scenarioTexts, backupActionTexts);
  const canWrite = useMay('edit');
  const saveBackup = useAtomValue(saveBackupAtom);
  const saveKey = useAtomValue(saveBackupKeyAtom);
  const [path] = useLocation();
  const history = `${scenarioPath(scenarioId)}/backups`;
  const screens = useRef<HTMLElement>(null);
  useEffect(() => {
    screens.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  // The drawer already has the list of scenarios below.
  const tabs = useScenarioTabs(scenarioId).filter((tab) => DRAWER_ENTRIES.every(({ href }) => href !== tab.href));
  return (
    <>
      <nav ref={screens} aria-label={text('scenarioTab.navigation')}>
        <ul className={drawer.entries}>
          {tabs.map(({ href, label, badge, Icon, isCurrent }) => {
            const group = isCurrent && AREA_GROUPS.find((one) => areaPath(scenarioId, one) === href);
            return (
              <li key={href}>
                <DrawerLink
                  {...{ href, label, badge, onFollow }}
                  icon={<Icon size={20} aria-hidden />}
                  current={isCurrent ? (group ? 'true' : 'page') : undefined}
                />
                {group && <Areas {...{ scenarioId, group, onFollow }} />}
              </li>
            );
          })}
        </ul>
      </nav>
      {canWrite ? (
        <ul className={drawer.entries}>
          <li>
            <button
              type="button"
              className={drawer.entry}
              onClick={() => {
                onFollow();
                saveBackup?.run();
              }}
            >
              <Save size={20} aria-hidden />
              <span className={drawer.entryText}>{text(saveKey)}</span>
            </button>
          </li>
          <li>
            <DrawerLink
              href={history}
              label={text('backup.history')}
              icon={<History size={20} aria-hidden />}
              current={path === history ? 'page' : undefined}
              onFollow={onFollow}
            />
          </li>
        </ul>
      ) : (
        <p>
          <ReadOnlyBadge />
        </p>
      )}
    </>
  );
}

/** The areas of a group below its tab, and the pages below the current area; only the pages if there is a single area. */
function Areas({ scenarioId, group, onFollow }: ScenarioMenuProps & { readonly group: AreaGroup }) {
  const language = useAtomValue(languageAtom);
  const languages = useLanguagesOf(scenarioId);
  const { area: present, page: presentPage } = usePresentPlace(scenarioId, group);
  const pages = present && present.pages.length > 1 && (
    <ul className={drawer.nested}>
      {writtenPages(present, languages, presentPage).map((page) => (
        <li key={page.path}>
          <DrawerLink
            href={pagePath(scenarioId, group, present, page)}
            label={page.title[language]}
            current={page.path === presentPage?.path ? 'page' : undefined}
            onFollow={onFollow}
          />
        </li>
      ))}
    </ul>
  );
  if (group.areas.length === 1) return pages;
  return (
    <ul className={drawer.nested}>
      {group.areas.map((area) => (
        <li key={area.path}>
          <DrawerLink
            href={areaPath(scenarioId, group, area)}
            label={area.title[language]}
            current={area === present ? (pages ? 'true' : 'page') : undefined}
            onFollow={onFollow}
          />
          {area === present && pages}
        </li>
      ))}
    </ul>
  );
}
