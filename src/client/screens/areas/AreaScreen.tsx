import { Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ErrorPage } from '#client/shell/ErrorPage.tsx';
import { LoadingPage } from '#client/shell/LoadingPage.tsx';
import { AreaBar } from './AreaBar.tsx';
import { type Area, type AreaGroup, areaPath, pagePath } from './areas.tsx';

interface AreaScreenProps {
  readonly scenarioId: string;
  readonly group: AreaGroup;
}

/** The areas of a group, their pages and forms, below their tabs. */
export function AreaScreen({ scenarioId, group }: AreaScreenProps) {
  const { areas } = group;
  const [first] = areas;
  return (
    <>
      <AreaBar scenarioId={scenarioId} group={group} />
      <Suspense fallback={<LoadingPage />}>
        <Switch>
          {areas.flatMap((area) =>
            area.pages.flatMap(({ form, ...page }) => [
              <Route key={page.path} path={pagePath(scenarioId, group, area, page)}>
                <page.Screen scenarioId={scenarioId} />
              </Route>,
              form && (
                <Route<{ number: string }> key={form.path} path={pagePath(scenarioId, group, area, form)}>
                  {({ number }) => <form.Screen scenarioId={scenarioId} number={number} />}
                </Route>
              ),
            ]),
          )}
          {areas.map((area) => (
            <Route key={area.path} path={areaPath(scenarioId, group, area)}>
              <FirstPage {...{ scenarioId, group, area }} />
            </Route>
          ))}
          <Route path={areaPath(scenarioId, group)}>
            {first && <FirstPage {...{ scenarioId, group }} area={first} />}
          </Route>
          <Route>
            <ErrorPage code={404} isRoute />
          </Route>
        </Switch>
      </Suspense>
    </>
  );
}

/** Where an area opens. */
function FirstPage({ scenarioId, group, area }: AreaScreenProps & { readonly area: Area }) {
  const [page] = area.pages;
  return page && <Redirect to={pagePath(scenarioId, group, area, page)} replace />;
}
