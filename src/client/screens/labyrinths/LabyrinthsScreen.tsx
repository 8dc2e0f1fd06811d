import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { ErrorPage } from '#client/shell/ErrorPage.tsx';
import { LoadingPage } from '#client/shell/LoadingPage.tsx';
import { lazyScreen } from '#client/shell/lazyScreen.ts';
import { scenarioPath } from '#client/shell/scenario/scenario.ts';
import { usePartTitle } from '#client/shell/usePageTitle.ts';
import { TabBar } from '#client/ui/TabBar.tsx';
import { bar } from './LabyrinthsScreen.css.ts';
import { LABYRINTH_TABS } from './labyrinthTabs.ts';
import { labyrinthTexts } from './labyrinthTexts.ts';

const Settings = lazyScreen(() => import('./settings/SettingsScreen.tsx'));
const SettingForm = lazyScreen(() => import('./settings/SettingFormScreen.tsx'));
const Flags = lazyScreen(() => import('./flags/FlagsScreen.tsx'));

/** /scenarios/{id}/labyrinths: the settings of the ten labyrinths, and the flags (docs/product.md, "Labyrinths"). */
export default function LabyrinthsScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(labyrinthTexts);
  const language = useAtomValue(languageAtom);
  const [path, navigate] = useLocation();
  const base = `${scenarioPath(scenarioId)}/labyrinths`;
  usePartTitle(text('labyrinths.title'));
  return (
    <>
      <div className={bar}>
        <TabBar
          label={text('labyrinths.title')}
          tabs={LABYRINTH_TABS.map((tab) => ({
            href: `${base}/${tab.path}`,
            label: tab.title[language],
            isCurrent: path.startsWith(`${base}/${tab.path}`),
          }))}
          onNavigate={navigate}
        />
      </div>
      <Suspense fallback={<LoadingPage />}>
        <Switch>
          <Route path={`${base}/settings`}>
            <Settings scenarioId={scenarioId} />
          </Route>
          <Route<{ number: string }> path={`${base}/settings/:number`}>
            {({ number }) => <SettingForm scenarioId={scenarioId} number={number} />}
          </Route>
          <Route path={`${base}/flag-management`}>
            <Flags scenarioId={scenarioId} />
          </Route>
          <Route path={base}>
            <Redirect to={`${base}/settings`} replace />
          </Route>
          <Route>
            <ErrorPage code={404} isRoute />
          </Route>
        </Switch>
      </Suspense>
    </>
  );
}
