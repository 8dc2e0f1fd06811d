import { useContext } from 'react';
import { Link } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import * as styles from './ErrorPage.css.ts';
import { pageTexts } from './pageTexts.ts';
import { TitleBarAbove } from './titleBar.ts';
import { usePageTitle } from './usePageTitle.ts';

interface ErrorPageProps {
  /** The HTTP status. */
  readonly code: number;
  /** The address itself does not exist, as opposed to the thing that it refers to. */
  readonly isRoute?: boolean;
}

/** The error page: the status, its meaning and a link home (docs/product.md, "Screens"). */
export function ErrorPage({ code, isRoute = false }: ErrorPageProps) {
  const text = useText(pageTexts);
  usePageTitle(String(code));
  const Heading = useContext(TitleBarAbove) ? 'h2' : 'h1';
  const reason = isRoute ? 'route' : code === 404 || code === 403 ? code : 'other';
  return (
    <div className={styles.deadEnd}>
      <svg className={styles.walls} viewBox="0 0 240 160" aria-hidden="true">
        <path d="M8 8V152M40 152V40H200V152M232 152V8H8M72 152V72H168V152" />
      </svg>
      <Heading className={styles.code}>{code}</Heading>
      <p>{text(`errorPage.${reason}`)}</p>
      <Link href="/" className={styles.home}>
        {text('errorPage.home')}
      </Link>
    </div>
  );
}
