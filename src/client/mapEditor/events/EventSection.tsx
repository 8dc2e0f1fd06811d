import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import type { EventPanelProps } from './EventPanel.tsx';
import { eventCellAtom } from './eventAtoms.ts';

const EventPanel = lazyScreen(() => import('./EventPanel.tsx'));

/** The event of the cell that is looked at, while that lies on the floor that is open. */
export function EventSection(props: Omit<EventPanelProps, 'cell'>) {
  const cell = useAtomValue(eventCellAtom);
  const { number, size } = props.desk;
  if (cell?.floor !== number || cell.x >= size || cell.y >= size) return null;
  return (
    <Suspense>
      <EventPanel {...props} cell={cell} />
    </Suspense>
  );
}
