import { lazyScreen } from '#client/page/lazyScreen.ts';

/** The game is loaded when a conversation is tried. */
export const TalkTrial = lazyScreen(() => import('./TalkTrial.tsx'));
