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
  readonly onSaves: () => void;
  readonly onLeave: () => void;
}

/** A reader's game, with its menu. It needs no server. */
export function ReaderGame({ work, session, home, onSaves, onLeave }: ReaderGameProps) {
  const text = useText(readerTexts);
  const { title } = workTitles(work.document.scenario, useAtomValue(languageAtom));
  usePageTitle(title);
  const [, navigate] = useLocation();
  const isOffline = useAtomValue(connectionAtom) === 'offline';
  useEffect(() => countEndings(work.code, session), [work.code, session]);
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <main className={styles.screen}>
      <GameScreen
        session={session}
        world={work.world}
        host={{ onEscape: () => setMenuOpen(true), onSaves, hasTimeline: false }}
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
                {isOffline && text('reader.offline')}
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
        {...{ work, session, onSaves, onLeave }}
        isOpen={isMenuOpen}
        isKept={home !== undefined && home.view.storeFault === undefined && !home.view.isUnreadable}
        onClose={() => setMenuOpen(false)}
      />
    </main>
  );
}
