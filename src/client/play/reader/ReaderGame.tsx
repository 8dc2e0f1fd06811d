import { useAtomValue } from 'jotai';
import MenuIcon from 'lucide-react/icons/menu';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { connectionAtom } from '#client/api/connection/connectionAtom.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { workTitles } from '#client/page/scenario/listedWork.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import * as layout from '#client/play/GameScreen.css.ts';
import { GameScreen } from '#client/play/GameScreen.tsx';
import { choice } from '#client/play/game.css.ts';
import type { GameSaves } from '#client/play/saves/GameSaves.ts';
import type { PlaySession } from '#client/play/session/PlaySession.ts';
import { countEndings } from './countReached.ts';
import { GameMenu } from './GameMenu.tsx';
import * as styles from './ReaderGame.css.ts';
import type { ReleasedWork } from './ReleasedWork.ts';
import { readerTexts } from './readerTexts.ts';

interface ReaderGameProps {
  readonly work: ReleasedWork;
  readonly session: PlaySession;
  /** The place of the autosaves; undefined until it is known who plays. */
  readonly home: GameSaves | undefined;
  /** Whether the game begins at a moment that its author has given. */
  readonly isGiven: boolean;
  readonly onSaves: () => void;
  readonly onLeave: () => void;
}

/** A reader's game, with its menu. It needs no server. */
export function ReaderGame({ work, session, home, isGiven, onSaves, onLeave }: ReaderGameProps) {
  const text = useText(readerTexts);
  const { title } = workTitles(work.document.scenario, useAtomValue(languageAtom));
  usePageTitle(title);
  const [, navigate] = useLocation();
  const isOffline = useAtomValue(connectionAtom) === 'offline';
  useEffect(() => (isGiven ? undefined : countEndings(work.code, session)), [work.code, session, isGiven]);
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <main className={styles.screen}>
      <GameScreen
        session={session}
        world={work.world}
        host={{ onEscape: () => setMenuOpen(true), ...(!isGiven && { onSaves }), hasTimeline: false }}
      >
        {({ shown }) => (
          <div className={layout.foot}>
            <div className={styles.bar}>
              <button type="button" className={choice} onClick={() => setMenuOpen(true)}>
                <MenuIcon size={16} aria-hidden />
                {text('reader.menu')}
              </button>
              <h1 className={styles.title}>{title}</h1>
              <p className={styles.state} role="status">
                {isGiven ? text('reader.given') : isOffline && text('reader.offline')}
              </p>
              {shown.mode === 'ended' && (
                <button type="button" className={choice} onClick={() => navigate('/works')}>
                  {text('reader.works')}
                </button>
              )}
            </div>
          </div>
        )}
      </GameScreen>
      <GameMenu
        {...{ work, session, isGiven, onSaves, onLeave }}
        isOpen={isMenuOpen}
        isKept={!isGiven && home !== undefined && home.view.storeFault === undefined && !home.view.isUnreadable}
        onClose={() => setMenuOpen(false)}
      />
    </main>
  );
}
