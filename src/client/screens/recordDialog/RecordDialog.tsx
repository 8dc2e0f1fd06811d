import { useAtom, useAtomValue } from 'jotai';
import X from 'lucide-react/icons/x';
import { Suspense, useMemo } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { matchRoute, useRouter } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { ScenarioLanguagesContext } from '#client/page/scenario/scenarioLanguages.ts';
import { useLanguagesOf } from '#client/page/scenario/useLanguagesOf.ts';
import { type FormPlace, InFormPlace } from '#client/resource/recordDialog/FormPlace.ts';
import { type DialogRecord, recordDialogAtom } from '#client/resource/recordDialog/recordDialog.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { takeDrafts } from '#client/saving/takeDrafts.ts';
import { AREA_GROUPS } from '#client/screens/areaGroups.ts';
import { pagePath } from '#client/screens/areas/areas.tsx';
import FormScreen from '#client/screens/areas/FormScreen.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { recordTitle } from '#domain/catalogs/recordKinds.ts';
import * as styles from './RecordDialog.css.ts';
import { recordDialogTexts } from './recordDialogTexts.ts';

/** A panel with the form of a record next to the field that refers to it; the focus returns to that field. */
export default function RecordDialog() {
  const text = useText(recordDialogTexts);
  const language = useAtomValue(languageAtom);
  const [record, setRecord] = useAtom(recordDialogAtom);
  const languages = useLanguagesOf(record?.scenarioId);
  const place = useMemo<FormPlace>(() => ({ kind: 'dialog', goTo: setRecord }), [setRecord]);
  function close() {
    takeDrafts();
    setRecord(undefined);
  }
  if (!record) return null;
  const { scenarioId, kind, number } = record;
  return (
    <ModalOverlay isOpen isDismissable className={styles.backdrop} onOpenChange={close}>
      <Modal className={styles.sheet}>
        <Dialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {recordTitle(kind)[language]}
            </Heading>
            <RouteLink href={recordHref(scenarioId, kind, number)} onNavigate={close}>
              {text('recordSheet.page')}
            </RouteLink>
            <IconButton
              label={text('recordSheet.close')}
              hint="Esc"
              icon={<X size={18} aria-hidden />}
              onPress={close}
            />
          </div>
          <section className={styles.body} data-beside aria-label={recordTitle(kind)[language]}>
            <InFormPlace value={place}>
              <Suspense fallback={<LoadingPage />}>
                <ScenarioLanguagesContext value={languages}>
                  <Form {...record} />
                </ScenarioLanguagesContext>
              </Suspense>
            </InFormPlace>
          </section>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Returns the form of a record: that of its area, if it has one of its own. */
function Form({ scenarioId, kind, number }: DialogRecord) {
  const { parser } = useRouter();
  const [address = ''] = recordHref(scenarioId, kind, number).split(/[?#]/);
  const found = AREA_GROUPS.flatMap((group) =>
    group.areas.flatMap((area) =>
      area.pages.map(({ form }) => form && { form, path: pagePath(scenarioId, group, area, form) }),
    ),
  ).find((page) => page && matchRoute(parser, page.path, address)[0]);
  const Screen = found?.form.Alone ?? found?.form.Screen;
  const digits = String(number);
  return Screen ? (
    <Screen scenarioId={scenarioId} number={digits} />
  ) : (
    <FormScreen scenarioId={scenarioId} kind={kind} number={digits} />
  );
}
