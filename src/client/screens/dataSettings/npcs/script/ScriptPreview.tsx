import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { GameBoard } from '#client/pictures/GameWindow.tsx';
import { useDesk, useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { Message } from '#client/resource/said/SaidText.tsx';
import { Button } from '#client/ui/Button.tsx';
import { leafValue } from '#domain/resource/leaf.ts';
import { type Npc, npc as npcResource } from '#domain/resources/npc.ts';
import type { ScriptRow } from '#domain/resources/npcScript.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import { NpcPicture } from './NpcPicture.tsx';
import { useNpcLook } from './PersonHead.tsx';
import { useScript } from './Script.ts';
import * as styles from './ScriptPreview.css.ts';
import { scriptTexts } from './scriptTexts.ts';

/** The lines of a window without a message. */
const USUAL_LINES = 4;

interface ScriptPreviewProps {
  /** The row that is worked on. */
  readonly row: ScriptRow;
  readonly name: string;
}

/** The row that is worked on as the game shows it: the person, the window with the text, and what can be asked. */
export function ScriptPreview({ row, name }: ScriptPreviewProps) {
  const text = useText(scriptTexts);
  const { desk, number } = useOpenRecord();
  const { messages, language } = useScript();
  const npc = useRecord(desk, number) as Npc;
  const look = useNpcLook(npc, desk.scenarioId);
  const leaf = npcResource.leaves.find(({ path }) => path === row.said);
  const said = leaf ? (leafValue(npc, leaf) as number) : 0;
  const message = useDesk(messages, () => (said > 0 ? (messages.typed(said) as Message) : undefined));
  const [turned, setTurned] = useState({ of: row.said, page: 0 });
  const pages = message?.[`message_${language}_boxes`] ?? [];
  const page = turned.of === row.said ? Math.min(turned.page, Math.max(0, pages.length - 1)) : 0;
  const words = [...new Set(npc.topics.map((topic) => fieldInLanguage(topic, 'word', language)).filter(Boolean))];
  return (
    <section className={styles.preview} aria-label={text('script.preview')}>
      <div className={styles.stage}>
        {look && (
          <span className={styles.figure}>
            <NpcPicture look={look} scenarioId={desk.scenarioId} />
          </span>
        )}
        <span className={styles.person} lang={language}>
          {fieldInLanguage(npc, 'name', language)}
        </span>
      </div>
      <div lang={language}>
        <GameBoard
          text={pages[page] ?? ''}
          columns={40}
          lines={message?.window_lines ?? USUAL_LINES}
          label={`${text('script.preview.window', { page: page + 1, pages: Math.max(1, pages.length) })}: ${pages[page] ?? ''}`}
        />
      </div>
      <div className={styles.below}>
        <span>{pages.length === 0 ? text('script.preview.nothing') : name}</span>
        {pages.length > 1 && (
          <Button size="small" onPress={() => setTurned({ of: row.said, page: (page + 1) % pages.length })}>
            {`${text('script.preview.next')} ${page + 1}/${pages.length}`}
          </Button>
        )}
      </div>
      {(row.part === 'topic' || row.part === 'unknown') && words.length > 0 && (
        <ul className={styles.words} aria-label={text('script.preview.words')} lang={language}>
          {words.map((word) => (
            <li key={word} className={styles.word}>
              {word}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
