import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { User } from '#client/page/account.ts';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import * as styles from './me.css.ts';
import { meTexts } from './meTexts.ts';

/** The deletion of the account. */
export function DeletionPanel({ account }: { account: User }) {
  const text = useText(meTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={text('deletion.title')}>
      <div className={styles.line}>
        <p className={styles.value}>{text('deletion.lead')}</p>
        <Button tone="danger" size="small" onPress={() => setOpen(true)}>
          {text('deletion.open')}
        </Button>
      </div>
      {isOpen && <DeleteAccountDialog account={account} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
