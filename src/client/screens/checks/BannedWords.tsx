import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Fragment } from 'react';
import { trpcClient } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { factName, muted } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { MarkedText } from '#client/resource/inputs/BannedMarks.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { recordPlace } from '#client/resource/words/recordPlace.ts';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { leafAt } from '#domain/resource/leaf.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import { TITLE_FIELDS } from '#domain/scenario/titleFields.ts';
import * as styles from './checks.css.ts';
import { checksTexts } from './checksTexts.ts';

/** The maximum number of characters shown before a banned word. */
const MOST_BEFORE = 12;

interface BannedWordsProps {
  readonly scenarioId: string;
  readonly query: ReturnType<typeof useScenarioBannedWords>;
}

/**
 * The texts of a scenario that contain banned words, by area; they prevent publishing (docs/product.md, "Input rules"). A single line if
 * there are none.
 */
export function BannedWords({ scenarioId, query }: BannedWordsProps) {
  const text = useText(checksTexts, pageTexts);
  const again = (
    <Button size="small" isPending={query.isFetching} onPress={() => void query.refetch()}>
      {text(query.isError ? 'common.retry' : 'checks.banned.again')}
    </Button>
  );
  const result = query.data?.banned_words;
  if (!result?.is_banned_word) {
    const state = query.isError ? 'error.notLoaded' : result ? 'checks.banned.none' : 'common.loading';
    return (
      <section className={styles.bannedLine} aria-label={text('checks.banned')}>
        <h2 className={styles.bannedTitle}>{text('checks.banned')}</h2>
        <span className={muted}>{text(state)}</span>
        {again}
      </section>
    );
  }
  return (
    <Panel title={text('checks.banned')} actions={again}>
      <dl className={styles.areas}>
        {areasOf(result).map(([area, findings]) => (
          <Fragment key={area}>
            <dt className={factName}>{text(`checks.banned.${area}`)}</dt>
            <dd className={styles.findings}>
              {findings.map((finding) => (
                <div key={`${finding.kind} ${finding.number} ${finding.field}`} className={styles.finding}>
                  <Finding scenarioId={scenarioId} finding={finding} />
                </div>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Panel>
  );
}

type Result = Awaited<ReturnType<typeof trpcClient.bannedWords.checkScenario.mutate>>['banned_words'];

/** Returns the areas in which something was found, with the findings. */
function areasOf({ is_banned_word: _any, ...areas }: Result) {
  return (Object.keys(areas) as (keyof typeof areas)[])
    .map((area) => [area, areas[area]] as const)
    .filter(([, findings]) => findings.length > 0);
}

interface FindingProps {
  readonly scenarioId: string;
  readonly finding: Result['item'][number];
}

/** The place of a banned word: its record, as a link to the field, the field, and the text; for a title its language. */
function Finding({ scenarioId, finding: { word, places, kind, number, language: written, field } }: FindingProps) {
  const text = useText(checksTexts);
  const language = useAtomValue(languageAtom);
  const labelOf = useLabelOf();
  const resource = CONTENT_KINDS.find(({ name }) => name === kind);
  const leaf = resource && leafAt(resource.leaves, field);
  return (
    <>
      {resource && number !== undefined ? (
        <RouteLink href={recordHref(scenarioId, resource.name, number, field)}>
          {recordPlace(resource.name, number, language)}
        </RouteLink>
      ) : (
        <RouteLink href={recordHref(scenarioId, 'title_author_name', 1, field)}>
          {field === 'author_name' ? TITLE_FIELDS.author_name.label[language] : text(`checks.banned.${written}`)}
        </RouteLink>
      )}
      {leaf && <span className={factName}>{labelOf(leaf)}</span>}
      <span className={styles.found}>
        <MarkedText {...around(word, places)} />
      </span>
    </>
  );
}

/** Returns the surroundings of the first place: a whole message would push everything else away. */
function around(word: string, places: Result['item'][number]['places']) {
  const first = Math.min(...places.map(({ start }) => start));
  const from = first > MOST_BEFORE ? first - MOST_BEFORE + 1 : 0;
  const before = from > 0 ? '…' : '';
  const moved = before.length - from;
  return {
    text: before + word.slice(from),
    places: places.map((place) => ({ ...place, start: place.start + moved, end: place.end + moved })),
  };
}

/** Returns the banned words in the texts of a scenario, searched again whenever they are shown. */
export const useScenarioBannedWords = (scenarioId: string) =>
  useQuery({
    queryKey: ['bannedWords', 'scenario', scenarioId],
    queryFn: () => trpcClient.bannedWords.checkScenario.mutate({ scenario_id: scenarioId }),
    staleTime: 0,
    gcTime: 0,
  });
