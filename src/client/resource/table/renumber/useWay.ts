import { useState } from 'react';
import type { Way } from '#client/resource/renumber/renumberMoves.ts';
import { orderRows } from '#client/resource/table/view/orderRows.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { readNumbers } from '#domain/text/numberRanges.ts';

/** The author's choices on where records go. */
interface WayChoice {
  readonly kind: Way['kind'];
  readonly first: number;
  /** The path of the column to sort by. */
  readonly path: string;
  readonly isDescending: boolean;
  /** Numbers as typed, one for each record. */
  readonly typed: string;
}

/** The way being chosen; `way` is undefined while its numbers are not typed yet. */
export interface ChosenWay {
  readonly choice: WayChoice;
  readonly change: (change: Partial<WayChoice>) => void;
  readonly way: Way | undefined;
}

export function useWay(view: TableView, numbers: readonly number[], onChange: () => void): ChosenWay {
  const { resource } = view.desk;
  const [choice, setChoice] = useState<WayChoice>(() => ({
    kind: 'row',
    first: numbers[0] ?? resource.numbers.first,
    path: view.state.columns[view.state.range.active.column]?.leaf.path ?? '',
    isDescending: false,
    typed: '',
  }));
  return {
    choice,
    change(change) {
      setChoice({ ...choice, ...change });
      onChange();
    },
    way: wayOf(view, numbers, choice),
  };
}

function wayOf(view: TableView, numbers: readonly number[], choice: WayChoice): Way | undefined {
  const { desk, reader } = view;
  const { resource } = desk;
  const { kind, first, path, isDescending, typed } = choice;
  if (kind === 'row' || kind === 'insert') return { kind, first };
  if (kind === 'gaps') return { kind };
  if (kind === 'each') {
    const targets = readNumbers(typed, resource.numbers.first, resource.numbers.last);
    return targets?.length === numbers.length ? { kind, targets } : undefined;
  }
  const leaf = resource.leaves.find((one) => one.path === path);
  if (!leaf) return undefined;
  const record = (number: number) => desk.record(number);
  const rows = orderRows(resource, undefined, [leaf], record, reader, { leaf, isDescending }, { text: '' });
  const chosen = new Set(numbers);
  return { kind, order: rows.filter((number) => chosen.has(number)) };
}
