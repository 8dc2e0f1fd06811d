import { useAtomValue } from 'jotai';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useDesk, useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { GameWindow } from '#client/screens/dataSettings/GameWindow.tsx';
import { gameWindowTexts } from '#client/screens/dataSettings/gameWindowTexts.ts';
import { useTypedText } from '#client/screens/dataSettings/useTypedText.ts';
import { DisplayGraphic } from '#client/ui/DisplayGraphic.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { DISPLAY_GRAPHICS, NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import * as styles from './MessagePreview.css.ts';
import { messageTexts } from './messageTexts.ts';
import { PreviewSound } from './PreviewSound.tsx';

const boxesPath = (language: Language) => `message_${language}_boxes` as const;

/** The open message as the game shows it, both languages side by side: the page being written, or any other. */
export function MessagePreview() {
  const text = useText(gameWindowTexts, messageTexts);
  const shown = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const message = useDesk(desk, () => desk.typed(number)) as RecordOf<typeof labyrinthMessage>;
  const typed = useTypedText(desk);
  // A page that is chosen here stays until the author goes to another one in the form.
  const [chosen, setChosen] = useState<{ readonly page: number; readonly instead: number | undefined }>();
  const written = Math.max(...LANGUAGES.map((language) => message[boxesPath(language)].length), 1);
  const wanted = chosen && chosen.instead === typed?.page ? chosen.page : (typed?.page ?? 0);
  const page = Math.min(wanted, written - 1);
  const turn = (to: number) => setChosen({ page: to, instead: typed?.page });

  function textOf(language: Language): string | undefined {
    const path = boxesPath(language);
    if (typed?.text !== undefined && typed.path === path && typed.page === page) return typed.text;
    return message[path][page];
  }
  const picture = DISPLAY_GRAPHICS.find(({ code }) => code === message.display_graphic) ?? NO_GRAPHIC;
  return (
    <div className={styles.place} data-message-preview>
      <Panel
        title={text('message.preview')}
        actions={
          <div className={styles.controls}>
            <PreviewSound label={text('message.startSound')} code={message.start_sound} />
            <PreviewSound label={text('message.pageEndSound')} code={message.page_end_sound} />
            <IconButton
              size="small"
              label={text('message.previousPage')}
              icon={<ChevronLeft size={16} aria-hidden />}
              isDisabled={page === 0}
              onPress={() => turn(page - 1)}
            />
            <span className={styles.count}>{text('message.pageOf', { page: page + 1, pages: written })}</span>
            <IconButton
              size="small"
              label={text('message.nextPage')}
              icon={<ChevronRight size={16} aria-hidden />}
              isDisabled={page >= written - 1}
              onPress={() => turn(page + 1)}
            />
          </div>
        }
      >
        <div className={styles.windows}>
          {picture !== NO_GRAPHIC && (
            <figure className={styles.picture}>
              <DisplayGraphic code={picture.code} />
              <figcaption>{picture.label[shown]}</figcaption>
            </figure>
          )}
          {LANGUAGES.map((language) => {
            const words = textOf(language);
            const name = text(`message.${language}`);
            return (
              <GameWindow
                key={language}
                text={words ?? ''}
                columns={40}
                lines={message.window_lines}
                language={language}
                label={words === undefined ? text('message.noPage', { language: name }) : name}
              />
            );
          })}
        </div>
      </Panel>
    </div>
  );
}
