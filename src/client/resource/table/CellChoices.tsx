import { useEffect, useRef } from 'react';
import { empty, item, list } from './CellChoices.css.ts';
import type { CellChoice } from './cellChoices.ts';

interface CellChoicesProps {
  readonly id: string;
  readonly choices: readonly CellChoice[];
  /** The one that Enter takes; -1 for none. */
  readonly current: number;
  readonly emptyText: string;
  readonly label: string;
  readonly onChoose: (value: number) => void;
}

/** What can be chosen in the cell that is edited, below it. The focus stays in the cell's field. */
export function CellChoices({ id, choices, current, emptyText, label, onChoose }: CellChoicesProps) {
  const marked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current >= 0) marked.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  if (choices.length === 0) return <div className={empty}>{emptyText}</div>;
  return (
    <div role="listbox" id={`${id}-choices`} aria-label={label} className={list}>
      {choices.map((choice, index) => (
        <div
          key={choice.value}
          ref={index === current ? marked : undefined}
          id={`${id}-choice-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          className={item}
          onPointerDown={(event) => {
            // The field keeps the focus, and its cell is still the one that is edited.
            event.preventDefault();
            event.stopPropagation();
            onChoose(choice.value);
          }}
        >
          {choice.label}
        </div>
      ))}
    </div>
  );
}
