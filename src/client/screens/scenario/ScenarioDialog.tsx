import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { apiErrorOf } from '#client/api/apiError.ts';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields as fieldsStyle, muted } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import {
  SCENARIO_LANGUAGE_LABELS,
  SCENARIO_LANGUAGES,
  type ScenarioLanguages,
} from '#domain/scenario/scenarioLanguages.ts';
import { SampleSource, type ScenarioSource } from './SampleSource.tsx';
import { scenarioDialogTexts } from './scenarioDialogTexts.ts';
import { TitleLines, titlesToSend } from './TitleLines.tsx';

const FIELDS = ['title_ja', 'title_en', 'author_name', 'languages', 'sample_id'] as const;

interface ScenarioDialogProps {
  /** The scenario to edit; if absent, a new one is created. */
  readonly scenario?: Scenario | undefined;
  readonly onClose: () => void;
  readonly onDone: (scenario: Scenario) => void;
}

/** Creates a scenario, or edits its titles and author name. Mounted only while it is open. */
export function ScenarioDialog({ scenario, onClose, onDone }: ScenarioDialogProps) {
  const text = useText(scenarioDialogTexts, pageTexts);
  const utils = trpc.useUtils();
  const form = useRef<HTMLDivElement>(null);
  const language = useAtomValue(languageAtom);
  // A new one is written in the language that its author reads.
  const [languages, setLanguages] = useState<ScenarioLanguages>(scenario?.languages ?? language);
  const [entered, setEntered] = useState({
    title_ja: scenario?.title_ja ?? '',
    title_en: scenario?.title_en ?? '',
    author_name: scenario?.author_name ?? '',
  });
  const [source, setSource] = useState<ScenarioSource>({ from: 'blank' });
  const [revision, setRevision] = useState(scenario?.revision ?? 0);
  const errors = useFieldErrors(form, FIELDS);
  const options = {
    meta: { hasForm: true },
    onSuccess: async ({ data }: { data: Scenario }) => {
      await utils.scenarios.invalidate();
      onDone(data);
    },
    onError: (error: unknown) => {
      errors.show(error);
      const answer = apiErrorOf(error);
      // The error dialog has shown that it was changed elsewhere; saving again then overwrites that.
      if (answer?.code === 409) setRevision((answer.data as Scenario | undefined)?.revision ?? revision);
    },
  } as const;
  const create = trpc.scenarios.create.useMutation(options);
  const update = trpc.scenarios.update.useMutation(options);
  const isRegistered = scenario !== undefined && scenario.scenario_code !== null;

  const stored = { title_ja: scenario?.title_ja ?? '', title_en: scenario?.title_en ?? '' };
  const titles = () => titlesToSend(languages, stored, entered);

  function submit() {
    errors.clear();
    const { author_name } = entered;
    if (scenario) {
      const changes = isRegistered ? {} : { ...titles(), author_name };
      update.mutate({ scenario_id: scenario.id, revision, languages, ...changes });
    } else if (source.from !== 'sample')
      create.mutate({ ...titles(), languages, ...(source.from === 'starter' && { starter_set: true }) });
    else if (source.sample === null) errors.show(undefined, { sample_id: [text('scenarioSource.required')] });
    else create.mutate({ ...titles(), languages, sample_id: source.sample });
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={text(scenario ? 'scenarioDialog.edit' : 'scenarioDialog.create')}
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isPending={create.isPending || update.isPending}>
            {text(scenario ? 'scenarioDialog.submitEdit' : 'scenarioDialog.submitCreate')}
          </Button>
        </>
      }
    >
      <div ref={form} className={fieldsStyle}>
        {isRegistered && <p className={muted}>{text('scenarioDialog.registered')}</p>}
        <Choice
          label={text('scenario.languages')}
          hint={languages === 'both' ? undefined : text('scenarioDialog.languages')}
          look="segments"
          value={languages}
          onChange={setLanguages}
          errors={errors.messages.languages}
          options={SCENARIO_LANGUAGES.map((value) => ({ value, label: SCENARIO_LANGUAGE_LABELS[value][language] }))}
        />
        <TitleLines
          {...{ languages, stored, entered, messages: errors.messages }}
          onEnter={(titles) => setEntered((present) => ({ ...present, ...titles }))}
          props={(isRequired) => ({
            hint: text(isRequired ? 'scenarioDialog.hint' : 'scenarioDialog.optional'),
            isDisabled: isRegistered,
          })}
        />
        {!scenario && <SampleSource value={source} onChange={setSource} errors={errors.messages.sample_id} />}
        {scenario && (
          <TextField
            label={text('scenario.author_name')}
            value={entered.author_name}
            onChange={(author_name) => setEntered((present) => ({ ...present, author_name }))}
            errors={errors.messages.author_name}
            hint={text('scenarioDialog.hint')}
            isDisabled={isRegistered}
            autoComplete="off"
          />
        )}
      </div>
    </Dialog>
  );
}
