import { useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { buttons } from '#client/ui/panels.css.ts';
import { useNextFocus } from '#client/ui/useNextFocus.ts';
import { LeafDifferences } from './LeafDifferences.tsx';

/** Leaves that others changed too, my values next to theirs; resolved one by one or for the whole record. */
export function ConflictPanel() {
  const text = useText(recordFormTexts);
  const { desk, number } = useOpenRecord();
  const conflict = useDesk(desk, () => desk.conflicts.find((one) => one.number === number));
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useNextFocus(frame);
  if (!conflict) return null;
  const { leaves, theirs } = conflict;
  const choices = (chosen: typeof leaves, suffix: '' | 'All') =>
    (['mine', 'theirs'] as const).map((whose) => (
      <Button
        key={whose}
        size="small"
        onPress={() => {
          keepFocus();
          desk.settle(number, chosen, whose);
        }}
      >
        {text(`record.conflict.${whose}${suffix}`)}
      </Button>
    ));
  return (
    <div ref={frame}>
      <Notice tone="warning" role="alert">
        <span>{text('record.conflict', { count: leaves.length })}</span>
        <LeafDifferences
          leaves={leaves}
          titleOfLeaf={text('record.field')}
          one={{ title: text('record.mine'), record: desk.typed(number) }}
          other={{ title: text('record.theirs'), record: theirs }}
          actions={(leaf) => choices([leaf], '')}
        />
        {leaves.length > 1 && <div className={buttons}>{choices(leaves, 'All')}</div>}
      </Notice>
    </div>
  );
}
