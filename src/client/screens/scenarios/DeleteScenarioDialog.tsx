import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { points } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { type Scenario, scenarioTitle } from '#client/page/scenario/scenario.ts';
import { timings } from '#client/timings.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { deletionOf } from '#domain/scenario/wasReleased.ts';
import { ARCHIVE } from './scenarioListAddress.ts';
import { scenariosTexts } from './scenariosTexts.ts';

/** The points about a work that is kept. */
const POINTS = {
  stop: ['status', 'sharing', 'row'],
  archive: ['list', 'sharing', 'restored', 'kept'],
} as const;

interface DeleteScenarioDialogProps {
  readonly scenario: Scenario;
  readonly onClose: () => void;
}

/**
 * Asks, with its title, before a scenario is stopped, archived, or deleted with everything in it: whatever deleting does to it. Mounted
 * only while it is open.
 */
export function DeleteScenarioDialog({ scenario, onClose }: DeleteScenarioDialogProps) {
  const text = useText(scenariosTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const deletion = deletionOf(scenario);
  const title = scenarioTitle(scenario, language);
  const remove = trpc.scenarios.delete.useMutation({
    onSuccess: () => {
      if (deletion !== 'archive') return;
      showSnackbar(text('archive.done', { title }), {
        tone: 'success',
        duration: timings.takeBackOffer,
        action: { label: text('archive.open'), onPress: () => navigate(ARCHIVE) },
      });
    },
    // Whatever the answer was: if it was lost, the scenario may be gone already.
    onSettled: () => {
      onClose();
      return Promise.all([
        utils.scenarios.list.invalidate(),
        utils.scenarios.archived.invalidate(),
        utils.samples.invalidate(),
      ]);
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      tone="danger"
      title={text('deleteScenario.title')}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button
            tone="danger"
            isPending={remove.isPending}
            onPress={() => remove.mutate({ scenario_id: scenario.id, as: deletion })}
          >
            {text(`deleteScenario.do.${deletion}`)}
          </Button>
        </>
      }
    >
      <p>{text('deleteScenario.question', { title })}</p>
      {deletion === 'remove' ? (
        <>
          <p>{text('deleteScenario.consequence')}</p>
          {scenario.scenario_code !== null && <p>{text('deleteScenario.titleFree')}</p>}
        </>
      ) : (
        <>
          <p>{text(`deleteScenario.${deletion}`)}</p>
          <ul className={points}>
            {POINTS[deletion].map((one) => (
              <li key={one}>{text(`deleteScenario.${one}`)}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
