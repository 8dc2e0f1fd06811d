import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { LeafValue } from '#client/resource/LeafValue.tsx';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import * as styles from './LeafDifferences.css.ts';
import { useOpenRecord } from './OpenRecord.ts';

interface LeafDifferencesProps {
  readonly leaves: readonly Leaf[];
  /** The two states, each with what heads its column. */
  readonly one: { readonly title: string; readonly record: object };
  readonly other: { readonly title: string; readonly record: object };
  readonly titleOfLeaf: string;
  /** What can be done about a leaf. */
  readonly actions: (leaf: Leaf) => ReactNode;
}

/** Two states of a record side by side, in the leaves in which they differ. */
export function LeafDifferences({ leaves, one, other, titleOfLeaf, actions }: LeafDifferencesProps) {
  const language = useAtomValue(languageAtom);
  const { desk } = useOpenRecord();
  const cell = (leaf: Leaf, record: object) => (
    <td className={styles.value}>
      <LeafValue leaf={leaf} value={leafValue(record, leaf)} scenarioId={desk.scenarioId} />
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
            <td />
          </tr>
        </thead>
        <tbody>
          {leaves.map((leaf) => (
            <tr key={leaf.path}>
              <th scope="row" className={styles.name}>
                {leaf.label[language]}
              </th>
              {cell(leaf, one.record)}
              {cell(leaf, other.record)}
              <td className={styles.actions}>{actions(leaf)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
