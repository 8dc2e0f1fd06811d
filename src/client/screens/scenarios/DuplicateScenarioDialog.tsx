import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields as fieldsStyle } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { contentNoticeTexts, showContentNotices } from '#client/page/scenario/contentNotices.ts';
import { type Scenario, scenarioTitle } from '#client/page/scenario/scenario.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { scenarioDialogTexts } from '#client/screens/scenario/scenarioDialogTexts.ts';
import { TitleLines, titlesToSend } from '#client/screens/scenario/TitleLines.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { cutTitle, TITLE_FIELDS } from '#domain/scenario/titleFields.ts';
import { scenarioActionTexts } from './scenarioActionTexts.ts';

interface DuplicateScenarioDialogProps {
  readonly scenario: Scenario;
  readonly onClose: () => void;
  readonly onDone: (scenario: Scenario) => void;
}

/** Creates a copy of a scenario. Mounted only while it is open. */
export function DuplicateScenarioDialog({ scenario, onClose, onDone }: DuplicateScenarioDialogProps) {
  const text = useText(scenarioActionTexts, scenarioDialogTexts, contentNoticeTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const utils = trpc.useUtils();
  const form = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState({
    title_ja: cutTitle(`${scenario.title_ja}のコピー`),
    title_en: scenario.title_en && cutTitle(`Copy of ${scenario.title_en}`),
  });
  const [isPending, setPending] = useState(false);
  const errors = useFieldErrors(form, ['title_ja', 'title_en']);
  const duplicate = trpc.scenarios.duplicate.useMutation({ meta: { hasForm: true } });

  async function submit() {
    errors.clear();
    setPending(true);
    try {
      await flushUnsaved();
      const { data, ...told } = await duplicate.mutateAsync({
        scenario_id: scenario.id,
        ...titlesToSend(scenario.languages, scenario, entered),
      });
      await utils.scenarios.invalidate();
      showContentNotices(text, told);
      onDone(data);
    } catch (error) {
      errors.show(error);
    } finally {
      setPending(false);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={text('duplicate.title')}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isPending={isPending}>
            {text('duplicate.submit')}
          </Button>
        </>
      }
    >
      <div ref={form} className={fieldsStyle}>
        <p>{text('duplicate.what', { title: scenarioTitle(scenario, language) })}</p>
        <TitleLines
          {...{ languages: scenario.languages, stored: scenario, entered, messages: errors.messages }}
          onEnter={setEntered}
          props={() => ({ maxWidth: TITLE_FIELDS.title_ja.maxWidth })}
        />
      </div>
    </Dialog>
  );
}
