import { useAtomValue } from 'jotai';
import Play from 'lucide-react/icons/play';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { NotLoaded } from '#client/page/NotLoaded.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { workPath, workPlayPath, workTitles } from '#client/page/scenario/listedWork.ts';
import { HOUSE_SAMPLE_CODE } from '#domain/scenario/scenarioCode.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import * as styles from './SampleCard.css.ts';
import { sampleCardTexts } from './sampleCardTexts.ts';

/** The sample of the installation: a game to start at once. Its space is reserved, so that nothing moves when it loads. */
export function SampleCard() {
  const text = useText(sampleCardTexts);
  const language = useAtomValue(languageAtom);
  const works = trpc.works.list.useQuery({ code: HOUSE_SAMPLE_CODE }, { meta: { isQuiet: true } });
  const [work] = works.data?.data ?? [];
  return (
    <div className={work || works.isPending ? styles.room : styles.emptyRoom}>
      {works.isError && !work && <NotLoaded query={works} />}
      {work && (
        <section className={styles.card} aria-labelledby="sample">
          {/* The picture is decoration: the text next to it says the same. */}
          <img className={styles.picture} src="/sample/gate.png" width={320} height={200} alt="" />
          <div className={styles.words}>
            <h2 className={styles.title} id="sample">
              {workTitles(work, language).title}
            </h2>
            <p className={styles.comment}>{fieldInLanguage(work, 'comment', language)}</p>
            <div className={styles.ways}>
              <RouteLink href={workPlayPath(work.code)} look="primary" icon={<Play size={16} aria-hidden />}>
                {text('sampleCard.play')}
              </RouteLink>
              <RouteLink href={workPath(work.code)} look="plain">
                {text('sampleCard.about')}
              </RouteLink>
            </div>
          </div>
        </section>
      )}
    </div>
  );
}
