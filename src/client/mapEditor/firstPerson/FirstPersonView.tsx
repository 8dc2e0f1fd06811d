import { useAtom, useAtomValue } from 'jotai';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useState } from 'react';
import { connectionAtom } from '#client/api/connection/connectionAtom.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { phoneViewAtom, viewAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { fetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { head, phone, picture, title, type ViewSize } from './FirstPersonPane.css.ts';
import { viewTexts } from './viewTexts.ts';

const FirstPersonPane = lazyScreen(() => import('./FirstPersonPane.tsx'));

/** The first-person view next to the map: small, large or closed, as the user left it. */
export function FirstPersonSection(props: FirstPersonViewProps) {
  const text = useText(viewTexts);
  const [size, setSize] = useAtom(viewAtom);
  const isOpen = size !== 'closed';
  // On a phone its panel does not exist.
  const isPhone = useMedia(screen.phone);
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
      {isOpen && !isPhone && <FirstPersonView {...props} size={size} />}
    </>
  );
}

/** The first-person view over the map on a phone, if it was opened. */
export function PhoneView(props: FirstPersonViewProps) {
  const isOpen = useAtomValue(phoneViewAtom);
  const isPhone = useMedia(screen.phone);
  if (!isOpen || !isPhone) return null;
  return (
    <div className={phone}>
      <FirstPersonView {...props} size="phone" />
    </div>
  );
}

interface FirstPersonViewProps {
  readonly stage: MapStage | undefined;
  readonly desk: FloorDesk;
}

/** The first-person view with its buttons. It loads when the browser is idle after the page has loaded; until then its place is dark. */
function FirstPersonView({ stage, desk, size }: FirstPersonViewProps & { readonly size: ViewSize }) {
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
