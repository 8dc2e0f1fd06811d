import { DeskSaving } from '#client/resource/DeskSaving.tsx';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { RecordConflicts } from '#client/resource/table/RecordConflicts.tsx';
import { useReader } from '#client/resource/useReader.ts';

/** Whether what is kept is saved, and what others have changed too. */
export function KeptSaving({ desk }: { readonly desk: RecordDesk }) {
  const reader = useReader([desk]);
  return (
    <>
      <DeskSaving desk={desk} />
      <RecordConflicts desk={desk} reader={reader} onSettled={() => {}} />
    </>
  );
}
