import { Fragment, type ReactNode } from 'react';
import { columns, gesture, heading, key, part, row } from './KeyLines.css.ts';

/** The keys, or a gesture in words, and their effect. */
export type KeyLine = readonly [keys: readonly string[] | string, does: string];

/** Keys and gestures, one per line. */
export function KeyLines({ lines }: { readonly lines: readonly KeyLine[] }) {
  return (
    <dl>
      {lines.map(([keys, does]) => (
        <div key={does} className={row}>
          {typeof keys === 'string' ? (
            <dt className={gesture}>{keys}</dt>
          ) : (
            <dt>
              {keys.map((each, index) => (
                <Fragment key={each}>
                  {index > 0 && <span> / </span>}
                  <kbd className={key}>{each}</kbd>
                </Fragment>
              ))}
            </dt>
          )}
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The parts of a reference card, side by side as far as there is room. */
export const KeyColumns = ({ children }: { readonly children: ReactNode }) => <div className={columns}>{children}</div>;

interface KeyPartProps {
  readonly title: string;
  readonly lines: readonly KeyLine[];
}

/** One part of a reference card. */
export function KeyPart({ title, lines }: KeyPartProps) {
  return (
    <section className={part}>
      <h3 className={heading}>{title}</h3>
      <KeyLines lines={lines} />
    </section>
  );
}
