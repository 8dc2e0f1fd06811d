import { lazyScreen } from '#client/page/lazyScreen.ts';

/** Gives chosen records other numbers, as a chunk of its own with its texts. */
export const RenumberDialog = lazyScreen(() => import('./RenumberSheet.tsx'));
