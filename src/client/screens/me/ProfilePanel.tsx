import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { User } from '#client/page/account.ts';
import { FactList } from '#client/page/FactList.tsx';
import { fields } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { LANGUAGES } from '#domain/text/languages.ts';
import * as styles from './me.css.ts';
import { meTexts } from './meTexts.ts';
import { ProfilePicture } from './ProfilePicture.tsx';
import { useUpdateAccount } from './useUpdateAccount.ts';

/** The picture and the details. The save button is enabled after a change. */
export function ProfilePanel({ account }: { account: User }) {
  const text = useText(meTexts, pageTexts);
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(account.name);
  const [language, setLanguage] = useState(account.language);
  const isChanged = name !== account.name || language !== account.language;
  const update = useUpdateAccount(form, ['name', 'language'], (user) => {
    setName(user.name);
    showSnackbar(text('me.saved'), { tone: 'success' });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged) update.save({ name, language });
  }
  return (
    <Panel title={text('profile.title')} padding="roomy">
      <div className={styles.profile}>
        <ProfilePicture account={account} />
        <form ref={form} noValidate className={fields} onSubmit={submit}>
          <FactList facts={[{ name: text('profile.username'), value: account.username }]} />
          <TextField
            label={text('profile.name')}
            name="name"
            value={name}
            onChange={setName}
            hint={text('profile.nameHint')}
            errors={update.messages.name}
            autoComplete="nickname"
            spellCheck="false"
            isRequired
          />
          <Choice
            label={text('profile.language')}
            value={language}
            onChange={setLanguage}
            hint={text('profile.languageHint')}
            options={LANGUAGES.map((one) => ({ value: one, label: text(`language.${one}`) }))}
            errors={update.messages.language}
          />
          <div className={styles.buttons}>
            <Button type="submit" tone="primary" isDisabled={!isChanged} isPending={update.isPending}>
              {text('me.save')}
            </Button>
          </div>
        </form>
      </div>
    </Panel>
  );
}
