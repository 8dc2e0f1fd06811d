import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Redirect, Route, Switch } from 'wouter';
import type { Language } from '#domain/text/languages.ts';
import { accessTokenAtom } from './api/accessToken.ts';
import { ErrorBoundary } from './frame/ErrorBoundary.tsx';
import { useKeptPlace } from './frame/keepFocus.ts';
import { MapAndGame } from './frame/MapAndGame.tsx';
import { Notices } from './frame/Notices.tsx';
import { languageAtom } from './i18n/language.ts';
import { useText } from './i18n/useText.ts';
import {
  AuthLayout,
  AuthorHome,
  Backups,
  Checks,
  DataSettings,
  DefaultLayout,
  FloorMap,
  ForgotPassword,
  Gallery,
  GameRules,
  GuestHome,
  Guide,
  HandOver,
  Labyrinths,
  Login,
  Me,
  Play,
  ReaderFrame,
  RecordDialog,
  Register,
  Registered,
  ReportPlay,
  Reports,
  ResetPassword,
  Samples,
  ScenarioHome,
  ScenarioLayout,
  Scenarios,
  Search,
  Verify,
  Work,
  WorkOutline,
  WorkPlay,
  Works,
} from './lazy.ts';
import { AUTHOR_PATHS, FLOOR_PATH, SHORT_FLOOR_PATH } from './openAhead.ts';
import { ErrorPage } from './page/ErrorPage.tsx';
import { LoadingPage } from './page/LoadingPage.tsx';
import { pageTexts } from './page/pageTexts.ts';
import { prefetchWhenIdle } from './page/prefetchWhenIdle.ts';
import { useDocumentTitle } from './page/usePageTitle.ts';
import { recordDialogAtom } from './resource/recordDialog/recordDialog.ts';
import { FieldWords } from './ui/FieldNote.tsx';

/** The screens one step away from any other, for guests and for authors. */
const nextForGuests = [AuthLayout, Login, Register];
const nextForAuthors = [DefaultLayout, ScenarioLayout, Scenarios, ScenarioHome, FloorMap, Samples, Me];

/** The routes of the site (docs/product.md, "Screens"). */
export function App() {
  const language = useAtomValue(languageAtom);
  useDocumentTitle();
  useKeptPlace();
  const isGuest = useAtomValue(accessTokenAtom) === undefined;
  useEffect(() => prefetchWhenIdle((isGuest ? nextForGuests : nextForAuthors).map(({ load }) => load)), [isGuest]);
  return (
    <SiteWords language={language}>
      <ErrorBoundary>
        <Suspense fallback={<LoadingPage />}>
          <Switch>
            {isGuest && <Route path="/" component={GuestHome} />}
            <Route path="/auth/*?">
              <AuthLayout>
                <Pages>
                  <Route path="/auth/login" component={Login} />
                  <Route path="/auth/redirect" component={HandOver} />
                  <Route path="/auth/register" component={Register} />
                  <Route path="/auth/register/completed" component={Registered} />
                  <Route path="/auth/verify" component={Verify} />
                  <Route path="/auth/forgot" component={ForgotPassword} />
                  <Route path="/auth/reset" component={ResetPassword} />
                  <Route component={NotFound} />
                </Pages>
              </AuthLayout>
            </Route>
            <Route path="/works/:code/play">{({ code }) => <WorkPlay key={code} code={code} />}</Route>
            <Route path="/works/*?">
              <ReaderFrame>
                <Pages>
                  <Route path="/works" component={Works} />
                  <Route path="/works/:code">{({ code }) => <Work code={code} />}</Route>
                  <Route component={NotFound} />
                </Pages>
              </ReaderFrame>
            </Route>
            <Route path="/guide/:page?">
              {({ page }) => (
                <ReaderFrame>
                  <Suspense fallback={<LoadingPage />}>
                    <Guide path={page} />
                  </Suspense>
                </ReaderFrame>
              )}
            </Route>
            {Gallery && <Route path="/gallery" component={Gallery} />}
            <Route path={AUTHOR_PATHS}>
              <DefaultLayout>
                <Pages>
                  <Route path="/" component={AuthorHome} />
                  <Route path="/me" component={Me} />
                  <Route path="/scenarios" component={Scenarios} />
                  <Route path="/sample-scenarios" component={Samples} />
                  <Route path="/scenarios/:id/*?">
                    {({ id }) => (
                      // Nothing of one scenario is left on the screen of another, not even while that one loads.
                      <ScenarioLayout key={id} scenarioId={id}>
                        <RecordDialogPlace />
                        <Pages>
                          <Route path="/scenarios/:id">
                            <ScenarioHome scenarioId={id} />
                          </Route>
                          <Route path="/scenarios/:id/floor-maps">
                            <MapAndGame scenarioId={id}>
                              <FloorMap scenarioId={id} floorNumber={undefined} />
                            </MapAndGame>
                          </Route>
                          <Route path={FLOOR_PATH}>
                            {({ number }) => (
                              <MapAndGame scenarioId={id}>
                                <FloorMap scenarioId={id} floorNumber={Number(number)} />
                              </MapAndGame>
                            )}
                          </Route>
                          <Route path={SHORT_FLOOR_PATH}>
                            {({ number }) => <Redirect to={`/scenarios/${id}/floor-maps/0${number}`} replace />}
                          </Route>
                          <Route path="/scenarios/:id/play">
                            <Play scenarioId={id} />
                          </Route>
                          <Route path="/scenarios/:id/labyrinths/*?">
                            <Labyrinths scenarioId={id} />
                          </Route>
                          <Route path="/scenarios/:id/data-settings/*?">
                            <DataSettings scenarioId={id} />
                          </Route>
                          <Route path="/scenarios/:id/scenario-tools">
                            <Redirect to={`/scenarios/${id}/scenario-tools/game-rules`} replace />
                          </Route>
                          <Route path="/scenarios/:id/scenario-tools/game-rules/*?">
                            <GameRules scenarioId={id} />
                          </Route>
                          <Route path="/scenarios/:id/scenario-tools/work-outline/*?">
                            <WorkOutline scenarioId={id} />
                          </Route>
                          <Route path="/scenarios/:id/checks">
                            <Checks scenarioId={id} />
                          </Route>
                          <Route path="/scenarios/:id/backups">
                            <Backups scenarioId={id} />
                          </Route>
                          <Route path="/scenarios/:id/reports">
                            <Reports scenarioId={id} />
                          </Route>
                          <Route path="/scenarios/:id/reports/:report">
                            {({ report }) => <ReportPlay key={report} scenarioId={id} reportId={report} />}
                          </Route>
                          <Route path="/scenarios/:id/search">
                            <Search scenarioId={id} />
                          </Route>
                          <Route component={NotFound} />
                        </Pages>
                      </ScenarioLayout>
                    )}
                  </Route>
                  <Route component={NotFound} />
                </Pages>
              </DefaultLayout>
            </Route>
            <Route>
              <main>
                <NotFound />
              </main>
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Notices />
    </SiteWords>
  );
}

/** The language of react-aria's fields, and the words of the site's own. */
function SiteWords({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const text = useText(pageTexts);
  const words = useMemo(
    () => ({
      clamped: (typed: string, value: number) => text('common.clamped', { typed, value }),
      unreadable: (file: string) => text('common.unreadable', { file }),
    }),
    [text],
  );
  return (
    <I18nProvider locale={language}>
      <FieldWords value={words}>{children}</FieldWords>
    </I18nProvider>
  );
}

/** The panel with a record next to a screen of its scenario. */
function RecordDialogPlace() {
  const isOpen = useAtomValue(recordDialogAtom) !== undefined;
  return (
    isOpen && (
      <Suspense>
        <RecordDialog />
      </Suspense>
    )
  );
}

/** Routes inside of a frame; while the chunk of a screen loads, the frame stays. */
function Pages({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Switch>{children}</Switch>
    </Suspense>
  );
}

const NotFound = () => <ErrorPage code={404} isRoute />;
