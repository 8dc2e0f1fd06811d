import { useRef, useState } from 'react';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { buttons, line, list, muted } from '#client/ui/panels.css.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { useNextFocus } from '#client/ui/useNextFocus.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { changedLeaves, type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { LeafDifferences } from './LeafDifferences.tsx';

/** Earlier versions of the record from the backups; single leaves or the whole record can be restored. Loaded on request. */
export function HistoryPanel() {
  const text = useText(recordFormTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div id="history">
      <Panel
        title={text('record.history')}
        actions={
          <Button size="small" tone="plain" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {text(isOpen ? 'record.history.hide' : 'record.history.show')}
          </Button>
        }
      >
        {isOpen ? <Versions /> : <p className={muted}>{text('record.history.hint')}</p>}
      </Panel>
    </div>
  );
}

type Version = RouterOutputs['records'][RecordDesk['resource']['name']]['history']['data'][number];

function Versions() {
  const text = useText(pageTexts);
  const { desk, number } = useOpenRecord();
  const input = { scenario_id: desk.scenarioId, number: String(number) };
  const query = trpc.records[desk.resource.name].history.useQuery(input, { staleTime: 0, gcTime: 0 });
  if (query.isPending) return <Spinner label={text('common.loading')} />;
  if (query.isError) {
    return (
      <div className={line}>
        {text('error.notLoaded')}
        <Button size="small" onPress={() => void query.refetch()}>
          {text('common.retry')}
        </Button>
      </div>
    );
  }
  const versions = query.data.data;
  if (versions.length === 0) return <NoVersions />;
  return (
    <ul className={list}>
      {versions.map((version) => (
        <li key={version.backup_id}>
          <VersionEntry version={version} />
        </li>
      ))}
    </ul>
  );
}

function NoVersions() {
  const text = useText(recordFormTexts);
  const { desk } = useOpenRecord();
  const backups = trpc.backups.list.useQuery({ scenario_id: desk.scenarioId });
  if (!backups.data) return null;
  const isBackedUp = backups.data.data.length > 0;
  return <p className={muted}>{text(isBackedUp ? 'record.history.none' : 'record.history.noBackup')}</p>;
}

/** A version, with the values that differ from the current ones. */
function VersionEntry({ version }: { readonly version: Version }) {
  const text = useText(recordFormTexts);
  const { desk, number } = useOpenRecord();
  const canWrite = useMay(desk.resource.needs);
  const [isOpen, setOpen] = useState(false);
  const present = useRecord(desk, number);
  const then = { ...blankOf(desk.resource, number), ...version.record };
  const leaves = changedLeaves(desk.resource.leaves, present, then);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useNextFocus(frame);
  function takeBack(chosen: readonly Leaf[]) {
    keepFocus();
    desk.edit(chosen.map((leaf) => ({ number, leaf, value: leafValue(then, leaf) })));
  }
  return (
    <div ref={frame}>
      <div className={line}>
        <Button
          size="small"
          tone="plain"
          aria-expanded={isOpen}
          isDisabled={leaves.length === 0}
          onPress={() => setOpen(!isOpen)}
        >
          {formatDate(version.created_at)}
        </Button>
        <span className={muted}>{text(version.automatic ? 'record.history.automatic' : 'record.history.own')}</span>
        <span>
          {leaves.length === 0
            ? text('record.history.same')
            : text('record.history.differences', { count: leaves.length })}
        </span>
      </div>
      {isOpen && leaves.length > 0 && (
        <>
          <LeafDifferences
            leaves={leaves}
            titleOfLeaf={text('record.field')}
            one={{ title: text('record.history.then'), record: then }}
            other={{ title: text('record.history.now'), record: present }}
            actions={(leaf) =>
              canWrite && (
                <Button size="small" onPress={() => takeBack([leaf])}>
                  {text('record.history.takeBack')}
                </Button>
              )
            }
          />
          {canWrite && (
            <div className={buttons}>
              <Button size="small" onPress={() => takeBack(leaves)}>
                {text('record.history.takeBackAll')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
