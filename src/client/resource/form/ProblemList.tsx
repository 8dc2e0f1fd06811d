import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import { ProblemFold } from './ProblemFold.tsx';
import { ProblemLines } from './ProblemLines.tsx';
import * as styles from './ProblemList.css.ts';
import type { FormSection } from './sectionsOf.ts';
import { useProblems } from './useProblems.ts';

/** The errors and warnings of a record that is edited beside a list; on phones they are folded. */
export function ProblemList({ sections }: { readonly sections: readonly FormSection[] }) {
  const text = useText(recordFormTexts);
  const isPhone = useMedia(screen.phone);
  const { errors, warnings, meant } = useProblems(sections);
  if (isPhone) return <ProblemFold {...{ errors, warnings, meant }} />;
  return (
    <>
      {errors.length > 0 && (
        <Notice tone="danger" role="alert">
          {text('record.errors')}
          <ProblemLines problems={errors} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warning">
          {text('record.warnings')}
          <ProblemLines problems={warnings} />
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
      <ProblemLines problems={problems} />
    </details>
  );
}
