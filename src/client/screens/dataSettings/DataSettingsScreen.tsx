import { Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ErrorPage } from '#client/shell/ErrorPage.tsx';
import { LoadingPage } from '#client/shell/LoadingPage.tsx';
import { DataSettingsBar } from './DataSettingsBar.tsx';
import { areaPath, DATA_AREAS, pagePath } from './dataAreas.tsx';

export { dataSettingsTexts as texts } from './dataSettingsTexts.ts';

/** /scenarios/{id}/data-settings: the areas of the records, their pages and forms (spec 2 §2). */
export default function DataSettingsScreen({ scenarioId }: { readonly scenarioId: string }) {
  const [first] = DATA_AREAS;
  return (
    <>
      <DataSettingsBar scenarioId={scenarioId} />
      <Suspense fallback={<LoadingPage />}>
        <Switch>
          {DATA_AREAS.flatMap((area) =>
            area.pages.flatMap(({ form, ...page }) => [
              <Route key={page.path} path={pagePath(scenarioId, area, page)}>
                <page.Screen scenarioId={scenarioId} />
              </Route>,
              form && (
                <Route<{ number: string }> key={form.path} path={pagePath(scenarioId, area, form)}>
                  {({ number }) => <form.Screen scenarioId={scenarioId} number={number} />}
                </Route>
              ),
            ]),
          )}
          {DATA_AREAS.map((area) => (
            <Route key={area.path} path={areaPath(scenarioId, area)}>
              <FirstPage scenarioId={scenarioId} area={area} />
            </Route>
          ))}
          <Route path={areaPath(scenarioId)}>{first && <FirstPage scenarioId={scenarioId} area={first} />}</Route>
          <Route>
            <ErrorPage code={404} isRoute />
          </Route>
        </Switch>
      </Suspense>
    </>
  );
}

/** Where an area opens. */
function FirstPage({ scenarioId, area }: { readonly scenarioId: string; readonly area: (typeof DATA_AREAS)[number] }) {
  const [page] = area.pages;
  return page && <Redirect to={pagePath(scenarioId, area, page)} replace />;
}
