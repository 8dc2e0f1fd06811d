import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { ErrorPage } from '#client/page/ErrorPage.tsx';
import { goToAnchor, guideHref } from '#client/page/guideAddress.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { usePageTitle, usePartTitle } from '#client/page/usePageTitle.ts';
import type { GuidePage } from './content.ts';
import { GuideArticle } from './GuideArticle.tsx';
import * as styles from './guide.css.ts';
import { GUIDE_PAGES, GUIDE_PARTS } from './guideContents.ts';
import { guideTexts } from './guideTexts.ts';

/** /guide and its pages; `path` is that of a page, undefined for the contents. */
export default function GuideScreen({ path }: { readonly path?: string | undefined }) {
  const text = useText(pageTexts);
  const language = useAtomValue(languageAtom);
  const page = GUIDE_PAGES.find((one) => one.path === path);
  usePageTitle(text('common.guide'));
  usePartTitle(page?.title[language] ?? '');
  useEffect(() => {
    // The target of the address renders after the browser has looked for it; another page starts at its top.
    if (path === undefined || !goToAnchor()) scrollTo({ top: 0 });
  }, [path]);
  if (path !== undefined && !page) return <ErrorPage code={404} isRoute />;
  return (
    <div className={styles.guide}>
      <Contents present={page} />
      {page ? <GuideArticle page={page} /> : <Start />}
    </div>
  );
}

/** Lists every page, by parts, and marks the current one. */
function Contents({ present }: { readonly present: GuidePage | undefined }) {
  const text = useText(guideTexts);
  const language = useAtomValue(languageAtom);
  return (
    <nav className={styles.contents} aria-label={text('guide.contents')}>
      {/* The contents are folded on a phone, where they would push the page down. */}
      <details className={styles.folded} open={matchMedia('(min-width: 960px)').matches}>
        <summary className={styles.contentsTitle}>{text('guide.contents')}</summary>
        {GUIDE_PARTS.map(({ title, pages }) => (
          <div key={title.en}>
            <h2 className={styles.part}>{title[language]}</h2>
            <ul className={styles.pages}>
              {pages.map((page) => (
                <li key={page.path}>
                  <RouteLink href={guideHref(page.path)} aria-current={page === present ? 'page' : undefined}>
                    {page.title[language]}
                  </RouteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  );
}

/** The first page: lists each page with its purpose. */
function Start() {
  const text = useText(guideTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{text('common.guide')}</h1>
      <p className={styles.lead}>{text('guide.lead')}</p>
      {GUIDE_PARTS.map(({ title, pages }) => (
        <section key={title.en} className={styles.section}>
          <h2 className={styles.heading}>{title[language]}</h2>
          <ul className={styles.cards}>
            {pages.map((page) => (
              <li key={page.path} className={styles.card}>
                <RouteLink href={guideHref(page.path)}>{page.title[language]}</RouteLink>
                <p>{page.lead[language]}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
