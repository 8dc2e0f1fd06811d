import { useRef, useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import type { User } from '#client/page/account.ts';
import { fields, points } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { PasswordEntry } from '#client/page/passwords/PasswordEntry.tsx';
import { passwordTexts } from '#client/page/passwords/passwordTexts.ts';
import { leave } from '#client/page/session.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { meTexts } from './meTexts.ts';

interface DeleteAccountDialogProps {
  readonly account: User;
  readonly onClose: () => void;
}

/** Says what will be lost and asks for the password, or for the username if there is none. Mounted only while it is open. */
export function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps) {
  const text = useText(meTexts, passwordTexts, pageTexts);
  const form = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const errors = useFieldErrors(form, ['password', 'confirm']);
  const scenarios = trpc.scenarios.list.useQuery({});
  const remove = trpc.accounts.delete.useMutation({
    meta: { hasForm: true },
    onSuccess: () => leave('/auth/login?after=deleted'),
    onError: (error) => errors.show(error),
  });
  const isPending = remove.isPending || remove.isSuccess;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      tone="danger"
      title={text('deletion.title')}
      onSubmit={() => {
        errors.clear();
        remove.mutate(account.has_password ? { password } : { confirm });
      }}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {text('common.cancel')}
          </Button>
          <Button type="submit" tone="danger" isPending={isPending}>
            {text('deletion.submit')}
          </Button>
        </>
      }
    >
      <p>{text('deletion.question')}</p>
      <ul className={points}>
        <li>{text('deletion.scenarios', { count: scenarios.data?.meta.total ?? '…' })}</li>
        <li>{text('deletion.samples')}</li>
        <li>{text('deletion.person')}</li>
      </ul>
      <p>{text('deletion.published')}</p>
      <p>
        <strong>{text('deletion.warning')}</strong>
      </p>
      <div ref={form} className={fields}>
        <input type="text" name="username" autoComplete="username" value={account.username} readOnly hidden />
        {account.has_password ? (
          <PasswordEntry
            kind="current"
            label={text('password.password')}
            value={password}
            onChange={setPassword}
            errors={errors.messages.password}
            autoFocus
          />
        ) : (
          <TextField
            label={text('deletion.confirm', { username: account.username })}
            name="confirm"
            value={confirm}
            onChange={setConfirm}
            errors={errors.messages.confirm}
            autoComplete="off"
            spellCheck="false"
            autoFocus
            isRequired
          />
        )}
      </div>
    </Dialog>
  );
}
