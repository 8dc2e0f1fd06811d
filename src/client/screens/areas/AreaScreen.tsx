import { Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ErrorPage } from '#client/shell/ErrorPage.tsx';
import { LoadingPage } from '#client/shell/LoadingPage.tsx';
import { AreaBar, usePresentArea } from './AreaBar.tsx';
import { area, tools } from './areas.css.ts';
import { type Area, type AreaGroup, areaPath, pagePath } from './areas.tsx';

interface AreaScreenProps {
  readonly scenarioId: string;
  readonly group: AreaGroup;
}

/** The areas of a group, their pages and forms, below their tabs. */
export function AreaScreen({ scenarioId, group }: AreaScreenProps) {
  const { areas } = group;
  const [first] = areas;
  const present = usePresentArea(scenarioId, group);
  const count = present && present.pages.length > 1 ? 'two' : 'one';
  return (
    <div className={area({ tabs: count, hasTools: present?.Tools !== undefined })}>
      <AreaBar scenarioId={scenarioId} group={group} />
      {present?.Tools && (
        <div className={tools}>
          <Suspense>
            <present.Tools scenarioId={scenarioId} />
          </Suspense>
        </div>
      )}
      <Suspense fallback={<LoadingPage />}>
        <Switch>
          {areas.flatMap((one) =>
            one.pages.flatMap(({ form, ...page }) => [
              <Route key={page.path} path={pagePath(scenarioId, group, one, page)}>
                <page.Screen scenarioId={scenarioId} />
              </Route>,
              form && (
                <Route<{ number: string }> key={form.path} path={pagePath(scenarioId, group, one, form)}>
                  {({ number }) => <form.Screen scenarioId={scenarioId} number={number} />}
                </Route>
              ),
            ]),
          )}
          {areas.map((one) => (
            <Route key={one.path} path={areaPath(scenarioId, group, one)}>
              <FirstPage {...{ scenarioId, group }} area={one} />
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
    </div>
  );
}

/** Where an area opens. */
function FirstPage({ scenarioId, group, area: shown }: AreaScreenProps & { readonly area: Area }) {
  const [page] = shown.pages;
  return page && <Redirect to={pagePath(scenarioId, group, shown, page)} replace />;
}
