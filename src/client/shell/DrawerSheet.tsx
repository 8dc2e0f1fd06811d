import MenuIcon from 'lucide-react/icons/menu';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useText } from '#client/i18n/useText.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import * as styles from './Drawer.css.ts';
import { DrawerNavigation } from './DrawerNavigation.tsx';
import { frameTexts } from './frameTexts.ts';

/** The drawer of a phone, behind a button of the top bar. */
export function DrawerSheet() {
  const text = useText(frameTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.menuButton}>
      <IconButton label={text('frame.openMenu')} icon={<MenuIcon size={20} />} onPress={() => setOpen(true)} />
      <ModalOverlay className={styles.backdrop} isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <Modal className={styles.sheet}>
          <Dialog className={styles.sheetDialog} aria-label={text('frame.navigation')}>
            <DrawerNavigation onFollow={() => setOpen(false)} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
