import { useEffect, useSyncExternalStore } from 'react';
import { BannedMarks } from '#client/resource/inputs/BannedMarks.tsx';
import { useRecord } from '#client/resource/model/useDesk.ts';
import type { RecordCell } from '#client/resource/table/cells/cellEdits.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { timings } from '#client/timings.ts';
import { bannedTexts, textsIn } from './bannedTexts.ts';

/** The texts of a cell with their banned words marked. */
export function CellBanned({ view, cell }: { readonly view: TableView; readonly cell: RecordCell }) {
  const record = useRecord(view.desk, cell.number);
  return <KnownMarks texts={textsIn(record, cell.leaf)} />;
}

/** The banned words in a text being typed, checked whenever typing pauses. */
export function TypedBanned({ typed }: { readonly typed: string }) {
  useEffect(() => {
    const timer = setTimeout(() => void bannedTexts.learn([typed]), timings.bannedWordsPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return <KnownMarks texts={[typed]} />;
}

function KnownMarks({ texts }: { readonly texts: readonly string[] }) {
  useSyncExternalStore(bannedTexts.subscribe, bannedTexts.count);
  return [...new Set(texts)]
    .filter(bannedTexts.has)
    .map((text) => <BannedMarks key={text} text={text} places={bannedTexts.placesIn(text)} />);
}
