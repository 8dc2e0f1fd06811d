import type { ReactNode } from 'react';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { LeafValue } from '#client/resource/display/LeafValue.tsx';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import * as styles from './LeafDifferences.css.ts';

/** A state of a record, with the header of its column. */
export interface RecordState {
  readonly title: string;
  readonly record: object;
}

interface LeafTableProps {
  readonly scenarioId: string;
  readonly leaves: readonly Leaf[];
  readonly one: RecordState;
  readonly other: RecordState;
  readonly titleOfLeaf: string;
  /** Renders the actions on a leaf. */
  readonly actions?: (leaf: Leaf) => ReactNode;
}

/** Two states of a record side by side, limited to the given leaves. */
export function LeafTable({ scenarioId, leaves, one, other, titleOfLeaf, actions }: LeafTableProps) {
  const labelOf = useLabelOf();
  const cell = (leaf: Leaf, record: object) => (
    <td className={styles.value}>
      <LeafValue leaf={leaf} value={leafValue(record, leaf)} scenarioId={scenarioId} />
    </td>
  );
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{titleOfLeaf}</th>
            <th scope="col">{one.title}</th>
            <th scope="col">{other.title}</th>
            {actions && <td />}
          </tr>
        </thead>
        <tbody>
          {leaves.map((leaf) => (
            <tr key={leaf.path}>
              <th scope="row" className={styles.name}>
                {labelOf(leaf)}
              </th>
              {cell(leaf, one.record)}
              {cell(leaf, other.record)}
              {actions && <td className={styles.actions}>{actions(leaf)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
