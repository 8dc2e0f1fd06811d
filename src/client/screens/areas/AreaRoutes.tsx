import { Redirect, Route, Switch } from 'wouter';
import { ErrorPage } from '#client/page/ErrorPage.tsx';
import { type Area, type AreaGroup, areaPath, pagePath } from './areas.tsx';

interface AreaRoutesProps {
  readonly scenarioId: string;
  readonly group: AreaGroup;
}

/** The routes of all pages of a group's areas, and of their forms. */
export function AreaRoutes({ scenarioId, group }: AreaRoutesProps) {
  const { areas } = group;
  const [first] = areas;
  const place = { scenarioId, group };
  return (
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
          <FirstPage {...place} area={one} />
        </Route>
      ))}
      <Route path={areaPath(scenarioId, group)}>{first && <FirstPage {...place} area={first} />}</Route>
      <Route>
        <ErrorPage code={404} isRoute />
      </Route>
    </Switch>
  );
}

/** Redirects to the first page of an area. */
function FirstPage({ scenarioId, group, area: shown }: AreaRoutesProps & { readonly area: Area }) {
  const [page] = shown.pages;
  return page && <Redirect to={pagePath(scenarioId, group, shown, page)} replace />;
}
