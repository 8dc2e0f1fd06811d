import { useBannedWords } from '#client/api/useBannedWords.ts';
import { useText } from '#client/i18n/useText.ts';
import type { FieldMessages } from '#client/page/useFieldErrors.ts';
import { BannedMarks } from '#client/resource/inputs/BannedMarks.tsx';
import { TextField, type TextFieldProps } from '#client/ui/TextField.tsx';
import { askedLanguages, givenTitles, type ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import { scenarioDialogTexts } from './scenarioDialogTexts.ts';

export interface EnteredTitles {
  readonly title_ja: string;
  readonly title_en: string;
}

interface TitleLinesProps {
  readonly languages: ScenarioLanguages;
  /** The titles before they are edited. */
  readonly stored: EnteredTitles;
  readonly entered: EnteredTitles;
  readonly onEnter: (entered: EnteredTitles) => void;
  readonly messages: FieldMessages;
  /** Further properties of a line. */
  readonly props: (isRequired: boolean) => Partial<TextFieldProps>;
}

/** The titles of a scenario in a dialog, one for each language that its author is asked for. The first has the focus. */
export function TitleLines({ languages, stored, entered, onEnter, messages, props }: TitleLinesProps) {
  const text = useText(scenarioDialogTexts);
  const asked = askedLanguages(languages, pairOf(stored));
  return asked.map((language) => {
    const field = `title_${language}` as const;
    const isAlone = asked.length === 1;
    const isRequired = language === 'ja' || isAlone;
    return (
      <TitleLine
        key={language}
        label={text(isAlone ? 'scenario.title' : `scenario.${field}`)}
        lang={language}
        value={entered[field]}
        onChange={(value) => onEnter({ ...entered, [field]: value })}
        // The refusal of a copy is about the title that it copies.
        errors={messages[field] ?? (isAlone ? messages.title_ja : undefined)}
        isRequired={isRequired}
        autoFocus={language === asked[0]}
        autoComplete="off"
        {...props(isRequired)}
      />
    );
  });
}

/** Banned words in a title are marked during typing. */
function TitleLine(props: TextFieldProps) {
  const places = useBannedWords(props.value);
  return (
    <TextField {...props} {...(places.length > 0 && { hint: <BannedMarks text={props.value} places={places} /> })} />
  );
}

/** Returns the titles to send, with the copies that nobody was asked for. */
export function titlesToSend(
  languages: ScenarioLanguages,
  stored: EnteredTitles,
  entered: EnteredTitles,
): EnteredTitles {
  const { ja, en } = givenTitles(languages, pairOf(stored), pairOf(entered));
  return { title_ja: ja, title_en: en };
}

const pairOf = ({ title_ja, title_en }: EnteredTitles) => ({ ja: title_ja, en: title_en });
