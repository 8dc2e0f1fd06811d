import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { FlagAccessTag } from '#client/resource/uses/UseList.tsx';
import { UsesOf } from '#client/resource/uses/UsesOf.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { stack } from '#client/ui/panels.css.ts';
import { type Column, Table } from '#client/ui/Table.tsx';
import * as styles from './FlagsScreen.css.ts';
import { useUsedFlags } from './useUsedFlags.ts';
import { waysOfUse } from './waysOfUse.ts';

interface EventFlagUsesProps {
  readonly desk: RecordDesk;
  /** The current flag; undefined if there is none. */
  readonly chosen: number | undefined;
}

/** The used event flags with their uses; and every place of the current one, each with a link. */
export function EventFlagUses({ desk, chosen }: EventFlagUsesProps) {
  const text = useText(labyrinthTexts);
  const language = useAtomValue(languageAtom);
  const used = useUsedFlags(desk.scenarioId);
  // Until one is chosen the place of its uses is not left empty.
  const shown = chosen ?? used.keys().next().value;
  const columns: readonly Column<number>[] = [
    {
      id: 'flag',
      header: text('flags.flag'),
      role: 'name',
      cell: (number) => (
        <RouteLink
          href={recordHref(desk.scenarioId, 'event_flag', number)}
          aria-current={number === chosen ? 'true' : undefined}
        >
          <FlagName desk={desk} number={number} />
        </RouteLink>
      ),
    },
    {
      id: 'ways',
      header: text('flags.ways'),
      role: 'sentence',
      cell: (number) => (
        <div>
          {waysOfUse(used.get(number) ?? [], language).map(({ name, count, access }) => (
            <span key={name} className={styles.way}>
              <FlagAccessTag access={access} /> {count === 1 ? name : text('flags.way', { name, count })}
            </span>
          ))}
        </div>
      ),
    },
    {
      id: 'count',
      header: text('flags.places'),
      align: 'end',
      isNowrap: true,
      cell: (number) => text('flags.count', { count: used.get(number)?.length ?? 0 }),
    },
  ];
  return (
    <div className={stack}>
      <Panel title={text('flags.used', { count: used.size })}>
        <div className={styles.used}>
          <Table
            label={text('flags.used', { count: used.size })}
            columns={columns}
            rows={[...used.keys()]}
            rowKey={(number) => number}
            empty={text('flags.unused')}
          />
        </div>
      </Panel>
      {shown !== undefined && <Places key={shown} desk={desk} number={shown} />}
    </div>
  );
}

function FlagName({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const language = useAtomValue(languageAtom);
  return numberedName(desk.resource, useRecord(desk, number), number, language);
}

function Places({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const text = useText(labyrinthTexts);
  const language = useAtomValue(languageAtom);
  const name = numberedName(desk.resource, useRecord(desk, number), number, language);
  return <UsesOf desk={desk} number={number} title={text('flags.placesOf', { name })} />;
}
