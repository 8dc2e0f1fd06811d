import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { API_URL } from '#client/api/apiUrl.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Choices } from '#client/play/panels/Choices.tsx';
import { useGameKeys } from '#client/play/useGameKeys.ts';
import { workTitles } from '#client/screens/works/workChips.ts';
import { LanguageSwitch } from '#client/shell/LanguageSwitch.tsx';
import { usePageTitle } from '#client/shell/usePageTitle.ts';
import { SUBTITLE_PICTURE, titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { recordAt } from '#domain/scenario/workFacts.ts';
import { canMakeOwn, type FirstParty } from './beginAsReader.ts';
import { EntranceView } from './EntranceView.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import type { ReleasedWork } from './ReleasedWork.ts';
import { readerTexts } from './readerTexts.ts';
import * as styles from './TitleSheet.css.ts';

interface TitleSheetProps {
  readonly work: ReleasedWork;
  readonly onBegin: (party: FirstParty) => void;
}

/** The title of a work before the view into its first labyrinth, from which a game begins. */
export function TitleSheet({ work: { document, world }, onBegin }: TitleSheetProps) {
  const text = useText(readerTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const [areOptionsOpen, setOptionsOpen] = useState(false);
  const { title, other } = workTitles(document.scenario, language);
  usePageTitle(title);
  const { author_name } = document.scenario;
  const said = recordAt(document, titleAuthorName, 1);
  const subtitle = (language === 'en' && said.subtitle_en) || said.subtitle_ja;
  const comment = (language === 'en' && said.comment_en) || said.comment_ja;
  const parties: readonly FirstParty[] = canMakeOwn(world) ? ['ready', 'own'] : ['ready'];
  const choices = [
    ...parties.map((party) => ({ id: party, label: text(`reader.begin.${party}`), run: () => onBegin(party) })),
    { id: 'options', label: text('reader.options'), run: () => setOptionsOpen(true) },
    { id: 'works', label: text('reader.works'), run: () => navigate('/works') },
  ];
  useGameKeys({
    inputs: [],
    choices,
    isAsked: !areOptionsOpen,
    readOn: undefined,
    give: () => {},
    travelBy: undefined,
    onEscape: () => {},
    onMap: () => {},
    onSaves: () => {},
  });
  return (
    <main className={styles.stage}>
      <EntranceView world={world} />
      <div className={styles.corner}>
        <LanguageSwitch />
      </div>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{title}</h1>
        {said.subtitle_kind === SUBTITLE_PICTURE && said.subtitle_image !== '' ? (
          <img
            className={styles.picture}
            src={`${API_URL}/files/${said.subtitle_image}`}
            crossOrigin="anonymous"
            alt={subtitle}
          />
        ) : (
          subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>
        )}
        {other !== '' && <p className={styles.faint}>{other}</p>}
        {comment !== '' && <p>{comment}</p>}
        {author_name !== '' && <p className={styles.faint}>{text('reader.by', { name: author_name })}</p>}
        <div className={styles.choices}>
          <Choices choices={choices} isAsked={!areOptionsOpen} />
        </div>
      </div>
      <OptionsDialog isOpen={areOptionsOpen} onClose={() => setOptionsOpen(false)} />
    </main>
  );
}
