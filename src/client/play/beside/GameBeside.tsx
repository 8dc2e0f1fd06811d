import { useAtom, useAtomValue } from 'jotai';
import Maximize2 from 'lucide-react/icons/maximize-2';
import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useRef } from 'react';
import { Router } from 'wouter';
import { navigate as go } from 'wouter/use-browser-location';
import { useText } from '#client/i18n/useText.ts';
import { accountAtom } from '#client/page/account.ts';
import { besideGameAtom } from '#client/page/scenario/besideGame.ts';
import { pausedGamesAtom, pausedKey } from '#client/page/scenario/pausedGames.ts';
import { floorPath, playPath, STRAIGHT } from '#client/page/scenario/scenario.ts';
import PlayScreen from '#client/play/PlayScreen.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { BESIDE } from '#client/ui/screen.ts';
import { besideTexts } from './besideTexts.ts';
import * as styles from './GameBeside.css.ts';

/** The address of the game as if it were a page of its own; all other addresses are those of the page, where the map is. */
function useBesideLocation(): [string, (to: string, options?: { readonly replace?: boolean }) => void] {
  const [game, setGame] = useAtom(besideGameAtom);
  const path = game?.path.split('?')[0] ?? '';
  return [
    path,
    (to, options) => {
      if (game && to.split('?')[0] === path) setGame({ ...game, path: to });
      else {
        go(to, options);
        game?.onMap();
      }
    },
  ];
}
const useBesideSearch = (): string => useAtomValue(besideGameAtom)?.path.split('?')[1] ?? '';

/** The test play of a scenario beside its map. Edits reach it like any change of the world: at once, and the party keeps its place. */
export default function GameBeside({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(besideTexts);
  const [game, setGame] = useAtom(besideGameAtom);
  const frame = useRef<HTMLElement>(null);
  const isAsked = game?.path.includes(STRAIGHT) ?? false;
  const owner = pausedKey(useAtomValue(accountAtom)?.id ?? '', scenarioId);
  const floor = useAtomValue(pausedGamesAtom)[owner]?.floor;
  // The map goes along to the floor that the party reaches.
  useEffect(() => {
    if (floor !== undefined && location.pathname !== floorPath(scenarioId, floor)) go(floorPath(scenarioId, floor));
  }, [floor, scenarioId]);
  // The keys are the game's when an author goes into it, also if it is on the screen already.
  useEffect(() => {
    if (isAsked) frame.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <section ref={frame} className={styles.frame} aria-label={text('beside.title')} {...{ [BESIDE]: '' }}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('beside.title')}</h2>
        <IconButton
          size="small"
          label={text('beside.alone')}
          icon={<Maximize2 size={16} />}
          onPress={() => {
            setGame(undefined);
            go(playPath(scenarioId));
          }}
        />
        <IconButton
          size="small"
          label={text('beside.close')}
          icon={<X size={16} />}
          onPress={() => setGame(undefined)}
        />
      </div>
      <Suspense fallback={<Spinner />}>
        <Router hook={useBesideLocation} searchHook={useBesideSearch}>
          <PlayScreen scenarioId={scenarioId} />
        </Router>
      </Suspense>
    </section>
  );
}
