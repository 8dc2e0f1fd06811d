import type { ReactNode } from 'react';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { LeafTable, type RecordState } from './LeafTable.tsx';

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
