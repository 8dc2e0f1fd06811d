import { type RefObject, Suspense, useEffect, useState } from 'react';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import type { NamedRecord, TableView } from '#client/resource/table/view/TableView.ts';
import { timings } from '#client/timings.ts';

const ReferenceDialog = lazyScreen(() => import('./ReferenceDialog.tsx'));

interface ReferenceCardProps {
  readonly view: TableView;
  readonly canvas: RefObject<HTMLElement | null>;
}

interface Hovered {
  readonly cell: Element;
  readonly named: NamedRecord;
}

/** Shows a card of the referenced record once the pointer rests on a reference. Moving from cell to cell only restarts one timer. */
export function ReferenceCard({ view, canvas }: ReferenceCardProps) {
  const [hovered, setHovered] = useState<Hovered>();
  useEffect(() => {
    const area = canvas.current;
    if (!area) return;
    let timer: ReturnType<typeof setTimeout>;
    const hide = () => {
      clearTimeout(timer);
      setHovered(undefined);
    };
    const over = ({ target, pointerType, buttons }: PointerEvent) => {
      hide();
      const cell = target instanceof Element && pointerType !== 'touch' && buttons === 0 ? target.closest('td') : null;
      if (!cell) return;
      timer = setTimeout(() => {
        const named = view.namedAt(placeOf(cell));
        if (named && cell.isConnected) setHovered({ cell, named });
      }, timings.hoverRest);
    };
    const ending = new AbortController();
    const { signal } = ending;
    area.addEventListener('pointerover', over, { signal });
    for (const name of ['pointerleave', 'pointerdown'] as const) area.addEventListener(name, hide, { signal });
    const end = view.subscribe(hide);
    return () => {
      hide();
      end();
      ending.abort();
    };
  }, [view, canvas]);
  if (!hovered) return null;
  return (
    <Suspense>
      <ReferenceDialog scenarioId={view.desk.scenarioId} {...hovered} onClose={() => setHovered(undefined)} />
    </Suspense>
  );
}

/** Reads the place from the ARIA indices, which count from 1 and include the head. */
function placeOf(cell: Element) {
  const row = Number(cell.closest('tr')?.getAttribute('aria-rowindex')) - 2;
  return { row, column: Number(cell.getAttribute('aria-colindex')) - 2 };
}
