import { useAtom, useAtomValue } from 'jotai';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useState } from 'react';
import { lazyScreen } from '#client/i18n/lazyScreen.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapStage } from '#client/mapEditor/canvas/MapStage.ts';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import { viewAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { connectionAtom } from '#client/shell/connection/connectionAtom.ts';
import { prefetchWhenIdle } from '#client/shell/prefetchWhenIdle.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { screen } from '#client/ui/screen.ts';
import { head, picture, title } from './FirstPersonPane.css.ts';

const FirstPersonPane = lazyScreen(() => import('./FirstPersonPane.tsx'));

interface FirstPersonSectionProps {
  readonly stage: MapStage | undefined;
  readonly desk: FloorDesk;
}

/** The view from within beside the map: open, enlarged or closed, as it was left. It comes when the browser is idle and the site there. */
export function FirstPersonSection({ stage, desk }: FirstPersonSectionProps) {
  const text = useText();
  const [size, setSize] = useAtom(viewAtom);
  const [isReady, setReady] = useState(false);
  const isOpen = size !== 'closed';
  const connection = useAtomValue(connectionAtom);
  useEffect(() => {
    // On a phone the panel it stands in is not there.
    if (!isOpen || isReady || connection !== 'online' || matchMedia(screen.phone).matches) return;
    return prefetchWhenIdle([
      async () => {
        await FirstPersonPane.load();
        setReady(true);
      },
    ]);
  }, [isOpen, isReady, connection]);
  return (
    <>
      <div className={head}>
        <h2 className={title}>{text('view.title')}</h2>
        <span>
          {isOpen && (
            <IconButton
              size="small"
              label={text(size === 'large' ? 'view.shrink' : 'view.enlarge')}
              icon={size === 'large' ? <Minimize2 size={16} /> : <Maximize2 size={16} />}
              onPress={() => setSize(size === 'large' ? 'small' : 'large')}
            />
          )}
          <IconButton
            size="small"
            label={text(isOpen ? 'view.hide' : 'view.show')}
            icon={isOpen ? <X size={16} /> : <ChevronDown size={16} />}
            onPress={() => setSize(isOpen ? 'closed' : 'small')}
          />
        </span>
      </div>
      {isOpen && (
        <Suspense fallback={<div className={picture[size]} />}>
          {stage && isReady ? (
            <FirstPersonPane stage={stage} desk={desk} size={size} />
          ) : (
            <div className={picture[size]} />
          )}
        </Suspense>
      )}
    </>
  );
}
