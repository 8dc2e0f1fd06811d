import { useAtomValue } from 'jotai';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { blankOf } from '#domain/resource/defineResource.ts';
import { differIn, type Leaf, leafValue } from '#domain/resource/leaf.ts';
import type { Label } from '#domain/text/languages.ts';
import * as styles from './DefaultMark.css.ts';
import { useOpenRecord } from './OpenRecord.ts';

interface DefaultMarkProps {
  readonly label: Label;
  readonly leaves: readonly Leaf[];
  /** Renders the value of a record in these leaves. */
  readonly valueIn: (record: object) => ReactNode;
}

/** Shown below the input of leaves of a whole kind that differ from their default: names the default and resets them to it. */
export function DefaultMark({ label, leaves, valueIn }: DefaultMarkProps) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const canWrite = useMay(desk.resource.needs);
  const blank = blankOf(desk.resource, number);
  const isChanged = useDesk(desk, () => leaves.some((leaf) => differIn(leaf, blank, desk.record(number))));
  // Saying that a text is empty by default has no use.
  if (!isChanged || leaves.every((leaf) => leafValue(blank, leaf) === '')) return null;
  return (
    <span className={styles.mark} data-changed>
      <span className={styles.was}>
        {text('record.default')} {valueIn(blank)}
      </span>
      {canWrite && (
        <IconButton
          size="small"
          label={text('record.default.back', { field: label[language] })}
          icon={<RotateCcw size={14} aria-hidden />}
          onPress={() => desk.edit(leaves.map((leaf) => ({ number, leaf, value: leafValue(blank, leaf) })))}
        />
      )}
    </span>
  );
}
