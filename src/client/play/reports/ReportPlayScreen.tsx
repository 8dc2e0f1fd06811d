import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { cellHref, reportsPath } from '#client/page/scenario/scenario.ts';
import { usePartTitle } from '#client/page/usePageTitle.ts';
import { AuthorGame } from '#client/play/AuthorGame.tsx';
import { unpackWork } from '#client/play/reader/ReleasedWork.ts';
import { PlaySession } from '#client/play/session/PlaySession.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { eventFlag } from '#domain/resources/eventFlag.ts';
import { recordsIn } from '#domain/scenario/recordsIn.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import { isOfTheseRules, RULES_VERSION, replay } from '#game/saves/Inputs.ts';
import { readSave, resume } from '#game/saves/Save.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';
import * as styles from './ReportPlayScreen.css.ts';
import { reportPlayTexts } from './reportPlayTexts.ts';

interface ReportPlayScreenProps {
  readonly scenarioId: string;
  readonly reportId: string;
}

/** /scenarios/{id}/reports/{report}: a reader's game at the moment of a fault, in the release in which it happened. */
export default function ReportPlayScreen({ scenarioId, reportId }: ReportPlayScreenProps) {
  const text = useText(reportPlayTexts);
  usePartTitle(text('report.title'));
  const query = useQuery({
    queryKey: ['played report', scenarioId, reportId],
    queryFn: async () =>
      playReport((await trpcClient.reports.read.query({ scenario_id: scenarioId, id: reportId })).data),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (query.data) return <ReportedGame {...{ scenarioId }} played={query.data} />;
  return query.error ? <QueryFailure query={query} /> : <LoadingPage />;
}

type Played = Awaited<ReturnType<typeof playReport>>;

/** Replays the game of a report as far as it fits. */
async function playReport({ message, game }: RouterOutputs['reports']['read']['data']) {
  if (!game) return { message, game: undefined };
  const { journal, release } = game;
  const { document, world } = await unpackWork(fromBase64(game.document));
  const { inputs, version } = journal;
  const first = beginningOf(world, journal);
  if (!first) return { message, game: undefined };
  const session = new PlaySession(() => world, first);
  const done = session.takeAll(inputs);
  const misfit = done < inputs.length ? done + 1 : undefined;
  return {
    message,
    game: {
      release,
      world,
      session,
      misfit,
      isOlder: !isOfTheseRules({ rules: version }),
      flags: recordsIn(document, eventFlag),
    },
  };
}

type SentGame = NonNullable<RouterOutputs['reports']['read']['data']['game']>['journal'];

/** Returns the first state of a report's game; undefined if its save cannot be read. */
function beginningOf(world: World, journal: SentGame): GameState | undefined {
  if ('save' in journal) {
    const read = readSave(journal.save);
    return 'save' in read ? resume(world, read.save, read.save.document).state : undefined;
  }
  const { seed, isWithoutMembers } = journal;
  const begun = { version: RULES_VERSION, seed, inputs: [], ...(isWithoutMembers && { isWithoutMembers }) } as const;
  return replay(world, begun).state;
}

/** A world that nobody edits never changes. */
const subscribe = () => () => {};

function ReportedGame({
  scenarioId,
  played: { message, game },
}: {
  readonly scenarioId: string;
  readonly played: Played;
}) {
  const text = useText(reportPlayTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const head = (
    <div className={styles.head}>
      <RouteLink href={reportsPath(scenarioId)}>{text('report.back')}</RouteLink>
      <p className={styles.message}>{message}</p>
      {game ? (
        <p className={styles.about}>{text('report.release', { number: game.release })}</p>
      ) : (
        <p className={styles.about}>{text('report.withoutGame')}</p>
      )}
      {game?.isOlder && <Notice>{text('report.older')}</Notice>}
      {game?.misfit !== undefined && <Notice tone="warning">{text('report.misfit', { step: game.misfit })}</Notice>}
    </div>
  );
  if (!game) return head;
  const { world, session, flags } = game;
  const place = () => session.state.place;
  return (
    <div className={styles.screen}>
      {head}
      <AuthorGame
        edited={{ world, subscribe }}
        session={session}
        flagName={(flag) => numberedName(eventFlag, flags.get(flag) ?? {}, flag, language)}
        namedFlags={[...flags.keys()]}
        onMap={() => navigate(place().floor > 0 ? cellHref(scenarioId, place()) : reportsPath(scenarioId))}
        onRestart={() => session.travel((line) => line.goTo(0))}
      />
    </div>
  );
}
