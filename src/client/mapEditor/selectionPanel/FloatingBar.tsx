import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { type SelectionDesk, selectionDeskAtom } from '#client/mapEditor/selection/selectionDesk.ts';
import { useSelection } from '#client/mapEditor/selection/useSelection.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';

const FloatingPart = lazyScreen(() => import('./FloatingPart.tsx'));

/** The bar shown over the map while a part floats. */
export function FloatingBar() {
  const desk = useAtomValue(selectionDeskAtom);
  return desk ? <OpenBar desk={desk} /> : null;
}

function OpenBar({ desk }: { readonly desk: SelectionDesk }) {
  const { floating, asked } = useSelection(desk.selection);
  if (!floating) return null;
  return (
    <Suspense>
      <FloatingPart desk={desk} floating={floating} asked={asked} />
    </Suspense>
  );
}
