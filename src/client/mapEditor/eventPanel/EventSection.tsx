import { useAtomValue } from 'jotai';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { eventCellAtom, pickingAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { prefetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';

// Parts of the event panel that are shown only at times, and fetched then (docs/decisions/0019).

const EventPanel = lazyScreen(() => import('./EventPanel.tsx'));
const PickLine = lazyScreen(() => import('./PickLine.tsx'));

/** The event of the current cell, if that cell lies on the open floor. */
export function EventSection(props: Omit<ComponentProps<typeof EventPanel>, 'cell'>) {
  const cell = useAtomValue(eventCellAtom);
  const { number, size } = props.desk;
  if (cell?.floor !== number || cell.x >= size || cell.y >= size) return null;
  return (
    <Suspense>
      <EventPanel {...props} cell={cell} />
    </Suspense>
  );
}

/** The bar shown while the target of an event is picked. */
export function PickBar(props: Omit<ComponentProps<typeof PickLine>, 'picking'>) {
  const picking = useAtomValue(pickingAtom);
  useEffect(() => prefetchWhenIdle([PickLine.load]), []);
  return <Suspense>{picking && <PickLine {...props} picking={picking} />}</Suspense>;
}
