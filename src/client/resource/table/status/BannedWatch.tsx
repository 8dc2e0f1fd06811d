import { useEffect } from 'react';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { timings } from '#client/timings.ts';
import { isReadersText } from '#domain/resource/leaf.ts';
import { bannedTexts, textsIn } from './bannedTexts.ts';

interface BannedWatchProps {
  readonly view: TableView;
  /** The rendered rows; `bottom` is exclusive. */
  readonly top: number;
  readonly bottom: number;
}

/** Checks the visible texts against the list of banned words, whenever they stop changing. Renders nothing; the cells show the result. */
export function BannedWatch({ view, top, bottom }: BannedWatchProps) {
  const rows = useTableState(view, 'rows');
  const columns = useTableState(view, 'columns');
  useEffect(() => {
    const { desk } = view;
    const leaves = columns.map(({ leaf }) => leaf).filter((leaf) => isReadersText(leaf));
    if (leaves.length === 0) return;
    const records = () => rows.slice(top, bottom).map((number) => desk.record(number));
    const learn = () =>
      void bannedTexts.learn(records().flatMap((record) => leaves.flatMap((leaf) => textsIn(record, leaf))));
    let timer = setTimeout(learn, timings.bannedWordsPause);
    const end = desk.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(learn, timings.bannedWordsPause);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [view, rows, columns, top, bottom]);
  return null;
}
