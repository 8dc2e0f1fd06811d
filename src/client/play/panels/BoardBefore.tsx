import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { GameBoard } from '#client/pictures/GameWindow.tsx';
import type { PlaySession } from '#client/play/session/PlaySession.ts';
import type { Names } from '#client/play/words/Names.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { reachable } from '#client/ui/reachable.ts';
import { COMMENT_SIZE } from '#domain/resources/outline/authorComment.ts';
import { SIGNBOARD_SIZE } from '#domain/resources/signboard.ts';
import { partyIn } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';
import * as styles from './BoardBefore.css.ts';

interface BoardBeforeProps {
  readonly session: PlaySession;
  readonly world: World;
  readonly names: Names;
  /** The content if there is no board. */
  readonly children: ReactNode;
}

/** A board in front of the view: the sign of a labyrinth that is entered, the credits, or what was reached with an ending. */
export function BoardBefore({ session, world, names, children }: BoardBeforeProps) {
  const { state, reports } = session.timeline.present;
  if (state.pending?.operation.op === 'credits') {
    return (
      <div ref={reachable} className={styles.board}>
        <Credits names={names} />
      </div>
    );
  }
  if (reports.some(({ kind }) => kind === 'ending' || kind === 'completed')) {
    return <Ending {...{ session, world, names }} />;
  }
  const entered = reports.find((report) => report.kind === 'entered');
  const sign = entered && names.sign(entered.labyrinth, 'entrance');
  return sign ? <Sign text={sign} /> : children;
}

const Sign = ({ text }: { readonly text: string }) => (
  <div className={styles.sign}>
    <GameBoard text={text} {...SIGNBOARD_SIZE} label={text} look="signboard" />
  </div>
);

/** The author's words at the end. */
function Credits({ names }: { readonly names: Names }) {
  const text = useText(playTexts);
  const { title, words } = names.credits();
  return (
    <>
      <h2 className={styles.credits}>{title || text('play.credits.title')}</h2>
      {words !== '' && (
        <div className={styles.words}>
          <GameBoard text={words} {...COMMENT_SIZE} label={words} />
        </div>
      )}
    </>
  );
}

const MINUTE = 60;

function Ending({ session, world, names }: Omit<BoardBeforeProps, 'children'>) {
  const text = useText(playTexts);
  const { present, before } = session.timeline;
  const { state, reports } = present;
  const completed = reports.find((report) => report.kind === 'completed');
  const isEnd = reports.some(({ kind }) => kind === 'ending');
  const sign = completed && names.sign(completed.labyrinth, 'ending');
  const hadCredits = before?.state.pending?.operation.op === 'credits';
  const minutes = Math.floor(session.time.seconds / MINUTE);
  const facts = [
    text('play.ending.level', { level: Math.max(0, ...partyIn(state).map(({ member }) => member.level)) }),
    text('play.ending.steps', { steps: state.walked.toLocaleString('en') }),
    text('play.ending.time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  ];
  return (
    <section ref={reachable} className={styles.board} aria-label={text('play.ending.reached')}>
      {isEnd && <h2 className={styles.end}>{text('play.ending.end')}</h2>}
      {completed && world.labyrinths.has(completed.labyrinth) && (
        <p className={styles.completed}>
          {text('play.ending.completed', { name: names.labyrinth(completed.labyrinth) })}
        </p>
      )}
      {sign && <Sign text={sign} />}
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {isEnd && !hadCredits && names.credits().words !== '' && <Credits names={names} />}
    </section>
  );
}
