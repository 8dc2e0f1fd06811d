import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { ConflictPanel } from '#client/resource/form/ConflictPanel.tsx';
import { SlimPagesContext } from '#client/resource/inputs/BoxesInput.tsx';
import { LeafInput } from '#client/resource/inputs/LeafInput.tsx';
import { makeRecord, mayBeMade } from '#client/resource/model/makeRecord.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { withTitles } from '#client/resource/model/withTitles.ts';
import { OpenRecordContext } from '#client/resource/openRecord/OpenRecord.ts';
import { errorsOf } from '#client/resource/openRecord/recordProblems.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { isSameValue, leafValue } from '#domain/resource/leaf.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Language } from '#domain/text/languages.ts';
import * as styles from './SaidText.css.ts';
import { saidTexts } from './saidTexts.ts';

export type Message = RecordOf<typeof labyrinthMessage>;

interface SaidTextProps {
  /** The desk of the scenario's messages. */
  readonly desk: RecordDesk;
  /** The message that is said; 0 for none yet. */
  readonly number: number;
  /** The language that is written. */
  readonly language: Language;
  /** The name of the text for assistive technology, and while it has several pages. */
  readonly label: string;
  /** Returns the mark of the step that makes a message and refers to it (`jointStep`). */
  readonly markOf?: () => object;
  /** Called with the number of a message that was made by typing, and the mark of its step. */
  readonly onMade: (number: number, mark: object | undefined) => void;
}

/** The text of a message where it is said, page by page. Typing where there is none makes one at the first free number. */
export function SaidText({ desk, number, language, label, markOf, onMade }: SaidTextProps) {
  const text = useText(saidTexts);
  const shown = useAtomValue(languageAtom);
  const canWrite = useMay('edit');
  const path = `message_${language}_boxes` as const;
  const typed = useDesk(desk, () => (number > 0 ? (desk.typed(number) as Message)[path] : NO_PAGES));
  const stored = useDesk(desk, () => (number > 0 ? (desk.record(number) as Message)[path] : NO_PAGES));
  const errors = useDesk(desk, () => (number > 0 ? errorsOf(desk, number, path) : NO_ERRORS));
  const canMake = useDesk(desk, () => number > 0 || mayBeMade(desk));
  const leaf = leafOf(path);

  /** Makes the message by the first page that holds text. */
  async function make(pages: readonly string[]) {
    const words = pages.find((page) => page.trim() !== '');
    if (words === undefined) return;
    const mark = markOf?.();
    const made = await makeRecord(desk, words, language, mark);
    if (made === undefined) return;
    const isWhole = isSameValue(leafValue(desk.record(made), leaf), pages);
    if (!isWhole) desk.edit([{ number: made, leaf, value: pages }], mark);
    onMade(made, mark);
  }
  function write(pages: readonly string[]) {
    if (number === 0) void make(pages);
    else desk.edit(withTitles(desk.resource, [{ number, leaf, value: pages }], (one) => desk.record(one)));
  }

  if (!canWrite) {
    return (
      <p className={styles.read} lang={language}>
        {stored.join('\n\n') || text('said.nothing')}
      </p>
    );
  }
  if (!canMake) return <p className={styles.read}>{text('said.full')}</p>;
  return (
    <div className={styles.said}>
      {number > 0 && (
        <OpenRecordContext value={{ desk, number }}>
          <ConflictPanel />
        </OpenRecordContext>
      )}
      <SlimPagesContext value>
        <LeafInput
          label={label}
          field={leaf.field}
          value={typed}
          stored={stored}
          onChange={(pages) => write(pages as readonly string[])}
          errors={errors.map(({ fault }) => faultText(fault)[shown])}
          scenarioId={desk.scenarioId}
          isWatched
        />
      </SlimPagesContext>
    </div>
  );
}

const NO_PAGES: readonly string[] = [];
const NO_ERRORS: ReturnType<typeof errorsOf> = [];

const leafOf = (path: string) => {
  const leaf = labyrinthMessage.leaves.find((one) => one.path === path);
  if (!leaf) throw new Error(`messages have no ${path}`);
  return leaf;
};
