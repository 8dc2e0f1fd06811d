import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { API_URL } from '#client/api/apiUrl.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { LanguageSwitch } from '#client/page/LanguageSwitch.tsx';
import { pageTexts } from '#client/page/pageTexts.ts';
import { workTitles } from '#client/page/scenario/listedWork.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { Choices } from '#client/play/panels/Choices.tsx';
import { useGameKeys } from '#client/play/useGameKeys.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SUBTITLE_PICTURE, titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { recordAt } from '#domain/scenario/recordsIn.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import { canMakeOwn, type FirstParty } from './beginAsReader.ts';
import { EntranceView } from './EntranceView.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import type { ReleasedWork } from './ReleasedWork.ts';
import { readerTexts } from './readerTexts.ts';
import * as styles from './TitleDialog.css.ts';

interface TitleDialogProps {
  readonly work: ReleasedWork;
  /** Whether something covers it and has the keys. */
  readonly isCovered: boolean;
  readonly hasSaves: boolean;
  readonly onBegin: (party: FirstParty) => void;
  readonly onContinue: () => void;
  readonly onSaves: () => void;
}

/** The title page of a work, with the view into its first labyrinth; games start from here. */
export function TitleDialog(props: TitleDialogProps) {
  const { isCovered, hasSaves, onBegin, onContinue, onSaves } = props;
  const { document, world } = props.work;
  const text = useText(readerTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const [areOptionsOpen, setOptionsOpen] = useState(false);
  /** The party of a new game while the question about it is open. */
  const [anew, askAnew] = useState<FirstParty>();
  const isFree = !areOptionsOpen && !isCovered && anew === undefined;
  const { title, other } = workTitles(document.scenario, language);
  usePageTitle(title);
  const { author_name } = document.scenario;
  const said = recordAt(document, titleAuthorName, 1);
  const subtitle = fieldInLanguage(said, 'subtitle', language);
  const comment = fieldInLanguage(said, 'comment', language);
  const parties: readonly FirstParty[] = canMakeOwn(world) ? ['ready', 'own'] : ['ready'];
  const choices = [
    ...(hasSaves ? [{ id: 'continue', label: text('reader.goOn'), run: onContinue }] : []),
    ...parties.map((party) => ({
      id: party,
      label: text(`reader.begin.${party}`),
      run: () => (hasSaves ? askAnew(party) : onBegin(party)),
    })),
    { id: 'load', label: text('reader.load'), run: onSaves },
    { id: 'options', label: text('reader.options'), run: () => setOptionsOpen(true) },
    { id: 'works', label: text('reader.works'), run: () => navigate('/works') },
  ];
  useGameKeys({
    inputs: [],
    choices,
    isAsked: isFree,
    readOn: undefined,
    give: () => {},
    travelBy: undefined,
    onEscape: () => {},
    onMap: () => {},
    onSaves,
  });
  return (
    <main className={styles.stage}>
      <EntranceView world={world} />
      <div className={styles.corner}>
        <LanguageSwitch />
      </div>
      <div className={styles.dialog}>
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
          <Choices choices={choices} isAsked={isFree} />
        </div>
      </div>
      <OptionsDialog world={world} isOpen={areOptionsOpen} onClose={() => setOptionsOpen(false)} />
      <Dialog
        isOpen={anew !== undefined}
        title={text('reader.anew.title')}
        onClose={() => askAnew(undefined)}
        actions={
          <>
            <Button onPress={() => askAnew(undefined)}>{text('common.cancel')}</Button>
            <Button tone="primary" onPress={() => anew && onBegin(anew)}>
              {text('reader.anew.yes')}
            </Button>
          </>
        }
      >
        <p>{text('reader.anew')}</p>
      </Dialog>
    </main>
  );
}
