import { useRef } from 'react';
import { useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { filled } from '#client/screens/areas/areas.css.ts';
import { ListBeside } from '#client/screens/dataSettings/ListBeside.tsx';
import { type RecordView, ViewChoice } from '#client/screens/dataSettings/ViewChoice.tsx';
import { npc } from '#domain/resources/npc.ts';
import { NobodyChosen } from './NobodyChosen.tsx';
import NpcForm from './NpcForm.tsx';
import { NpcList } from './NpcList.tsx';

interface NpcScreenProps {
  readonly scenarioId: string;
  /** The number in the address; absent if only the list is requested. */
  readonly number?: string;
}

const listHref = (scenarioId: string) => `${scenarioPath(scenarioId)}/data-settings/npc`;

/**
 * The NPCs: one in its form next to the list of all, or all of them as a spreadsheet. A narrow window shows either the list or the form.
 */
export default function NpcScreen({ scenarioId, number }: NpcScreenProps) {
  const desk = useRecordDesk(npc, scenarioId);
  const view = new URLSearchParams(useSearch()).get('view') === 'table' ? 'table' : 'single';
  if (view === 'table') return <NpcTable scenarioId={scenarioId} />;
  if (!desk) return <RecordsPending resources={[npc]} scenarioId={scenarioId} />;
  const isOpen = number !== undefined;
  const choice = <ViewChoice view="single" hrefOf={(other) => hrefOf(scenarioId, other, number)} />;
  return (
    <ListBeside
      list={<NpcList desk={desk} current={isOpen ? Number(number) : undefined} view={choice} />}
      listHref={listHref(scenarioId)}
      view={choice}
      isChosen={isOpen}
    >
      {isOpen ? <NpcForm scenarioId={scenarioId} number={number} /> : <NobodyChosen desk={desk} />}
    </ListBeside>
  );
}

/** Returns the address of an NPC in a view; that of the list if there is no current one. */
function hrefOf(scenarioId: string, view: RecordView, number: string | number | undefined): string {
  const list = listHref(scenarioId);
  const place = number === undefined ? '' : `#${number}`;
  if (view === 'table') return `${list}?view=table${place}`;
  return number === undefined ? list : recordHref(scenarioId, 'npc', Number(number));
}

function NpcTable({ scenarioId }: { readonly scenarioId: string }) {
  const asked = useLocationProperty(() => location.hash.slice(1));
  const { first, last } = npc.numbers;
  const number = /^\d{1,3}$/.test(asked) ? Math.min(last, Math.max(first, Number(asked))) : undefined;
  const row = useRef(number);
  return (
    <div className={filled}>
      <ViewChoice view="table" hrefOf={(other) => hrefOf(scenarioId, other, row.current)} />
      <RecordTable
        resource={npc}
        scenarioId={scenarioId}
        startAt={number}
        onActive={(active) => {
          row.current = active;
        }}
      />
    </div>
  );
}
