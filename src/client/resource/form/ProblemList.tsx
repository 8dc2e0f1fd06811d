import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { inOrder, problemsOfRecord } from '#client/resource/openRecord/recordProblems.ts';
import { useFormPlace } from '#client/resource/recordDialog/FormPlace.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import { labelAt } from '#domain/resource/leaf.ts';
import { faultText } from '#domain/text/fault.ts';
import { focusField } from './focusField.ts';
import * as styles from './ProblemList.css.ts';
import { type FormSection, isWithin } from './sectionsOf.ts';
import { useDangling } from './useDangling.ts';
import { useMeant } from './useMeant.ts';

/** The errors and warnings of the record; each links to its field. */
export function ProblemList({ sections }: { readonly sections: readonly FormSection[] }) {
  const text = useText(recordFormTexts);
  const isPhone = useMedia(screen.phone);
  const isNarrow = useFormPlace().kind === 'dialog' || isPhone;
  const { desk, number } = useOpenRecord();
  const record = useRecord(desk, number);
  const languages = useScenarioLanguages();
  const problems = [...problemsOfRecord(desk, number, languages), ...useDangling(desk, record)];
  const visible = inOrder(desk.resource, problems).filter(({ path }) =>
    sections.some((section) => isWithin(section, path) && section.isVisible(record, number)),
  );
  const errors = visible.filter(({ severity }) => severity === 'error');
  const isMeant = useMeant(desk, number, record, visible);
  const [warnings = [], meant = []] = [false, true].map((wanted) =>
    visible.filter((problem) => problem.severity === 'warning' && isMeant(problem) === wanted),
  );
  if (isNarrow) return <FoldedProblems errors={errors} warnings={warnings} meant={meant} />;
  return (
    <>
      {errors.length > 0 && (
        <Notice tone="danger" role="alert">
          {text('record.errors')}
          <Problems problems={errors} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warning">
          {text('record.warnings')}
          <Problems problems={warnings} />
        </Notice>
      )}
      <MeantProblems problems={meant} />
    </>
  );
}

/** The problems that an author has marked as meant in the check list, folded: they ask for nothing. */
function MeantProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const text = useText(recordFormTexts);
  if (problems.length === 0) return null;
  return (
    <details className={styles.meant}>
      <summary>{text('record.meant', { count: problems.length })}</summary>
      <Problems problems={problems} />
    </details>
  );
}

interface FoldedProblemsProps {
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
  readonly meant: readonly Problem[];
}

/** The problems folded into one line, which expands. */
function FoldedProblems({ errors, warnings, meant }: FoldedProblemsProps) {
  const text = useText(recordFormTexts);
  if (errors.length + warnings.length === 0) return <MeantProblems problems={meant} />;
  return (
    <Notice tone={errors.length > 0 ? 'danger' : 'warning'}>
      <details>
        <summary>
          {errors.length > 0 && <span role="alert">{text('record.errorCount', { count: errors.length })}</span>}
          {warnings.length > 0 && <span>{text('record.warningCount', { count: warnings.length })}</span>}
        </summary>
        {errors.length > 0 && <p>{text('record.errors')}</p>}
        <Problems problems={[...errors, ...warnings]} />
        <MeantProblems problems={meant} />
      </details>
    </Notice>
  );
}

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const language = useAtomValue(languageAtom);
  const labelOf = useLabelOf();
  const { desk } = useOpenRecord();
  return (
    <ul className={styles.list}>
      {problems.map(({ path, fault }) => {
        const message = faultText(fault)[language];
        const label = labelAt(desk.resource.fields, path);
        return (
          <li key={`${path} ${message}`}>
            <button
              type="button"
              className={styles.toProblem}
              // Move the focus on click, not on press: committing the typed value may remove a line of this list, and so shift this button
              // away from under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => focusField(path)}
            >
              {label && labelOf({ path, label })}
            </button>
            <span className={styles.message}>{message}</span>
          </li>
        );
      })}
    </ul>
  );
}
