import { useAtomValue } from 'jotai';
import { mapNewsAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';

/** Announces strokes, undo and redo to assistive technology. */
export function MapNews() {
  return (
    <span className={visuallyHidden} role="status">
      {useAtomValue(mapNewsAtom)}
    </span>
  );
}
