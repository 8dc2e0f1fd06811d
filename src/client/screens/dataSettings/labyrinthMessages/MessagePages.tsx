import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { GameWindow } from '#client/pictures/GameWindow.tsx';
import { PanelPagesContext } from '#client/resource/inputs/BoxesInput.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { askedLanguages } from '#domain/scenario/scenarioLanguages.ts';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { languages } from './MessagePages.css.ts';
import { messageTexts } from './messageTexts.ts';

type Message = RecordOf<typeof labyrinthMessage>;

/** The pages of the open message in each language that is asked for, with a live preview in the game's window. */
export const MessagePages = () => (
  <div className={languages}>
    {useAskedLanguages().map((language) => (
      <Pages key={language} language={language} />
    ))}
  </div>
);

function useAskedLanguages(): readonly Language[] {
  const { desk, number } = useOpenRecord();
  const written = useScenarioLanguages();
  const asked = useDesk(desk, () => {
    const { message_ja_boxes: ja, message_en_boxes: en } = desk.record(number) as Message;
    return askedLanguages(written, { ja: ja.join('\n'), en: en.join('\n') }).join(' ');
  });
  return LANGUAGES.filter((language) => asked.includes(language));
}

function Pages({ language }: { readonly language: Language }) {
  const { desk, number } = useOpenRecord();
  const canWrite = useMay('edit');
  const path = `message_${language}_boxes` as const;
  const leaf = labyrinthMessage.leaves.find((one) => one.path === path);
  // The messages' desk parses its records with their schema.
  const pages = useDesk(desk, () => (desk.record(number) as Message)[path]);
  const Window = WINDOWS[language];
  const read = canWrite ? [] : pages.map((text, index) => ({ text, page: index + 1 }));
  return (
    <div>
      <PanelPagesContext value={Window}>{leaf && <RecordLeaf leaf={leaf} />}</PanelPagesContext>
      {read.map(({ text, page }) => (
        <Window key={page} text={text} page={page} />
      ))}
    </div>
  );
}

interface PageWindowProps {
  readonly language: Language;
  readonly text: string;
  readonly page: number;
}

function PageWindow({ language, text, page }: PageWindowProps) {
  const say = useText(messageTexts);
  const { desk, number } = useOpenRecord();
  const lines = useDesk(desk, () => (desk.typed(number) as Message).window_lines);
  return (
    <GameWindow
      text={text}
      columns={40}
      lines={lines}
      language={language}
      label={say('message.window', { language: say(`message.${language}`), page })}
    />
  );
}

type WindowProps = Omit<PageWindowProps, 'language'>;
const WINDOWS = {
  ja: (props: WindowProps) => <PageWindow {...props} language="ja" />,
  en: (props: WindowProps) => <PageWindow {...props} language="en" />,
};
