import { type ComponentProps, Suspense } from 'react';
import { lazyScreen } from '#client/page/lazyScreen.ts';

const RemarkFloor = lazyScreen(() => import('./RemarkFloor.tsx'));

/** The floor of a remark, whose painter is loaded when a map is spoken of first. */
export function LazyRemarkFloor(props: ComponentProps<typeof RemarkFloor>) {
  return (
    <Suspense>
      <RemarkFloor {...props} />
    </Suspense>
  );
}
