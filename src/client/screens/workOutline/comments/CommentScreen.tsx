import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { choice } from '#client/screens/dataSettings/ViewChoice.css.ts';
import { Select } from '#client/ui/Select.tsx';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { type AuthorComment, authorComment, CREDITS_PAGE } from '#domain/resources/outline/authorComment.ts';
import { CommentPreview } from './CommentPreview.tsx';
import * as styles from './comments.css.ts';
import { commentTexts } from './commentTexts.ts';

interface CommentScreenProps {
  readonly scenarioId: string;
  /** The number in the address; by default the first page. */
  readonly number?: string;
}

/** The pages of the author's comments: one in its form, below the choice of all. */
export default function CommentScreen({
  scenarioId,
  number = String(authorComment.numbers.first),
}: CommentScreenProps) {
  const text = useText(commentTexts);
  const desk = useRecordDesk(authorComment, scenarioId);
  if (!desk) return <RecordsPending resources={[authorComment]} scenarioId={scenarioId} />;
  const isCredits = Number(number) === CREDITS_PAGE;
  return (
    <>
      <div className={styles.above}>
        <PageChoice desk={desk} current={Number(number)} />
        <p className={muted}>{text(isCredits ? 'comments.aboutCredits' : 'comments.about')}</p>
      </div>
      <RecordScreen resource={authorComment} scenarioId={scenarioId} number={number}>
        <CommentPreview />
      </RecordScreen>
    </>
  );
}

function PageChoice({ desk, current }: { readonly desk: RecordDesk; readonly current: number }) {
  const text = useText(commentTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  // All labels as one text: a value read from a desk must be the same while nothing changes.
  const labels = useDesk(desk, () => numbersOf(authorComment).map(titleOf).join('\n')).split('\n');
  function titleOf(number: number): string {
    const { menu_title_ja, menu_title_en } = desk.record(number) as AuthorComment;
    const titles = language === 'ja' ? [menu_title_ja, menu_title_en] : [menu_title_en, menu_title_ja];
    const missing = number === CREDITS_PAGE ? text('comments.credits') : text('comments.hidden');
    return text('comments.page', { number, title: titles.find((title) => title.trim() !== '') ?? missing });
  }
  return (
    <div className={choice}>
      <Select
        label={text('comments.pages')}
        value={current}
        onChange={(number) => navigate(recordHref(desk.scenarioId, authorComment.name, number))}
        options={numbersOf(authorComment).map((number, at) => ({ value: number, label: labels[at] ?? '' }))}
      />
    </div>
  );
}
