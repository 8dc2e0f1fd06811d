import type { ReactNode } from 'react';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { LeafTable, type RecordState } from './LeafTable.tsx';

interface LeafDifferencesProps {
  readonly leaves: readonly Leaf[];
  readonly one: RecordState;
  readonly other: RecordState;
  readonly titleOfLeaf: string;
  /** Renders the actions on a leaf. */
  readonly actions: (leaf: Leaf) => ReactNode;
}

/** Two states of the open record side by side, limited to the leaves that differ. */
export function LeafDifferences(props: LeafDifferencesProps) {
  const { desk } = useOpenRecord();
  return <LeafTable {...props} scenarioId={desk.scenarioId} />;
}
