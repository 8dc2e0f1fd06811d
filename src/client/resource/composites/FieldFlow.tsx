import type { ReactNode } from 'react';
import * as styles from './FieldSet.css.ts';

interface FieldFlowProps<Of> {
  /** Those that share a place, of each place of the form in order. */
  readonly places: readonly (readonly Of[])[];
  readonly children: (field: Of) => ReactNode;
}

/** Fields in their places of a form. */
export function FieldFlow<Of extends { readonly name: string }>({ places, children }: FieldFlowProps<Of>) {
  return places.map((place) => {
    const [first] = place;
    if (place.length === 1) return first && children(first);
    return (
      <div key={first?.name} className={styles.flags}>
        {place.map(children)}
      </div>
    );
  });
}
