import { lazyScreen } from '#client/page/lazyScreen.ts';

/** What of the floors opens on demand, each as a chunk of its own with its texts: the definition of the settings brings zod along. */
export const FloorSettingsPanel = lazyScreen(() => import('./FloorSettingsPanel.tsx'));
export const FloorDialog = lazyScreen(() => import('./FloorDialog.tsx'));
