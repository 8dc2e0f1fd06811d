import { useAtomValue } from 'jotai';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { fieldErrorsOf } from '#client/api/apiError.ts';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { copyText } from '#client/page/clipboard.ts';
import { FactList } from '#client/page/FactList.tsx';
import { useMay } from '#client/page/may.ts';
import { muted } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { isWorkHeld } from '#client/page/scenario/HeldNotice.tsx';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { FILE_TYPES, type FileType } from '#domain/scenario/scenarioCode.ts';
import { isOpen } from '#domain/scenario/statusSteps.ts';
import { TITLE_NAMES } from '#domain/scenario/titleFields.ts';
import { AskDialog } from './AskDialog.tsx';
import { PLACES } from './places.ts';
import * as styles from './status.css.ts';
import { statusTexts } from './statusTexts.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useRefetchStatus } from './usePublishing.ts';

/** Provisional registration: the code of a scenario, and the type of its file. */
export function CodePanel({ scenario }: { readonly scenario: Scenario }) {
  const text = useText(statusTexts);
  const part = useKeptFocus(scenario.scenario_code);
  return (
    <Panel title={text('code.title')}>
      <div ref={part} className={styles.stack} id={PLACES.code} tabIndex={-1}>
        <p className={muted}>{text('code.about')}</p>
        {scenario.scenario_code === null ? (
          <Registration scenario={scenario} />
        ) : (
          <Registered scenario={scenario} code={scenario.scenario_code} />
        )}
      </div>
    </Panel>
  );
}

function Registration({ scenario }: { readonly scenario: Scenario }) {
  const text = useText(statusTexts);
  const language = useAtomValue(languageAtom);
  const canWrite = useMay('publish');
  const [type, setType] = useState<FileType>(FILE_TYPES[0].digits);
  const [isAsking, ask] = useState(false);
  const issue = useIssueCode(() => ask(false));
  const errors = fieldErrorsOf(issue.error) ?? {};
  const refused = TITLE_NAMES.flatMap((name) =>
    (errors[name] ?? []).map((message) => `${text(`code.${name}`)}: ${message}`),
  );
  const isInOneLanguage = scenario.languages !== 'both' && scenario.title_ja === scenario.title_en;
  const titles = (
    <FactList
      facts={TITLE_NAMES.filter((name) => !(isInOneLanguage && name === 'title_en')).map((name) => ({
        name: text(isInOneLanguage && name === 'title_ja' ? 'code.oneTitle' : `code.${name}`),
        value: scenario[name] || <span className={styles.missing}>{text('code.missing')}</span>,
      }))}
    />
  );
  return (
    <>
      {titles}
      <RouteLink href={recordHref(scenario.id, 'title_author_name', 1)}>{text('code.editTitles')}</RouteLink>
      {canWrite && (
        <>
          <Choice
            label={text('code.type')}
            value={type}
            onChange={setType}
            hint={text('code.typeSaves')}
            options={FILE_TYPES.map(({ digits, label }) => ({ value: digits, label: label[language] }))}
          />
          {refused.length > 0 && (
            <Notice tone="danger" role="alert">
              {refused.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </Notice>
          )}
          <Button
            tone="primary"
            isDisabled={TITLE_NAMES.some((name) => scenario[name].trim() === '')}
            onPress={() => ask(true)}
          >
            {text('code.register')}
          </Button>
        </>
      )}
      {isAsking && (
        <AskDialog
          title={text('code.registerTitle')}
          submit={text('code.register')}
          isPending={issue.isPending}
          onClose={() => ask(false)}
          onSubmit={() => issue.mutate({ scenario_id: scenario.id, file_type: type })}
        >
          <p>{text('code.fixes')}</p>
          {titles}
        </AskDialog>
      )}
    </>
  );
}

function Registered({ scenario, code }: { readonly scenario: Scenario; readonly code: string }) {
  const text = useText(statusTexts);
  const language = useAtomValue(languageAtom);
  const canWrite = useMay('publish');
  const [isAsking, ask] = useState(false);
  const issue = useIssueCode(() => ask(false));
  const type = FILE_TYPES.find(({ digits }) => digits === scenario.file_type) ?? FILE_TYPES[0];
  const stays = isOpen(scenario) ? 'code.openStays' : isWorkHeld(scenario) ? 'code.heldStays' : undefined;
  const other = FILE_TYPES.find((one) => one !== type) ?? FILE_TYPES[1];
  return (
    <>
      <div className={styles.row}>
        <span>{text('code.code')}</span>
        <code className={styles.code}>{code}</code>
        <Button
          size="small"
          icon={<Copy size={14} aria-hidden />}
          onPress={() => void copyText(code, text('code.copied'))}
        >
          {text('code.copy')}
        </Button>
      </div>
      <div className={styles.row}>
        <span>
          {text('code.type')}: {type.label[language]}
        </span>
        {canWrite && !stays && (
          <Button size="small" onPress={() => ask(true)}>
            {text('code.switchTo', { type: other.label[language] })}
          </Button>
        )}
        {stays && <span className={styles.quiet}>{text(stays)}</span>}
      </div>
      <p className={styles.quiet}>{text('code.typeSaves')}</p>
      {isAsking && (
        <AskDialog
          title={text('code.switchTitle')}
          submit={text('code.switch')}
          isPending={issue.isPending}
          onClose={() => ask(false)}
          onSubmit={() => issue.mutate({ scenario_id: scenario.id, file_type: other.digits, confirm: true })}
        >
          <p>{text('code.switchSaves', { code })}</p>
        </AskDialog>
      )}
    </>
  );
}

function useIssueCode(onSettled: () => void) {
  const refetch = useRefetchStatus();
  const utils = trpc.useUtils();
  return trpc.publishing.issueCode.useMutation({
    meta: { hasForm: true },
    onSettled: () => {
      onSettled();
      return Promise.all([refetch(), utils.outline.titles.invalidate()]);
    },
  });
}
