import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { DeskSaving } from '#client/resource/status/DeskSaving.tsx';
import { RecordConflicts } from '#client/resource/table/status/RecordConflicts.tsx';
import { useReader } from '#client/resource/words/useReader.ts';

/** Shows whether the kept records are saved, and the conflicts with other authors. */
export function KeptSaving({ desk }: { readonly desk: RecordDesk }) {
  const reader = useReader([desk]);
  return (
    <>
      <DeskSaving desk={desk} />
      <RecordConflicts desk={desk} reader={reader} onSettled={() => {}} />
    </>
  );
}
