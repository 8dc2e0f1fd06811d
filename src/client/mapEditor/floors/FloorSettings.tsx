import { type ComponentProps, Suspense } from 'react';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { Spinner } from '#client/ui/Spinner.tsx';

/** The definition of the settings brings zod along. */
const FloorSettingsPanel = lazyScreen(() => import('./FloorSettingsPanel.tsx'));

/** The floor's settings, which are fetched when they are asked for. */
export function FloorSettings(props: ComponentProps<typeof FloorSettingsPanel>) {
  return (
    <Suspense fallback={<Spinner />}>
      <FloorSettingsPanel {...props} />
    </Suspense>
  );
}
