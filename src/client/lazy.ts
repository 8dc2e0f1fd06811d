import { lazyScreen } from './page/lazyScreen.ts';

// The frames and screens of the routes, each as a chunk of its own (App.tsx).

export const AuthLayout = lazyScreen(() => import('./frame/AuthLayout.tsx'));
export const DefaultLayout = lazyScreen(() => import('./frame/DefaultLayout.tsx'));
export const ScenarioLayout = lazyScreen(() => import('./frame/scenario/ScenarioLayout.tsx'));
export const GuestHome = lazyScreen(() => import('./screens/home/GuestHome.tsx'));
export const AuthorHome = lazyScreen(() => import('./screens/home/AuthorHome.tsx'));
export const Login = lazyScreen(() => import('./screens/auth/LoginScreen.tsx'));
export const HandOver = lazyScreen(() => import('./screens/auth/HandOverScreen.tsx'));
export const Register = lazyScreen(() => import('./screens/auth/RegisterScreen.tsx'));
export const Registered = lazyScreen(() => import('./screens/auth/RegistrationCompletedScreen.tsx'));
export const Verify = lazyScreen(() => import('./screens/auth/VerifyScreen.tsx'));
export const ForgotPassword = lazyScreen(() => import('./screens/auth/ForgotPasswordScreen.tsx'));
export const ResetPassword = lazyScreen(() => import('./screens/auth/ResetPasswordScreen.tsx'));
export const Me = lazyScreen(() => import('./screens/me/MeScreen.tsx'));
export const Scenarios = lazyScreen(() => import('./screens/scenarios/ScenariosScreen.tsx'));
export const Backups = lazyScreen(() => import('./screens/backups/BackupsScreen.tsx'));
export const Samples = lazyScreen(() => import('./screens/samples/SampleScenariosScreen.tsx'));
export const ScenarioHome = lazyScreen(() => import('./screens/scenario/ScenarioHomeScreen.tsx'));
export const Play = lazyScreen(() => import('./play/PlayScreen.tsx'));
export const WorkPlay = lazyScreen(() => import('./play/reader/WorkPlayScreen.tsx'));
export const FloorMap = lazyScreen(() => import('./mapEditor/FloorMapScreen.tsx'));
export const Labyrinths = lazyScreen(() => import('./screens/labyrinths/LabyrinthsScreen.tsx'));
export const DataSettings = lazyScreen(() => import('./screens/dataSettings/DataSettingsScreen.tsx'));
export const GameRules = lazyScreen(() => import('./screens/gameRules/GameRulesScreen.tsx'));
export const WorkOutline = lazyScreen(() => import('./screens/workOutline/WorkOutlineScreen.tsx'));
export const Checks = lazyScreen(() => import('./screens/checks/ChecksScreen.tsx'));
export const Reports = lazyScreen(() => import('./screens/reports/ReportsScreen.tsx'));
export const ReportPlay = lazyScreen(() => import('./play/reports/ReportPlayScreen.tsx'));
export const Search = lazyScreen(() => import('./screens/search/SearchScreen.tsx'));
export const ReaderFrame = lazyScreen(() => import('./screens/works/ReaderFrame.tsx'));
export const Works = lazyScreen(() => import('./screens/works/WorksScreen.tsx'));
export const Work = lazyScreen(() => import('./screens/works/WorkScreen.tsx'));
export const RecordDialog = lazyScreen(() => import('./screens/recordDialog/RecordDialog.tsx'));
export const Guide = lazyScreen(() => import('./guide/GuideScreen.tsx'));
export const Gallery = import.meta.env.DEV ? lazyScreen(() => import('./gallery/ComponentGallery.tsx')) : undefined;
