import { Redirect, Route, Switch, useLocation } from 'wouter';
import { ErrorPage } from '#client/page/ErrorPage.tsx';
import { type Area, type AreaGroup, areaPath, pagePath } from './areas.tsx';
import { shortHref } from './shortHref.ts';

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
        <Elsewhere {...place} />
      </Route>
    </Switch>
  );
}

/** Redirects a short address to the record that it names. */
function Elsewhere({ scenarioId, group }: AreaRoutesProps) {
  const [path] = useLocation();
  const [href] = group.areas.flatMap((area) => shortHref(scenarioId, group, area, path) ?? []);
  return href === undefined ? <ErrorPage code={404} isRoute /> : <Redirect to={href} replace />;
}

/** Redirects to the first page of an area. */
function FirstPage({ scenarioId, group, area: shown }: AreaRoutesProps & { readonly area: Area }) {
  const [page] = shown.pages;
  return page && <Redirect to={pagePath(scenarioId, group, shown, page)} replace />;
}
