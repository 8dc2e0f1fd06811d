import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { prefetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { pickingAtom } from './eventAtoms.ts';
import type { PickLineProps } from './PickLine.tsx';

const PickLine = lazyScreen(() => import('./PickLine.tsx'));

/** Shown while the target of an event is picked. */
export function PickBar(props: Omit<PickLineProps, 'picking'>) {
  const picking = useAtomValue(pickingAtom);
  useEffect(() => prefetchWhenIdle([PickLine.load]), []);
  return <Suspense>{picking && <PickLine {...props} picking={picking} />}</Suspense>;
}
