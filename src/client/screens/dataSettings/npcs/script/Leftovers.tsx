import { useEffect, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { showError } from '#client/page/showError.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { Message } from '#client/resource/said/SaidText.tsx';
import { deleteUnused } from '#client/resource/said/unusedMessages.ts';
import { useUses } from '#client/resource/uses/useUses.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { buttons } from '#client/ui/panels.css.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import type { Npc } from '#domain/resources/npc.ts';
import { messagesOf } from '#domain/resources/npcScript.ts';
import { useScript } from './Script.ts';
import { scriptTexts } from './scriptTexts.ts';

/** Offers to delete the messages that the script said while it was open and that nothing says any more. */
export function Leftovers() {
  const { desk, number } = useOpenRecord();
  const { messages } = useScript();
  const said = useDesk(desk, () => [...new Set(messagesOf(desk.record(number) as Npc))].join(' '));
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const now = said.split(' ').filter(Boolean).map(Number);
  const added = now.filter((one) => !seen.has(one));
  useEffect(() => {
    if (added.length > 0) setSeen(new Set([...seen, ...added]));
  });
  return [...seen]
    .filter((one) => !now.includes(one) && !kept.has(one))
    .map((one) => (
      <Leftover key={one} messages={messages} number={one} onKeep={() => setKept(new Set([...kept, one]))} />
    ));
}

interface LeftoverProps {
  readonly messages: RecordDesk;
  readonly number: number;
  readonly onKeep: () => void;
}

/** A message that left the script; nothing as long as another place refers to it, or it is deleted. */
function Leftover({ messages, number, onKeep }: LeftoverProps) {
  const text = useText(scriptTexts);
  const { uses } = useUses(messages, [number]);
  const message = useDesk(messages, () => (messages.isThere(number) ? messages.record(number) : undefined)) as
    | Message
    | undefined;
  const isAsking = useRef(false);
  if (!message || uses?.length !== 0) return null;
  const [words = ''] = [...message.message_ja_boxes, ...message.message_en_boxes, message.title_ja, message.title_en];

  /** Asks once more before it deletes: a co-author may have begun to use the message. */
  async function remove() {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const deleted = await deleteUnused(messages, [number]);
      if (deleted.length === 0) onKeep();
    } catch (error) {
      showError(error);
    } finally {
      isAsking.current = false;
    }
  }
  return (
    <Notice role="status">
      <span>
        {text('script.leftover', {
          words: words.split('\n')[0] ?? '',
          number: paddedNumber('labyrinth_message', number),
        })}
      </span>
      <div className={buttons}>
        <Button size="small" onPress={() => void remove()}>
          {text('script.leftover.delete')}
        </Button>
        <Button size="small" tone="plain" onPress={onKeep}>
          {text('script.leftover.keep')}
        </Button>
      </div>
    </Notice>
  );
}
