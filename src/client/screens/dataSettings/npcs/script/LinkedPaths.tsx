import type { ReactNode } from 'react';

interface LinkedPathsProps {
  readonly paths: readonly string[];
  readonly children: ReactNode;
}

/** Makes links to leaves lead to the control inside, which opens their inputs. */
export function LinkedPaths({ paths: [path, ...others], children }: LinkedPathsProps): ReactNode {
  if (path === undefined) return children;
  return (
    <span data-path={path}>
      <LinkedPaths paths={others}>{children}</LinkedPaths>
    </span>
  );
}
