import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { besideGameAtom } from '#client/page/scenario/besideGame.ts';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { both } from './MapAndGame.css.ts';

const GameBeside = lazyScreen(() => import('#client/play/beside/GameBeside.tsx'));

/** The map of a scenario, with its test play at the right while one stands there. A narrower window closes it: the game is paused. */
export function MapAndGame({ scenarioId, children }: { readonly scenarioId: string; readonly children: ReactNode }) {
  const game = useAtomValue(besideGameAtom);
  const setGame = useSetAtom(besideGameAtom);
  const isWide = useMedia(screen.wide);
  const isShown = isWide && game?.scenarioId === scenarioId;
  useEffect(() => {
    if (!isWide) setGame(undefined);
  }, [isWide, setGame]);
  useEffect(() => () => setGame(undefined), [setGame]);
  return (
    <div className={isShown ? both : undefined}>
      {children}
      {isShown && (
        <Suspense>
          <GameBeside scenarioId={scenarioId} />
        </Suspense>
      )}
    </div>
  );
}
