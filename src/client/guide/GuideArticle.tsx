import { useAtomValue } from 'jotai';
import { type ComponentType, Suspense } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { GuideWords } from '#client/page/GuideWords.tsx';
import { guideHref } from '#client/page/guideAddress.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { GuideBlock, GuideListName, GuidePage, GuideSection } from './content.ts';
import * as styles from './guide.css.ts';
import { GUIDE_PAGES } from './guideContents.ts';
import { GUIDE_PICTURE_SIZE, GUIDE_PICTURES, type GuidePictureName, guidePictureAddress } from './guidePictures.ts';
import { guideTexts } from './guideTexts.ts';

/** The lists that are read from the declarations of the map and of the game load where they are shown. */
const LISTS: Readonly<Record<GuideListName, ComponentType>> = {
  events: lazyScreen(() => import('./lists/EventKinds.tsx')),
  mapKeys: lazyScreen(() => import('./lists/MapKeys.tsx')),
  tableKeys: lazyScreen(() => import('./lists/TableKeys.tsx')),
  playKeys: lazyScreen(() => import('./lists/PlayKeys.tsx')),
  numbers: lazyScreen(() => import('./lists/Numbers.tsx')),
};

/** One page: its sections, each with an anchor, and links to the previous and next page. */
export function GuideArticle({ page }: { readonly page: GuidePage }) {
  const text = useText(guideTexts);
  const language = useAtomValue(languageAtom);
  const at = GUIDE_PAGES.indexOf(page);
  const [previous, next] = [GUIDE_PAGES[at - 1], GUIDE_PAGES[at + 1]];
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{page.title[language]}</h1>
      <p className={styles.lead}>
        <GuideWords words={page.lead[language]} />
      </p>
      {page.sections.length > 1 && (
        <nav aria-label={text('guide.onThisPage')}>
          <ul className={styles.anchors}>
            {page.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title[language]}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {page.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <nav className={styles.way} aria-label={text('guide.way')}>
        {previous && (
          <RouteLink href={guideHref(previous.path)} rel="prev">
            {text('guide.previous', { title: previous.title[language] })}
          </RouteLink>
        )}
        {next && (
          <RouteLink href={guideHref(next.path)} rel="next">
            {text('guide.next', { title: next.title[language] })}
          </RouteLink>
        )}
      </nav>
    </article>
  );
}

function Section({ section: { id, title, blocks } }: { readonly section: GuideSection }) {
  const text = useText(guideTexts);
  const language = useAtomValue(languageAtom);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title[language]}
        <a href={`#${id}`} className={styles.anchor} aria-label={text('guide.anchor', { title: title[language] })}>
          #
        </a>
      </h2>
      {blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </section>
  );
}

/** Returns a React key that is unique among the blocks of a section. */
function keyOf(block: GuideBlock): string {
  if (block.kind === 'picture') return block.picture;
  if (block.kind === 'list') return block.list;
  return block.kind === 'words' ? block.words.en : `${block.kind} ${block.lines[0]?.en}`;
}

function Block({ block }: { readonly block: GuideBlock }) {
  const language = useAtomValue(languageAtom);
  if (block.kind === 'picture') return <Picture name={block.picture} />;
  if (block.kind === 'list') {
    const List = LISTS[block.list];
    return (
      <Suspense fallback={<Spinner />}>
        <List />
      </Suspense>
    );
  }
  if (block.kind === 'words')
    return (
      <p className={styles.words}>
        <GuideWords words={block.words[language]} />
      </p>
    );
  const Lines = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <Lines className={block.kind === 'steps' ? styles.steps : styles.points}>
      {block.lines.map((line) => (
        <li key={line.en}>
          <GuideWords words={line[language]} />
        </li>
      ))}
    </Lines>
  );
}

function Picture({ name }: { readonly name: GuidePictureName }) {
  const language = useAtomValue(languageAtom);
  return (
    <img
      className={styles.picture}
      src={guidePictureAddress(name, language)}
      {...GUIDE_PICTURE_SIZE}
      alt={GUIDE_PICTURES[name][language]}
      loading="lazy"
    />
  );
}
