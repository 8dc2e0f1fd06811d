import { useAtomValue } from 'jotai';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Ban from 'lucide-react/icons/ban';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Coins from 'lucide-react/icons/coins';
import Hand from 'lucide-react/icons/hand';
import LogOut from 'lucide-react/icons/log-out';
import MessageCircle from 'lucide-react/icons/message-circle';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { LeafOf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { SaidText } from '#client/resource/said/SaidText.tsx';
import { jointStep } from '#client/resource/steps/jointStep.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { npc } from '#domain/resources/npc.ts';
import type { ScriptPart, ScriptRow } from '#domain/resources/npcScript.ts';
import { LeafChips, LeafPopover } from './LeafChips.tsx';
import { useScript } from './Script.ts';
import * as styles from './ScriptLine.css.ts';
import { scriptTexts } from './scriptTexts.ts';

const ICONS: Readonly<Record<ScriptPart, typeof Hand>> = {
  meeting: Hand,
  topic: MessageCircle,
  unknown: CircleQuestionMark,
  payment: Coins,
  trade: ArrowLeftRight,
  refusal: Ban,
  leaving: LogOut,
};

const leafAt = (path: string): Leaf => {
  const leaf = npc.leaves.find((one) => one.path === path);
  if (!leaf) throw new Error(`NPCs have no ${path}`);
  return leaf;
};

/** Returns the name of a row, such as "Topic 2". @param place its place among the shown rows of its part, from 1 */
export const rowName = (
  text: (key: `script.part.${ScriptPart}`, values?: { number: number }) => string,
  { part }: ScriptRow,
  place: number,
): string => text(`script.part.${part}`, { number: place });

interface ScriptLineProps {
  readonly row: ScriptRow;
  readonly name: string;
  readonly isCurrent: boolean;
  /** Undefined for rows that stay where they are, and at the ends of their list. */
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** A row of a script: the occasion, what is said, and what is given, taken and set. */
export function ScriptLine({ row, name, isCurrent, onUp, onDown, onRemove }: ScriptLineProps) {
  const text = useText(scriptTexts);
  const Icon = ICONS[row.part];
  const path = row.part === 'topic' || row.part === 'trade' ? row.said.replace(/\.message$/, '') : undefined;
  return (
    <li className={styles.line({ isCurrent })} data-row={`${row.part} ${row.index}`} data-path={path}>
      <div className={styles.when}>
        <h4 className={styles.title}>
          <span className={styles.icon}>
            <Icon size={16} aria-hidden />
          </span>
          {name}
        </h4>
        {row.when.length > 0 && (
          <div className={styles.occasion}>
            {row.when.map((one) => (
              <LeafOf key={one} path={one} />
            ))}
          </div>
        )}
      </div>
      <div className={styles.rest}>
        <Said row={row} />
        <LeafChips leaves={row.deeds.map(leafAt)} label={name} />
      </div>
      {onRemove && (
        <div className={styles.actions}>
          <IconButton
            size="small"
            label={text('script.up', { row: name })}
            icon={<ArrowUp size={16} aria-hidden />}
            isDisabled={!onUp}
            data-moves={-1}
            onPress={() => onUp?.()}
          />
          <IconButton
            size="small"
            label={text('script.down', { row: name })}
            icon={<ArrowDown size={16} aria-hidden />}
            isDisabled={!onDown}
            data-moves={1}
            onPress={() => onDown?.()}
          />
          <IconButton
            size="small"
            label={text('script.remove', { row: name })}
            icon={<Trash2 size={16} aria-hidden />}
            onPress={onRemove}
          />
        </div>
      )}
    </li>
  );
}

/** The text of a row, with the message that holds it. */
function Said({ row }: { readonly row: ScriptRow }) {
  const text = useText(scriptTexts);
  const shown = useAtomValue(languageAtom);
  const canWrite = useMay('edit');
  const { desk, number } = useOpenRecord();
  const { messages, language, uses } = useScript();
  const leaf = leafAt(row.said);
  const said = useDesk(desk, () => leafValue(desk.record(number), leaf) as number);
  const [isChoosing, setChoosing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const others = (uses.get(said) ?? 1) - 1;
  return (
    <div className={styles.said} data-path={row.said}>
      <SaidText
        desk={messages}
        number={said}
        language={language}
        label={leaf.field.label[shown]}
        markOf={() => jointStep([desk, messages])}
        onMade={(made, mark) => desk.edit([{ number, leaf, value: made }], mark)}
      />
      <div className={styles.message} ref={frame}>
        {said > 0 && others > 0 && <span className={styles.shared}>{text('script.shared', { count: others })}</span>}
        {canWrite ? (
          <Button
            size="small"
            tone="plain"
            aria-label={
              said > 0
                ? `${text('script.message', { number: paddedNumber('labyrinth_message', said) })}: ${text('script.message.other')}`
                : text('script.message.choose')
            }
            onPress={() => setChoosing(true)}
          >
            {said > 0
              ? text('script.message', { number: paddedNumber('labyrinth_message', said) })
              : text('script.message.choose')}
          </Button>
        ) : (
          said > 0 && <span>{text('script.message', { number: paddedNumber('labyrinth_message', said) })}</span>
        )}
      </div>
      {isChoosing && <LeafPopover leaf={leaf} within={frame} onClose={() => setChoosing(false)} />}
    </div>
  );
}
