import { trpc } from '#client/api/trpc.ts';
import { Link } from '#client/ui/Link.tsx';

/** The link to the site's operators; nothing if they have not set one. */
export function ContactLink() {
  const settings = trpc.app.settings.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
  const contact = settings.data?.data.contact;
  return contact && <Link href={contact.url}>{contact.text}</Link>;
}
