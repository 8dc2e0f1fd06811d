import { useAtomValue } from 'jotai';
import Play from 'lucide-react/icons/play';
import { trpc } from '#client/api/trpc.ts';
import { ViewPicture } from '#client/firstPerson/ViewPicture.tsx';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/page/FactList.tsx';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { muted, small } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { workPath, workPlayPath, workTitles } from '#client/page/scenario/listedWork.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { TitleWindow } from '#client/screens/workOutline/titles/TitleWindow.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { PUBLISH_VARIANTS } from '#domain/catalogs/scenarioStatuses.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { SUBTITLE_PICTURE } from '#domain/resources/outline/titleAuthorName.ts';
import { SCENARIO_LANGUAGE_LABELS } from '#domain/scenario/scenarioLanguages.ts';
import { COUNTED_KINDS } from '#domain/scenario/workFacts.ts';
import { percentWritten, type WrittenTexts } from '#domain/scenario/writtenTexts.ts';
import { fieldInLanguage, inLanguage, languageRead } from '#domain/text/inLanguage.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { WorkCover } from './WorkCover.tsx';
import { WorkPages } from './WorkPages.tsx';
import { workChips } from './workChips.ts';
import * as styles from './works.css.ts';
import { worksTexts } from './worksTexts.ts';

const OWN_COUNTS = ['labyrinths', 'floors', 'save_points', 'endings'] as const;

/** /works/{code}: one work as its readers see it. */
export default function WorkScreen({ code }: { readonly code: string }) {
  const text = useText(worksTexts);
  const language = useAtomValue(languageAtom);
  const query = trpc.works.read.useQuery({ code });
  const work = query.data?.data;
  const { title, other } = workTitles(work ?? { title_ja: '', title_en: '' }, language);
  usePageTitle(title);
  if (query.isError && !work) return <QueryFailure query={query} />;
  if (!work) return <LoadingPage />;
  const { counts, variants, floors: views, versions, others } = work;
  // The cover stands at the head.
  const shown = work.cover_image === '' ? views.slice(1) : views;
  const floorName = ({ number, name_ja, name_en }: (typeof views)[number]) =>
    [text('work.view', { number: floorNumberText(number) }), inLanguage({ ja: name_ja, en: name_en }, language)]
      .filter(Boolean)
      .join(' ');
  const shownIn = languageRead({ ja: work.subtitle_ja, en: work.subtitle_en }, language);
  const hasSubtitle =
    work.subtitle_kind === SUBTITLE_PICTURE ? work.subtitle_image !== '' : work[`subtitle_${shownIn}`] !== '';
  const writtenIn = (texts: WrittenTexts) =>
    LANGUAGES.filter((one) => texts[one] > 0)
      .map((one) =>
        text('work.written', {
          language: SCENARIO_LANGUAGE_LABELS[one][language],
          percent: percentWritten(texts, one),
        }),
      )
      .join(language === 'ja' ? '、' : ', ');
  const comment = fieldInLanguage(work, 'comment', language);
  const offered = PUBLISH_VARIANTS.filter((variant) => variants.includes(variant.code));
  const facts = [
    ...(work.category === 'open' ? [{ name: text('work.code'), value: work.code }] : []),
    {
      name: text(work.category === 'open' ? 'work.released' : 'work.asOf'),
      value: [
        formatDate(work.released_at),
        ...(work.release_number > 0 ? [text('work.release', { number: work.release_number })] : []),
      ].join(' · '),
    },
    ...(work.texts ? [{ name: text('work.writtenIn'), value: writtenIn(work.texts) }] : []),
  ];
  const counted = [
    ...OWN_COUNTS.map((name) => ({ name: text(`work.${name}`), value: counts[name] })),
    ...COUNTED_KINDS.map((kind) => ({ name: RECORD_KINDS[kind].title[language], value: counts[kind] })),
  ];
  return (
    <>
      <p>
        <RouteLink href="/works">{text('work.back')}</RouteLink>
      </p>
      <div className={styles.opening}>
        <WorkCover image={work.cover_image} view={views[0]} />
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {other !== '' && other !== title && <p className={muted}>{other}</p>}
          {work.author_name !== '' && <p>{text('works.by', { name: work.author_name })}</p>}
          {comment !== '' && <p>{comment}</p>}
          <ul className={styles.chips}>
            {workChips(work, language).map((chip) => (
              <li key={chip} className={styles.chip}>
                {chip}
              </li>
            ))}
          </ul>
          {work.category === 'open' ? (
            <div className={styles.downloads}>
              <RouteLink href={workPlayPath(work.code)} look="primary" icon={<Play size={16} aria-hidden />}>
                {text('work.play')}
              </RouteLink>
              {offered.map((variant) => (
                <DownloadLink key={variant.code} code={work.code} variant={variant.code}>
                  {offered.length > 1
                    ? text('work.downloadFor', { variant: variant.label[language] })
                    : text('work.download')}
                </DownloadLink>
              ))}
              <span className={`${muted} ${small}`}>
                {text('work.size', { size: Math.ceil(work.size / 1024) })} ·{' '}
                {text('works.plays', { count: work.plays })} · {text('works.downloads', { count: work.downloads })}
              </span>
            </div>
          ) : (
            <Notice>{text('works.developmentHint')}</Notice>
          )}
        </div>
      </div>
      <div className={styles.work}>
        <div className={styles.column}>
          {hasSubtitle && <TitleWindow titles={work} record={work} language={shownIn} />}
          <WorkPages pages={work.pages} />
          {shown.length > 0 && (
            <Panel title={text('work.views')}>
              <ul className={styles.views}>
                {shown.map((view) => (
                  <li key={`${view.number} ${view.x} ${view.y}`} className={styles.view}>
                    <ViewPicture view={view} label={text('work.seen', { floor: floorName(view) })} />
                    {floorName(view)}
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
        <div className={styles.column}>
          <Panel title={text('work.facts')}>
            <FactList facts={facts} />
          </Panel>
          <Panel title={text('work.contents')}>
            <FactList facts={counted} />
          </Panel>
          {versions.length > 1 && (
            <Panel title={text('work.versions')}>
              <FactList
                facts={versions.map(({ number, released_at }) => ({
                  name: text('work.release', { number }),
                  value: formatDate(released_at),
                }))}
              />
            </Panel>
          )}
          {others.length > 0 && (
            <Panel title={text('work.others')}>
              <ul className={styles.others}>
                {others.map((other) => (
                  <li key={other.code}>
                    <RouteLink href={workPath(other.code)}>{workTitles(other, language).title}</RouteLink>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}
