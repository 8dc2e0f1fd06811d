import { useAtomValue } from 'jotai';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { muted } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { isWorkHeld } from '#client/page/scenario/HeldNotice.tsx';
import { tryPath, workPath } from '#client/page/scenario/listedWork.ts';
import { type Scenario, scenarioPath } from '#client/page/scenario/scenario.ts';
import { ReadersFacts } from '#client/screens/scenario/ReadersFacts.tsx';
import { readersTexts } from '#client/screens/scenario/readersTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Link } from '#client/ui/Link.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { type FoundReason, reasonText } from '#domain/catalogs/releaseReasons.ts';
import { isOpen, releasedTo } from '#domain/scenario/statusSteps.ts';
import { AskDialog } from './AskDialog.tsx';
import { MovedNumbers } from './MovedNumbers.tsx';
import { PLACES, placeOf } from './places.ts';
import { ReadersGet } from './ReadersGet.tsx';
import * as styles from './status.css.ts';
import { statusTexts } from './statusTexts.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { isChanged, useReadiness, useRefetchStatus, useRelease, useReleaseChanges } from './usePublishing.ts';

/** The last release, the obstacles to the next one, and the release itself. */
export function ReleasePanel({ scenario }: { readonly scenario: Scenario }) {
  const text = useText(statusTexts, readersTexts, pageTexts);
  const canWrite = useMay('publish');
  const language = useAtomValue(languageAtom);
  const readiness = useReadiness(scenario.id);
  const changes = useReleaseChanges(scenario.id);
  const release = useRelease(scenario.id);
  const [isAsking, ask] = useState(false);
  const found = readiness.data?.data;
  const moved = changes.data?.data?.moved ?? [];
  const failing = found?.failing_tests ?? 0;
  const to = releasedTo(scenario);
  const isUpdate = to.some(({ field }) => scenario[field] === 'now_open');
  // An open work can be released if it differs from the readers' version; a held one never.
  const isDue = !isWorkHeld(scenario) && (!isUpdate || isChanged(changes.data?.data));
  const variants = new Intl.ListFormat(language).format(to.map(({ label }) => label[language]));
  const part = useKeptFocus(isDue);
  const last = found?.last_release;
  const tryHref = tryPath(scenario);
  const times = last && { number: last.number, time: formatDate(last.created_at) };
  function go() {
    ask(false);
    void release.run({ accept_moved_numbers: moved.length > 0, accept_failing_tests: failing > 0 });
  }
  return (
    <Panel title={text('release.title')}>
      <div ref={part} className={styles.stack} id={PLACES.release} tabIndex={-1}>
        {release.state === 'done' && (
          <Notice tone="success" role="status">
            {text('release.done')}
          </Notice>
        )}
        {found && !times && <p className={muted}>{text('release.none')}</p>}
        {times && <p>{text(isOpen(scenario) ? 'release.open' : 'release.last', times)}</p>}
        {tryHref !== undefined && (
          <div className={styles.row}>
            <RouteLink href={tryHref}>{text('readers.try')}</RouteLink>
          </div>
        )}
        <ReadersFacts scenario={scenario} />
        {isOpen(scenario) && scenario.scenario_code !== null && (
          <div className={styles.row}>
            <RouteLink href={workPath(scenario.scenario_code)}>{text('release.look')}</RouteLink>
            {canWrite && <UpdateButton scenarioId={scenario.id} />}
          </div>
        )}
        {isDue &&
          !found &&
          (readiness.isError ? (
            <p role="alert">{text('error.notLoaded')}</p>
          ) : (
            <Spinner label={text('common.loading')} />
          ))}
        {isDue && found && found.reasons.length > 0 && <Reasons scenarioId={scenario.id} reasons={found.reasons} />}
        {isDue && found?.reasons.length === 0 && (
          <Notice tone="success">{text(isUpdate ? 'release.readyUpdate' : 'release.ready', { variants })}</Notice>
        )}
        {isDue && canWrite && (
          <div className={styles.row}>
            <Button
              tone="primary"
              isDisabled={!found || found.reasons.length > 0 || changes.isPending}
              isPending={release.state === 'running'}
              onPress={() => ask(true)}
            >
              {text(isUpdate ? 'release.goUpdate' : 'release.go')}
            </Button>
            {release.state === 'running' && <Spinner label={text('release.running')} />}
          </div>
        )}
      </div>
      {isAsking && found && (
        <AskDialog
          title={text(moved.length > 0 ? 'moved.title' : failing > 0 ? 'failing.title' : 'ask.title')}
          submit={text(moved.length + failing > 0 ? 'moved.submit' : isUpdate ? 'release.goUpdate' : 'release.go')}
          onClose={() => ask(false)}
          onSubmit={go}
        >
          <p>{text(isUpdate ? 'ask.update' : 'ask.release', { variants })}</p>
          <ReadersGet contents={found.contents} texts={found.texts} />
          {times && <MovedNumbers moved={moved} />}
          {failing > 0 && (
            <Notice tone="warning">
              <p>{text('failing.count', { count: failing })}</p>
              <RouteLink href={`${scenarioPath(scenario.id)}/checks?rule=test`}>{text('failing.look')}</RouteLink>
            </Notice>
          )}
          {moved.length + failing > 0 && <p>{text('moved.question')}</p>}
        </AskDialog>
      )}
    </Panel>
  );
}

interface ReasonsProps {
  readonly scenarioId: string;
  readonly reasons: readonly FoundReason[];
}

/** The remaining tasks, each with a link to its place. */
function Reasons({ scenarioId, reasons }: ReasonsProps) {
  const text = useText(statusTexts);
  const language = useAtomValue(languageAtom);
  return (
    <>
      <h3 className={styles.heading}>
        {text('release.reasons')}{' '}
        <span className={styles.quiet}>{text('release.remaining', { count: reasons.length })}</span>
      </h3>
      <ul className={styles.reasons}>
        {reasons.map((one) => {
          const { place, href } = placeOf(scenarioId, one.reason);
          const Way = href.startsWith('#') ? Link : RouteLink;
          return (
            <li key={one.reason} className={styles.reason}>
              <CircleDashed size={16} className={styles.reasonMark} aria-hidden />
              <span>{reasonText(one)[language]}</span>
              <span className={styles.reasonWay}>
                <Way href={href}>{text(`place.${place}`)}</Way>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function UpdateButton({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(statusTexts);
  const [isAsking, ask] = useState(false);
  const refetch = useRefetchStatus();
  const update = trpc.publishing.updateFile.useMutation({
    onSettled: () => {
      ask(false);
      return refetch();
    },
  });
  return (
    <>
      <Button onPress={() => ask(true)}>{text('release.update')}</Button>
      {isAsking && (
        <AskDialog
          title={text('update.title')}
          submit={text('update.submit')}
          isPending={update.isPending}
          onClose={() => ask(false)}
          onSubmit={() => update.mutate({ scenario_id: scenarioId })}
        >
          <p>{text('update.question')}</p>
        </AskDialog>
      )}
    </>
  );
}
