import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import type { Resource } from '#domain/resource/defineResource.ts';
import { numbersInSet } from '#game/rules/autoMagic/magicContent.ts';
import type { OpenMagic } from './MagicPage.tsx';
import { lowTable, tableBox } from './magicPage.css.ts';

interface MagicTableProps {
  readonly open: OpenMagic;
  readonly resource: Resource;
  readonly table?: string;
  /** Whether it stands below other content, and only has the remaining height. */
  readonly isLow?: boolean;
}

/** The records of one kind that belong to a set, as a spreadsheet. */
export function MagicTable({ open: { scenarioId, set, at }, resource, table, isLow = false }: MagicTableProps) {
  const numbers = numbersInSet(resource, set);
  const isHere = at !== undefined && at >= numbers.first && at <= numbers.last;
  return (
    <div className={isLow ? lowTable : tableBox}>
      <RecordTable
        resource={resource}
        scenarioId={scenarioId}
        numbers={numbers}
        {...(table !== undefined && { table })}
        startAt={isHere ? at : undefined}
      />
    </div>
  );
}
