import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { filled } from './areas.css.ts';

interface TableScreenProps {
  readonly scenarioId: string;
  readonly kind: RecordKindName;
  readonly table: string;
}

/** A table of records that fills the window. */
export default function TableScreen({ scenarioId, kind, table }: TableScreenProps) {
  return (
    <div className={filled}>
      <RecordTable resource={resourceOf(kind) as Resource} table={table} scenarioId={scenarioId} />
    </div>
  );
}
