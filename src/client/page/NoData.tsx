import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { noDataTexts } from './noDataTexts.ts';

interface NoDataProps {
  /** A sentence that says the next step. */
  readonly next: string;
  /** A Button or a Link to it. */
  readonly action: ReactNode;
}

/** Replaces a list in which nothing is yet. */
export function NoData({ next, action }: NoDataProps) {
  const text = useText(noDataTexts);
  return <EmptyState title={text('noData.title')} text={next} action={action} />;
}
