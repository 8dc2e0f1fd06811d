import { lazyScreen } from '#client/page/lazyScreen.ts';

// The parts of the frame that are not needed at once, each as a chunk of its own with its texts.

export const ErrorDialog = lazyScreen(() => import('./ErrorDialog.tsx'));
export const AdminSite = lazyScreen(() => import('./AdminSite.tsx'));
/** The menu of a scenario, on phones. */
export const ScenarioMenu = lazyScreen(() => import('./scenario/ScenarioMenu.tsx'));
export const CommandPalette = lazyScreen(() => import('./palette/CommandPalette.tsx'));
/** Entries that only the open palette lists. */
export const loadGuideCommands = () => import('./palette/guideCommands.ts');
export const loadRuleSettings = () => import('./palette/ruleSettings.ts');
