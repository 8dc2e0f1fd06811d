import { useAtomValue } from 'jotai';
import Wrench from 'lucide-react/icons/wrench';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { besideGameAtom } from '#client/page/scenario/besideGame.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import type { Game } from './Game.ts';
import * as styles from './GameScreen.css.ts';
import { GameScreen } from './GameScreen.tsx';
import { AuthorPanel } from './panels/AuthorPanel.tsx';
import { TimelineBar } from './panels/TimelineBar.tsx';
import { toolsTexts } from './panels/toolsTexts.ts';
import type { PlaySession } from './session/PlaySession.ts';
import type { Names } from './words/Names.ts';
import type { EditedWorld } from './world/EditedWorld.ts';

interface AuthorGameProps {
  readonly session: PlaySession;
  readonly edited: Pick<EditedWorld, 'world' | 'subscribe'>;
  readonly flagName: (flag: number) => string;
  readonly namedFlags: readonly number[];
  /** Returns to the map, to the cell of the party. */
  readonly onMap: () => void;
  readonly onRestart: () => void;
  /** Shows the saves of a game that is kept. */
  readonly onSaves?: () => void;
  /** The author's control for keeping the current moment, if that is possible. */
  readonly moment?: (names: Names) => ReactNode;
}

/** A game of its author, with tools next to it and the timeline below. */
export function AuthorGame(props: AuthorGameProps) {
  const { session, edited, flagName, namedFlags, onMap, onRestart, onSaves, moment } = props;
  const text = useText(toolsTexts, pageTexts);
  const isBeside = useAtomValue(besideGameAtom) !== undefined;
  const isNarrow = useMedia(screen.phone) || isBeside;
  const [areToolsOpen, setToolsOpen] = useState(false);
  const world = useSyncExternalStore(edited.subscribe, () => edited.world);
  const tools = ({ names }: Game) => (
    <AuthorPanel
      {...{ world, names, flagName, namedFlags, onMap, onRestart, onSaves }}
      state={session.state}
      onGive={(input) => session.take(input)}
    />
  );
  return (
    <GameScreen
      {...{ session, world }}
      host={{ onEscape: onMap, hasTimeline: true, flagName, ...(onSaves && { onSaves }) }}
    >
      {(game) => (
        <>
          {!isNarrow && (
            <aside className={styles.tools} aria-label={text('tools.title')}>
              {tools(game)}
            </aside>
          )}
          <div className={styles.foot}>
            <TimelineBar timeline={session.timeline} names={game.names} onTravel={game.travel}>
              {moment?.(game.names)}
            </TimelineBar>
            {isNarrow && (
              <Button tone="plain" icon={<Wrench size={16} />} onPress={() => setToolsOpen(true)}>
                {text('tools.title')}
              </Button>
            )}
          </div>
          {isNarrow && (
            <Dialog
              isOpen={areToolsOpen}
              title={text('tools.title')}
              closeLabel={text('common.close')}
              onClose={() => setToolsOpen(false)}
              actions={<Button onPress={() => setToolsOpen(false)}>{text('common.close')}</Button>}
            >
              {tools(game)}
            </Dialog>
          )}
        </>
      )}
    </GameScreen>
  );
}
