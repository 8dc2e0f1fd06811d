import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { muted } from './page.css.ts';
import { pageTexts } from './pageTexts.ts';

interface AnswerPanelProps {
  readonly title: string;
  readonly query: {
    readonly data: unknown;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Replaces an empty answer, with a next step; absent if the answer is not empty. */
  readonly none: ReactNode;
  /** At the end of the title line; a retry button replaces them after a failure. */
  readonly actions?: ReactNode;
  /** Shows the answer. */
  readonly children: ReactNode;
}

/** A panel for an answer of the server, with states for loading, failed and empty. */
export function AnswerPanel({ title, query, none, actions, children }: AnswerPanelProps) {
  const text = useText(pageTexts);
  const retry = (
    <Button size="small" onPress={() => void query.refetch()}>
      {text('common.retry')}
    </Button>
  );
  return (
    <Panel title={title} actions={query.isError ? retry : actions}>
      {query.isPending && <Spinner label={text('common.loading')} />}
      {query.isError && query.data === undefined && <p className={muted}>{text('error.notLoaded')}</p>}
      {query.data !== undefined && (none ? <p className={muted}>{none}</p> : children)}
    </Panel>
  );
}
