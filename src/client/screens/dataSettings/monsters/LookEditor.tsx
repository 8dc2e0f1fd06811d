import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { monster } from '#domain/resources/monster.ts';
import { LookFields } from './LookFields.tsx';
import { monstersTexts } from './monstersTexts.ts';

/** The look of the open monster, next to the pictures of all. */
export function LookEditor() {
  const text = useText(monstersTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const name = useDesk(desk, () => numberedName(monster, desk.record(number), number, language));
  return (
    <Panel
      title={text('graphics.edit', { name })}
      actions={
        <RouteLink href={recordHref(desk.scenarioId, 'monster', number)}>{text('graphics.toMonster')}</RouteLink>
      }
    >
      <LookFields />
    </Panel>
  );
}
