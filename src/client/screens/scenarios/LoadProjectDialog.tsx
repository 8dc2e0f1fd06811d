import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { ImportPlanDialog } from '#client/page/import/ImportPlanDialog.tsx';
import { fields as fieldsStyle, muted } from '#client/page/page.css.ts';
import { contentNotices, contentNoticeTexts, showContentNotices } from '#client/page/scenario/contentNotices.ts';
import { type Scenario, scenarioTitle } from '#client/page/scenario/scenario.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { InsideView } from '#client/screens/samples/InsideView.tsx';
import { inside as insideStyle } from '#client/screens/samples/samples.css.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { scenarioActionTexts } from './scenarioActionTexts.ts';
import { UpgradedFields } from './UpgradedFields.tsx';

type Project = RouterOutputs['projects']['upload']['data'];

interface LoadProjectDialogProps {
  readonly onClose: () => void;
  readonly onDone: (scenario: Scenario) => void;
}

/** Creates a scenario from a project file: it first shows its content, and the upgraded fields of an older one. */
export function LoadProjectDialog({ onClose, onDone }: LoadProjectDialogProps) {
  const text = useText(scenarioActionTexts);
  const language = useAtomValue(languageAtom);
  const utils = trpc.useUtils();
  return (
    <ImportPlanDialog<Project>
      path="project-files"
      title={text('project.title')}
      place={text('project.place')}
      hint={text('project.hint')}
      accept={['application/zip', '.zip', 'application/json', '.json', '.gz']}
      isCreation
      instead={<ByTitle onClose={onClose} onDone={onDone} />}
      changesOf={() => 1}
      doneText={(done) => text('project.done', { title: scenarioTitle(done, language) })}
      onDone={async ({ scenario }) => {
        await utils.scenarios.invalidate();
        if (scenario) onDone(scenario);
      }}
      onClose={() => {
        void utils.scenarios.invalidate();
        onClose();
      }}
    >
      {(project) => <ProjectView project={project} />}
    </ImportPlanDialog>
  );
}

/** The alternative: creates a new scenario from the author's last release with a title. */
function ByTitle({ onClose, onDone }: LoadProjectDialogProps) {
  const text = useText(scenarioActionTexts, contentNoticeTexts);
  const language = useAtomValue(languageAtom);
  const utils = trpc.useUtils();
  const form = useRef<HTMLFormElement>(null);
  const [title, setTitle] = useState('');
  const errors = useFieldErrors(form, ['released_title']);
  const create = trpc.scenarios.create.useMutation({
    meta: { hasForm: true },
    onSuccess: async ({ data, ...told }) => {
      await utils.scenarios.invalidate();
      showSnackbar(text('project.done', { title: scenarioTitle(data, language) }), { tone: 'success' });
      showContentNotices(text, told);
      onClose();
      onDone(data);
    },
    onError: (error) => errors.show(error),
  });
  return (
    <form
      ref={form}
      className={fieldsStyle}
      onSubmit={(event) => {
        event.preventDefault();
        errors.clear();
        create.mutate({ released_title: title });
      }}
    >
      <h3>{text('project.released')}</h3>
      <p className={muted}>{text('project.releasedHint')}</p>
      <TextField
        label={text('project.releasedTitle')}
        value={title}
        onChange={setTitle}
        errors={errors.messages.released_title}
        autoComplete="off"
      />
      <div>
        <Button type="submit" isPending={create.isPending}>
          {text('project.releasedLoad')}
        </Button>
      </div>
    </form>
  );
}

function ProjectView({ project }: { readonly project: Project }) {
  const text = useText(scenarioActionTexts, contentNoticeTexts);
  const language = useAtomValue(languageAtom);
  const { inside, made, upgraded, upgraded_count, pictures, pictures_lost } = project;
  const records = Object.values(inside.record_counts).reduce((sum, count) => sum + count, 0);
  const title = scenarioTitle(project, language);
  const counts = { title, floors: inside.floors.length, records, pictures };
  return (
    <div className={insideStyle}>
      <div>
        <p role="status">{text('project.summary', counts)}</p>
        <p className={muted}>
          {made
            ? text('project.made', { time: formatDate(made.created_at), version: made.app_version })
            : text('project.bare')}
        </p>
      </div>
      {contentNotices(text, project).map((problem) => (
        <Notice key={problem} tone="warning">
          {problem}
        </Notice>
      ))}
      {pictures_lost > 0 && <Notice tone="warning">{text('project.picturesLost', { count: pictures_lost })}</Notice>}
      {upgraded.length === 0 ? (
        <p className={muted}>{text('project.same')}</p>
      ) : (
        <Notice>
          <p>{text('project.upgraded')}</p>
          <UpgradedFields upgraded={upgraded} count={upgraded_count} />
        </Notice>
      )}
      <InsideView inside={inside} />
    </div>
  );
}
