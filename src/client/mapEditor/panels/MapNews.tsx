import { useAtomValue } from 'jotai';
import { mapNewsAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';

/** Tells assistive technology of strokes made, undone and done again. */
export function MapNews() {
  return (
    <span className={visuallyHidden} role="status">
      {useAtomValue(mapNewsAtom)}
    </span>
  );
}
