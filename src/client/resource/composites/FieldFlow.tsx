import type { ReactNode } from 'react';
import type { Field } from '#domain/resource/field.ts';
import * as styles from './FieldSet.css.ts';
import { placesIn } from './fieldPlaces.ts';

interface FieldFlowProps<Of> {
  readonly fields: readonly Of[];
  readonly children: (field: Of) => ReactNode;
}

/** Fields in the places of a form, checks that follow one another in one. */
export function FieldFlow<Of extends { readonly name: string; readonly field: Field }>({
  fields,
  children,
}: FieldFlowProps<Of>) {
  return placesIn(fields).map((place) => {
    const [first] = place;
    if (place.length === 1) return first && children(first);
    return (
      <div key={first?.name} className={styles.flags}>
        {place.map(children)}
      </div>
    );
  });
}
