import { Fragment } from 'react';
import { gesture, key, row } from './HelpSheet.css.ts';

/** The keys, or a gesture in words, and what they do. */
export type KeyLine = readonly [keys: readonly string[] | string, does: string];

/** Keys and gestures, a line each. */
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
                  {index > 0 && ' / '}
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
