import { useAtom } from 'jotai';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import X from 'lucide-react/icons/x';
import { useText } from '#client/i18n/useText.ts';
import { viewAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { head, title } from './FirstPersonPane.css.ts';
import { FirstPersonView, type FirstPersonViewProps } from './FirstPersonView.tsx';
import { viewTexts } from './viewTexts.ts';

/** The view from within beside the map: open, enlarged or closed, as it was left. */
export function FirstPersonSection(props: FirstPersonViewProps) {
  const text = useText(viewTexts);
  const [size, setSize] = useAtom(viewAtom);
  const isOpen = size !== 'closed';
  // On a phone the panel it stands in is not there.
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
