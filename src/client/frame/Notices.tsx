import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { shownErrorAtom } from '#client/page/errorDialog.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { newVersionAtom } from '#client/page/version/watchVersion.ts';
import { SnackbarRegion } from '#client/ui/SnackbarRegion.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';

const ErrorDialog = lazyScreen(() => import('./ErrorDialog.tsx'));

/**
 * The messages that can come from any part of the page: snackbars, the banner of a new version, and the error dialog, which loads with the
 * first error.
 */
export function Notices() {
  const text = useText(pageTexts);
  const error = useAtomValue(shownErrorAtom);
  const isUpdated = useAtomValue(newVersionAtom);
  return (
    <>
      {isUpdated && <UpdateBanner />}
      <SnackbarRegion label={text('notices.label')} dismissLabel={text('common.close')} />
      <Suspense>{error && <ErrorDialog error={error} />}</Suspense>
    </>
  );
}
