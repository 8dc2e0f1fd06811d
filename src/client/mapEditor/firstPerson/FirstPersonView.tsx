import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { connectionAtom } from '#client/api/connection/connectionAtom.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { MapStage } from '#client/mapEditor/canvas/MapStage.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { fetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { picture, type ViewSize } from './FirstPersonPane.css.ts';

const FirstPersonPane = lazyScreen(() => import('./FirstPersonPane.tsx'));

export interface FirstPersonViewProps {
  readonly stage: MapStage | undefined;
  readonly desk: FloorDesk;
}

/** The view from within with what turns and walks. It comes when the browser is idle and the site there; until then its place is dark. */
export function FirstPersonView({ stage, desk, size }: FirstPersonViewProps & { readonly size: ViewSize }) {
  const [isReady, setReady] = useState(false);
  const connection = useAtomValue(connectionAtom);
  useEffect(() => {
    if (isReady || connection !== 'online') return;
    return fetchWhenIdle([
      async () => {
        await FirstPersonPane.load();
        setReady(true);
      },
    ]);
  }, [isReady, connection]);
  const dark = <div className={picture[size]} />;
  return (
    <Suspense fallback={dark}>
      {stage && isReady ? <FirstPersonPane stage={stage} desk={desk} size={size} /> : dark}
    </Suspense>
  );
}
