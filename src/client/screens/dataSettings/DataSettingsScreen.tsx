import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { lazyScreen } from '#client/i18n/lazyScreen.ts';
import { useText } from '#client/i18n/useText.ts';
import { ErrorPage } from '#client/shell/ErrorPage.tsx';
import { LoadingPage } from '#client/shell/LoadingPage.tsx';
import { scenarioPath } from '#client/shell/scenario/scenario.ts';
import { TabBar } from '#client/ui/TabBar.tsx';
import { bar, filled, screen } from './DataSettingsScreen.css.ts';
import { DATA_SETTINGS_AREAS } from './dataSettingsAreas.ts';

export { dataSettingsTexts as texts } from './dataSettingsTexts.ts';

const ItemList = lazyScreen(() => import('#client/screens/items/ItemListScreen.tsx'));
const ItemEdit = lazyScreen(() => import('#client/screens/items/ItemEditScreen.tsx'));

/** /scenarios/{id}/data-settings and all below it: the tabs of its areas, and the screen of the address. */
export default function DataSettingsScreen({ scenarioId }: { scenarioId: string }) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const [path, navigate] = useLocation();
  const base = `${scenarioPath(scenarioId)}/data-settings`;
  const tabs = DATA_SETTINGS_AREAS.map((area) => ({
    href: `${base}/${area.path}/${area.first}`,
    label: area.title[language],
    isCurrent: path.startsWith(`${base}/${area.path}/`),
  }));
  return (
    <div className={screen}>
      <div className={bar}>
        <TabBar label={text('dataSettings.navigation')} tabs={tabs} onNavigate={navigate} />
      </div>
      <Suspense fallback={<LoadingPage />}>
        <Switch>
          <Route path={base}>
            <Redirect to={tabs[0]?.href ?? base} replace />
          </Route>
          {DATA_SETTINGS_AREAS.map((area) => (
            <Route key={area.path} path={`${base}/${area.path}`}>
              <Redirect to={`${base}/${area.path}/${area.first}`} replace />
            </Route>
          ))}
          <Route path={`${base}/items/item-list`}>
            <Filled>
              <ItemList scenarioId={scenarioId} />
            </Filled>
          </Route>
          <Route path={`${base}/items/item-list/:number/edit`}>
            {({ number }) => <ItemEdit scenarioId={scenarioId} number={number} />}
          </Route>
          <Route>
            <ErrorPage code={404} isRoute />
          </Route>
        </Switch>
      </Suspense>
    </div>
  );
}

/** A screen that fills what the bars leave of the window: a table. */
function Filled({ children }: { readonly children: ReactNode }) {
  return <div className={filled}>{children}</div>;
}
