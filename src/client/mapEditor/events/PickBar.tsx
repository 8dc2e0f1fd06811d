import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyScreen } from '#client/i18n/lazyScreen.ts';
import { pickingAtom } from './eventAtoms.ts';
import type { MapEvents } from './useEvents.ts';

const PickRequest = lazyScreen(() => import('./PickRequest.tsx'));

/** Shown while the target of an event is picked. */
export function PickBar({ events }: { readonly events: Pick<MapEvents, 'gridOf' | 'cancelPick'> }) {
  const picking = useAtomValue(pickingAtom);
  if (!picking) return null;
  return (
    <Suspense>
      <PickRequest picking={picking} events={events} />
    </Suspense>
  );
}
