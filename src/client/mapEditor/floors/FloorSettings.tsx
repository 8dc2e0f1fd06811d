import { type ComponentProps, Suspense } from 'react';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { Spinner } from '#client/ui/Spinner.tsx';

/** Loaded lazily, because the definition of the settings pulls in zod. */
const FloorSettingsPanel = lazyScreen(() => import('./FloorSettingsPanel.tsx'));

/** The panel of the floor's settings, fetched when it is opened. */
export function FloorSettings(props: ComponentProps<typeof FloorSettingsPanel>) {
  return (
    <Suspense fallback={<Spinner />}>
      <FloorSettingsPanel {...props} />
    </Suspense>
  );
}
