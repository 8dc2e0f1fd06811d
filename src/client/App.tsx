import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Route, Switch } from 'wouter';
import { accessTokenAtom } from './api/accessToken.ts';
import { AHEAD } from './api/shareAhead.ts';
import { trpcClient } from './api/trpc.ts';
import { ErrorBoundary } from './frame/ErrorBoundary.tsx';
import { Notices } from './frame/Notices.tsx';
import { languageAtom } from './i18n/language.ts';
import { ErrorPage } from './page/ErrorPage.tsx';
import { LoadingPage } from './page/LoadingPage.tsx';
import { lazyScreen } from './page/lazyScreen.ts';
import { prefetchWhenIdle } from './page/prefetchWhenIdle.ts';
import { useDocumentTitle } from './page/usePageTitle.ts';
import { recordSheetAtom } from './resource/sheet/recordSheet.ts';

const AuthLayout = lazyScreen(() => import('./frame/AuthLayout.tsx'));
const DefaultLayout = lazyScreen(() => import('./frame/DefaultLayout.tsx'));
const ScenarioLayout = lazyScreen(() => import('./frame/scenario/ScenarioLayout.tsx'));
const GuestHome = lazyScreen(() => import('./screens/home/GuestHome.tsx'));
const AuthorHome = lazyScreen(() => import('./screens/home/AuthorHome.tsx'));
const Login = lazyScreen(() => import('./screens/auth/LoginScreen.tsx'));
const HandOver = lazyScreen(() => import('./screens/auth/HandOverScreen.tsx'));
const Register = lazyScreen(() => import('./screens/auth/RegisterScreen.tsx'));
const Registered = lazyScreen(() => import('./screens/auth/RegistrationCompletedScreen.tsx'));
const Verify = lazyScreen(() => import('./screens/auth/VerifyScreen.tsx'));
const ForgotPassword = lazyScreen(() => import('./screens/auth/ForgotPasswordScreen.tsx'));
const ResetPassword = lazyScreen(() => import('./screens/auth/ResetPasswordScreen.tsx'));
const Me = lazyScreen(() => import('./screens/me/MeScreen.tsx'));
const Scenarios = lazyScreen(() => import('./screens/scenarios/ScenariosScreen.tsx'));
const Backups = lazyScreen(() => import('./screens/backups/BackupsScreen.tsx'));
const Samples = lazyScreen(() => import('./screens/samples/SampleScenariosScreen.tsx'));
const ScenarioHome = lazyScreen(() => import('./screens/scenario/ScenarioHomeScreen.tsx'));
const Play = lazyScreen(() => import('./play/PlayScreen.tsx'));
const WorkPlay = lazyScreen(() => import('./play/reader/WorkPlayScreen.tsx'));
const FloorMap = lazyScreen(() => import('./mapEditor/FloorMapScreen.tsx'));
const Labyrinths = lazyScreen(() => import('./screens/labyrinths/LabyrinthsScreen.tsx'));
const DataSettings = lazyScreen(() => import('./screens/dataSettings/DataSettingsScreen.tsx'));
const GameRules = lazyScreen(() => import('./screens/gameRules/GameRulesScreen.tsx'));
const WorkOutline = lazyScreen(() => import('./screens/workOutline/WorkOutlineScreen.tsx'));
const Checks = lazyScreen(() => import('./screens/checks/ChecksScreen.tsx'));
const Reports = lazyScreen(() => import('./screens/reports/ReportsScreen.tsx'));
const ReportPlay = lazyScreen(() => import('./play/reports/ReportPlayScreen.tsx'));
const Search = lazyScreen(() => import('./screens/search/SearchScreen.tsx'));
const ReaderFrame = lazyScreen(() => import('./screens/works/ReaderFrame.tsx'));
const Works = lazyScreen(() => import('./screens/works/WorksScreen.tsx'));
const Work = lazyScreen(() => import('./screens/works/WorkScreen.tsx'));
const RecordSheet = lazyScreen(() => import('./screens/recordSheet/RecordSheet.tsx'));
const Guide = lazyScreen(() => import('./guide/GuideScreen.tsx'));
const Gallery = import.meta.env.DEV ? lazyScreen(() => import('./gallery/ComponentGallery.tsx')) : undefined;

/** The screens one step away from any other, by whether the reader is a guest. */
const nextForGuests = [AuthLayout, Login, Register];
const nextForAuthors = [DefaultLayout, ScenarioLayout, Scenarios, ScenarioHome, FloorMap, Samples, Me];

/** What the default layout holds; any other address is answered without asking who one is. */
const AUTHOR_PATHS = /^\/(?:me|sample-scenarios|scenarios(?:\/.*)?)?\/?$/;

const SCENARIO_PATH = /^\/scenarios\/(?<id>[^/]+)/;

/** A floor has two digits, 01 to 99; 00 asks for the range of a labyrinth (docs/domain.md, "Numbers"). */
const FLOOR_PATH = /^\/scenarios\/[^/]+\/floor-maps\/(?<number>\d\d)\/?$/;

/** What stands at the addresses that visits begin with, from the outside in. */
const PARTS: readonly (readonly [address: RegExp, part: { readonly load: () => Promise<unknown> }])[] = [
  [/^\/auth\//, AuthLayout],
  [/^\/auth\/login\/?$/, Login],
  [AUTHOR_PATHS, DefaultLayout],
  [/^\/scenarios\/?$/, Scenarios],
  [/^\/scenarios\/[^/]+/, ScenarioLayout],
  [/^\/scenarios\/[^/]+\/?$/, ScenarioHome],
  [/^\/scenarios\/[^/]+\/floor-maps/, FloorMap],
  [/^\/scenarios\/[^/]+\/labyrinths/, Labyrinths],
  [/^\/scenarios\/[^/]+\/data-settings/, DataSettings],
  [/^\/scenarios\/[^/]+\/scenario-tools\/game-rules/, GameRules],
  [/^\/scenarios\/[^/]+\/scenario-tools\/work-outline/, WorkOutline],
];

/**
 * Asks at once for the code and the answers that an author's address needs, each of which would be asked for only when what is around it has come. What does not come
 * is asked for again where it is needed.
 * @returns when the code is there
 */
export async function openAhead(address: string): Promise<void> {
  for (const question of questionsAt(address)) question.catch(() => {});
  await Promise.allSettled(PARTS.filter(([pattern]) => pattern.test(address)).map(([, { load }]) => load()));
}

function questionsAt(address: string): Promise<unknown>[] {
  if (!AUTHOR_PATHS.test(address)) return [];
  const { accounts, scenarios, floors } = trpcClient;
  const ofAuthor = [accounts.me.query(undefined, AHEAD), accounts.notifications.query(undefined, AHEAD)];
  const scenario_id = SCENARIO_PATH.exec(address)?.groups?.id;
  if (scenario_id === undefined) return ofAuthor;
  const ofScenario = [...ofAuthor, scenarios.read.query({ scenario_id }, AHEAD)];
  const floor_number = FLOOR_PATH.exec(address)?.groups?.number;
  if (floor_number === undefined || floor_number === '00') return ofScenario;
  const place = { scenario_id, floor_number };
  return [...ofScenario, floors.read.query(place, AHEAD), floors.list.query({ scenario_id }, AHEAD)];
}

/** Every address of the site (docs/product.md, "Screens"). */
export function App() {
  const language = useAtomValue(languageAtom);
  useDocumentTitle();
  const isGuest = useAtomValue(accessTokenAtom) === undefined;
  useEffect(() => prefetchWhenIdle((isGuest ? nextForGuests : nextForAuthors).map(({ load }) => load)), [isGuest]);
  return (
    <I18nProvider locale={language}>
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
                      <ScenarioLayout scenarioId={id}>
                        <RecordSheetPlace />
                        <Pages>
                          <Route path="/scenarios/:id">
                            <ScenarioHome scenarioId={id} />
                          </Route>
                          <Route path="/scenarios/:id/floor-maps">
                            <FloorMap scenarioId={id} floorNumber={undefined} />
                          </Route>
                          <Route path={FLOOR_PATH}>
                            {({ number }) => <FloorMap scenarioId={id} floorNumber={Number(number)} />}
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
    </I18nProvider>
  );
}

/** The record that is edited beside a screen of its scenario. */
function RecordSheetPlace() {
  const isOpen = useAtomValue(recordSheetAtom) !== undefined;
  return (
    isOpen && (
      <Suspense>
        <RecordSheet />
      </Suspense>
    )
  );
}

/** One of several screens; while its chunk loads the frame around it stays. */
function Pages({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Switch>{children}</Switch>
    </Suspense>
  );
}

const NotFound = () => <ErrorPage code={404} isRoute />;
