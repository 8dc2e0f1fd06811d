import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { meTexts } from './meTexts.ts';

/** Says that there is no password and, if the site sends mails, how to get one. */
export function NoPassword() {
  const text = useText(meTexts);
  const hasMail = trpc.app.settings.useQuery().data?.data.has_mail ?? false;
  return (
    <>
      <p>{text('passwordPanel.none')}</p>
      {hasMail && (
        <p>
          <RouteLink href="/auth/forgot">{text('passwordPanel.first')}</RouteLink>
        </p>
      )}
    </>
  );
}
