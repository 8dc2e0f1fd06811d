import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { SnackbarRegion } from '#client/ui/SnackbarRegion.tsx';
import { shownErrorAtom } from './errorDialog.ts';
import { lazyScreen } from './lazyScreen.ts';
import { shellTexts } from './shellTexts.ts';
import { UpdateBanner } from './version/UpdateBanner.tsx';
import { newVersionAtom } from './version/watchVersion.ts';

const ErrorDialog = lazyScreen(() => import('./ErrorDialog.tsx'));

/** Where anything may speak to the reader: snackbars, the banner of a new version, and the error dialog, which loads with the first error. */
export function Notices() {
  const text = useText(shellTexts);
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
