import { useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { User } from '#client/page/account.ts';
import { EmailEntry } from '#client/page/EmailEntry.tsx';
import { fields, muted, small } from '#client/page/page.css.ts';
import { PasswordEntry } from '#client/page/passwords/PasswordEntry.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { ClosedForm } from './ClosedForm.tsx';
import { buttons, value } from './me.css.ts';
import { meTexts } from './meTexts.ts';
import { SecretForm } from './SecretForm.tsx';
import { useUpdateAccount } from './useUpdateAccount.ts';

/** The e-mail address, and the new one that waits for its confirmation. */
export function EmailPanel({ account }: { account: User }) {
  const text = useText(meTexts);
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const update = useUpdateAccount(form, ['email', 'current_password'], (user) => {
    close();
    // A new address that waits for its confirmation is shown in its place.
    if (user.pending_email !== null) return;
    showSnackbar(text(account.pending_email === null ? 'email.changed' : 'email.stayed'), { tone: 'success' });
  });
  function close() {
    setOpen(false);
    setEmail('');
    setPassword('');
    update.clear();
  }
  return (
    <Panel title={text('email.title')}>
      <div className={fields}>
        {account.has_password ? (
          <ClosedForm isOpen={isOpen} onOpen={() => setOpen(true)} value={account.email}>
            <SecretForm
              ref={form}
              account={account}
              submitLabel={text('email.submit')}
              isPending={update.isPending}
              onSubmit={() => update.save({ email, current_password: password })}
              onCancel={close}
            >
              <EmailEntry
                label={text('email.new')}
                value={email}
                onChange={setEmail}
                errors={update.messages.email}
                autoFocus
              />
              <PasswordEntry
                kind="current"
                value={password}
                onChange={setPassword}
                errors={update.messages.current_password}
              />
            </SecretForm>
          </ClosedForm>
        ) : (
          <p className={value}>{account.email}</p>
        )}
        <p className={`${muted} ${small}`}>{text(account.has_password ? 'email.lead' : 'email.needsPassword')}</p>
        {account.pending_email !== null && (
          <Notice role="status">
            <p>{text('email.pending', { email: account.pending_email })}</p>
            <p>{text('email.pendingHint')}</p>
            <div className={buttons}>
              {/* Sending the present address again cancels the pending change. */}
              <Button size="small" isPending={update.isPending} onPress={() => update.save({ email: account.email })}>
                {text('email.stay')}
              </Button>
            </div>
          </Notice>
        )}
      </div>
    </Panel>
  );
}
