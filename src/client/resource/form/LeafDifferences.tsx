import type { ReactNode } from 'react';
import type { Leaf } from '#domain/resource/leaf.ts';
import { LeafTable, type RecordState } from './LeafTable.tsx';
import { useOpenRecord } from './OpenRecord.ts';

interface LeafDifferencesProps {
  readonly leaves: readonly Leaf[];
  readonly one: RecordState;
  readonly other: RecordState;
  readonly titleOfLeaf: string;
  /** What can be done about a leaf. */
  readonly actions: (leaf: Leaf) => ReactNode;
}

/** Two states of the open record side by side, in the leaves in which they differ. */
export function LeafDifferences(props: LeafDifferencesProps) {
  const { desk } = useOpenRecord();
  return <LeafTable {...props} scenarioId={desk.scenarioId} />;
}
