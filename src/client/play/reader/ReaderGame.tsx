import { useAtomValue } from 'jotai';
import MenuIcon from 'lucide-react/icons/menu';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import * as layout from '#client/play/GameScreen.css.ts';
import { GameScreen } from '#client/play/GameScreen.tsx';
import type { PlaySession } from '#client/play/session/PlaySession.ts';
import { workTitles } from '#client/screens/works/workChips.ts';
import { connectionAtom } from '#client/shell/connection/connectionAtom.ts';
import { usePageTitle } from '#client/shell/usePageTitle.ts';
import { Button } from '#client/ui/Button.tsx';
import { GameMenu } from './GameMenu.tsx';
import * as styles from './ReaderGame.css.ts';
import type { ReleasedWork } from './ReleasedWork.ts';
import { readerTexts } from './readerTexts.ts';

interface ReaderGameProps {
  readonly work: ReleasedWork;
  readonly session: PlaySession;
  readonly onLeave: () => void;
}

/** A game of a reader, with its menu. It needs no server. */
export function ReaderGame({ work, session, onLeave }: ReaderGameProps) {
  const text = useText(readerTexts);
  const { title } = workTitles(work.document.scenario, useAtomValue(languageAtom));
  usePageTitle(title);
  const isOffline = useAtomValue(connectionAtom) === 'offline';
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <main className={styles.screen}>
      <GameScreen session={session} world={work.world} host={{ onEscape: () => setMenuOpen(true), hasTimeline: false }}>
        {() => (
          <div className={layout.foot}>
            <div className={styles.bar}>
              <Button size="small" icon={<MenuIcon size={16} />} onPress={() => setMenuOpen(true)}>
                {text('reader.menu')}
              </Button>
              <h1 className={styles.title}>{title}</h1>
              <p className={styles.state} role="status">
                {isOffline && text('reader.offline')}
              </p>
            </div>
          </div>
        )}
      </GameScreen>
      <GameMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} onLeave={onLeave} />
    </main>
  );
}
