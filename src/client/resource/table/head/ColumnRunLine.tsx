import { memo } from 'react';
import type { Language } from '#domain/text/languages.ts';
import { frozen, line, run as runStyle, title as titleStyle } from './ColumnRunLine.css.ts';
import type { ColumnRun } from './columnRuns.ts';

interface ColumnRunLineProps {
  readonly runs: readonly ColumnRun[];
  readonly lefts: readonly number[];
  readonly frozenWidth: number;
  readonly language: Language;
}

/**
 * The line above the names of the columns, with the part of the record that they belong to. Hidden from assistive technology, as the menu
 * of a column says the same.
 */
export const ColumnRunLine = memo(function ColumnRunLine({ runs, lefts, frozenWidth, language }: ColumnRunLineProps) {
  if (runs.length === 0) return null;
  return (
    <div className={line} style={{ width: lefts.at(-1) }} aria-hidden>
      <div className={frozen} style={{ width: frozenWidth }} />
      {runs.map(({ title, first, last }, at) => (
        <div
          key={first}
          className={runStyle}
          style={{
            width: (lefts[last + 1] ?? 0) - (lefts[first] ?? 0),
            // The columns before it may belong to no run.
            marginInlineStart: (lefts[first] ?? 0) - (lefts[(runs[at - 1]?.last ?? -2) + 1] ?? frozenWidth),
          }}
        >
          <span className={titleStyle} style={{ left: frozenWidth }}>
            {title[language]}
          </span>
        </div>
      ))}
    </div>
  );
});
