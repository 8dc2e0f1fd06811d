import type { ReactNode } from 'react';
import { factName, factPair, facts as factsStyle, factValue } from './page.css.ts';

interface Fact {
  readonly name: ReactNode;
  /** Required if the name is not a text. */
  readonly key?: string;
  readonly value: ReactNode;
}

/** A read-only list of names with their values. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={factsStyle}>
      {facts.map(({ name, value, key = String(name) }) => (
        <div key={key} className={factPair}>
          <dt className={factName}>{name}</dt>
          <dd className={factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
