import { useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { User } from '#client/page/account.ts';
import { fields, muted, small } from '#client/page/page.css.ts';
import { PasswordEntry } from '#client/page/passwords/PasswordEntry.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { ClosedForm } from './ClosedForm.tsx';
import { dots } from './me.css.ts';
import { meTexts } from './meTexts.ts';
import { SecretForm } from './SecretForm.tsx';
import { useUpdateAccount } from './useUpdateAccount.ts';

/** Changes the password; requires the current one. */
export function PasswordPanel({ account }: { account: User }) {
  const text = useText(meTexts);
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const update = useUpdateAccount(form, ['password', 'current_password'], () => {
    close();
    showSnackbar(text('passwordPanel.changed'), { tone: 'success' });
  });
  function close() {
    setOpen(false);
    setCurrent('');
    setPassword('');
    update.clear();
  }
  return (
    <Panel title={text('passwordPanel.title')}>
      <div className={fields}>
        <ClosedForm
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
          value={
            <span className={dots} aria-hidden>
              ••••••••••
            </span>
          }
        >
          <SecretForm
            ref={form}
            account={account}
            submitLabel={text('passwordPanel.submit')}
            isPending={update.isPending}
            onSubmit={() => update.save({ password, current_password: current })}
            onCancel={close}
          >
            <PasswordEntry
              kind="current"
              value={current}
              onChange={setCurrent}
              errors={update.messages.current_password}
              autoFocus
            />
            <PasswordEntry kind="new" value={password} onChange={setPassword} errors={update.messages.password} />
            <p>
              <RouteLink href="/auth/forgot">{text('passwordPanel.forgotten')}</RouteLink>
            </p>
          </SecretForm>
        </ClosedForm>
        <p className={`${muted} ${small}`}>{text('passwordPanel.lead')}</p>
      </div>
    </Panel>
  );
}
