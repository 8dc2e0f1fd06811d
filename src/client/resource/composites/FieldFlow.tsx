import type { ReactNode } from 'react';
import type { Field } from '#domain/resource/field.ts';
import * as styles from './FieldSet.css.ts';

interface FieldFlowProps<Of> {
  /** The fields that share each place of the form, in order. */
  readonly places: readonly (readonly Of[])[];
  readonly children: (field: Of) => ReactNode;
}

/** Lays out fields in the places of a form. A single check that follows a run of checks is laid out like the run. */
export function FieldFlow<Of extends { readonly name: string; readonly field: Field }>({
  places,
  children,
}: FieldFlowProps<Of>) {
  return places.map((place, at) => {
    const [first] = place;
    const isRun = place.length > 1 || (first?.field.kind === 'flag' && (places[at - 1]?.length ?? 0) > 1);
    if (!isRun) return first && children(first);
    return (
      <div key={first?.name} className={styles.flags}>
        {place.map(children)}
      </div>
    );
  });
}
