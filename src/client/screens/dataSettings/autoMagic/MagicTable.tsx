import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import { type MagicContent, numbersInSet } from '#game/rules/autoMagic/magicContent.ts';
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
export function MagicTable({
  open: { scenarioId, set, at, content },
  resource,
  table,
  isLow = false,
}: MagicTableProps) {
  const calledBy = usePowerNames(content);
  const numbers = numbersInSet(resource, set);
  const isHere = at !== undefined && at >= numbers.first && at <= numbers.last;
  return (
    <div className={isLow ? lowTable : tableBox}>
      <RecordTable
        resource={resource}
        scenarioId={scenarioId}
        numbers={numbers}
        {...(table !== undefined && { table })}
        calledBy={calledBy}
        startAt={isHere ? at : undefined}
      />
    </div>
  );
}

/** Returns the names of a set's powers, for the leaves that know these by their places: the kind of magic, and the additional powers. */
function usePowerNames({ groups }: MagicContent): (leaf: Leaf, code?: number) => string {
  const language = useAtomValue(languageAtom);
  const names = JSON.stringify(Array.from(groups.values(), (power) => fieldInLanguage(power, 'name', language)));
  return useMemo(() => {
    const nameOf = (place: number) => (JSON.parse(names) as string[])[place - 1] ?? '';
    return ({ keys: [field, key] }, code) => {
      if (field === 'kind') return code === undefined ? '' : nameOf(code);
      return field === 'groups' ? nameOf(Number(key)) : '';
    };
  }, [names]);
}
