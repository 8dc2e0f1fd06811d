import { useAtomValue } from 'jotai';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { LeafValue } from '#client/resource/LeafValue.tsx';
import { recordFormTexts } from '#client/resource/recordFormTexts.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { blankOf } from '#domain/resource/defineResource.ts';
import { differIn, type Leaf, leafValue } from '#domain/resource/leaf.ts';
import * as styles from './DefaultMark.css.ts';
import { useDesk, useOpenRecord } from './OpenRecord.ts';

/** Below a leaf of a whole kind that is not as it is by default: what the default is, and the way back to it. */
export function DefaultMark({ leaf }: { readonly leaf: Leaf }) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  const canWrite = useAtomValue(canWriteAtom);
  const { desk, number } = useOpenRecord();
  const blank = blankOf(desk.resource, number);
  const value = leafValue(blank, leaf);
  const isChanged = useDesk(desk, () => differIn(leaf, blank, desk.record(number)));
  // That a text is empty by default says nothing.
  if (!isChanged || value === '') return null;
  return (
    <span className={styles.mark} data-changed>
      <span className={styles.was}>
        {text('record.default')} <LeafValue leaf={leaf} value={value} scenarioId={desk.scenarioId} />
      </span>
      {canWrite && (
        <IconButton
          size="small"
          label={text('record.default.back', { field: leaf.label[language] })}
          icon={<RotateCcw size={14} aria-hidden />}
          onPress={() => desk.edit([{ number, leaf, value }])}
        />
      )}
    </span>
  );
}
