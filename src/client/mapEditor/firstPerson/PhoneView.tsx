import { useAtomValue } from 'jotai';
import { phoneViewAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { phone } from './FirstPersonPane.css.ts';
import { FirstPersonView, type FirstPersonViewProps } from './FirstPersonView.tsx';

/** The view from within over the map of a phone, where it was asked for. */
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
