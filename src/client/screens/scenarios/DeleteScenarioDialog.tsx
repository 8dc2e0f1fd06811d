import { useAtomValue } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { points } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { type Scenario, scenarioTitle } from '#client/page/scenario/scenario.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { isOpen } from '#domain/scenario/statusSteps.ts';
import { scenariosTexts } from './scenariosTexts.ts';

interface DeleteScenarioDialogProps {
  readonly scenario: Scenario;
  readonly onClose: () => void;
}

/** Asks, by its title, before a scenario is removed with all in it. Mounted only while it is open. */
export function DeleteScenarioDialog({ scenario, onClose }: DeleteScenarioDialogProps) {
  const text = useText(scenariosTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const utils = trpc.useUtils();
  const remove = trpc.scenarios.delete.useMutation({
    // Whatever was answered: after a lost answer it may be gone already.
    onSettled: () => {
      onClose();
      return utils.scenarios.list.invalidate();
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
            onPress={() => remove.mutate({ scenario_id: scenario.id })}
          >
            {text(isOpen(scenario) ? 'deleteScenario.stop' : 'deleteScenario.submit')}
          </Button>
        </>
      }
    >
      <p>{text('deleteScenario.question', { title: scenarioTitle(scenario, language) })}</p>
      {isOpen(scenario) ? (
        <>
          <p>{text('deleteScenario.published')}</p>
          <ul className={points}>
            {(['status', 'sharing', 'row'] as const).map((one) => (
              <li key={one}>{text(`deleteScenario.${one}`)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{text('deleteScenario.consequence')}</p>
      )}
    </Dialog>
  );
}
