import { useAtomValue } from 'jotai';
import { useLocationProperty } from 'wouter/use-browser-location';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { ConflictPanel } from '#client/resource/form/ConflictPanel.tsx';
import { useFieldInAddress } from '#client/resource/form/useFieldInAddress.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { OpenRecordContext } from '#client/resource/openRecord/OpenRecord.ts';
import { LeafOf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { SavingIndicator } from '#client/saving/SavingIndicator.tsx';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { LABYRINTHS } from '#client/screens/labyrinths/settings/useRanges.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { type Column, Table } from '#client/ui/Table.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { FORCED_ON } from '#domain/resources/labyrinthFlag.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import * as styles from './FlagsScreen.css.ts';

interface LabyrinthFlagsProps {
  /** The desks of the labyrinths' flags and settings. */
  readonly flags: RecordDesk;
  readonly settings: RecordDesk;
}

/** The labyrinths that are open at first, with flag 0 forced ON, and what opens the others. */
export function LabyrinthFlags({ flags, settings }: LabyrinthFlagsProps) {
  const text = useText(labyrinthTexts);
  const sought = useFlagInAddress('labyrinth');
  useFieldInAddress(sought, `[data-labyrinth="${sought}"]`);
  const leaf = (path: string) => (number: number) => (
    <OpenRecordContext value={{ desk: flags, number }}>
      <div className={styles.cell} data-labyrinth={number}>
        <LeafOf path={path} />
      </div>
    </OpenRecordContext>
  );
  const last = LABYRINTHS.at(-1);
  const columns: readonly Column<number>[] = [
    {
      id: 'labyrinth',
      header: text('labyrinths.labyrinth'),
      role: 'name',
      isNowrap: true,
      cell: (number) => <LabyrinthName settings={settings} number={number} />,
    },
    {
      id: 'initial_flag',
      role: 'sentence',
      header: text('flags.initial'),
      cell: (number) =>
        number === FORCED_ON ? (
          <span className={styles.forced}>{text('flags.forced')}</span>
        ) : (
          leaf('initial_flag')(number)
        ),
    },
    { id: 'ja', header: text('flags.signJa'), cell: leaf('secret_sign_title_ja') },
    { id: 'en', header: text('flags.signEn'), cell: leaf('secret_sign_title_en') },
    {
      id: 'next',
      role: 'sentence',
      header: text('flags.next'),
      cell: (number) =>
        number === last ? (
          <span className={styles.forced}>{text('flags.last')}</span>
        ) : (
          leaf('next_labyrinth_flag')(number)
        ),
    },
  ];
  return (
    <Panel
      title={text('flags.labyrinths')}
      actions={<SavingIndicator autosave={flags.autosave} needs={flags.resource.needs} />}
    >
      <p className={styles.help}>{text('flags.labyrinths.help')}</p>
      {LABYRINTHS.map((number) => (
        <OpenRecordContext key={number} value={{ desk: flags, number }}>
          <ConflictPanel />
        </OpenRecordContext>
      ))}
      <Table
        label={text('flags.labyrinths')}
        columns={columns}
        rows={LABYRINTHS}
        rowKey={(number) => number}
        empty={null}
      />
    </Panel>
  );
}

function LabyrinthName({ settings, number }: { readonly settings: RecordDesk; readonly number: number }) {
  const text = useText(labyrinthTexts);
  const language = useAtomValue(languageAtom);
  const name = recordName(labyrinthSetting, useRecord(settings, number), number, language);
  return (
    <RouteLink href={recordHref(settings.scenarioId, 'labyrinth_setting', number)}>
      {`${text('labyrinth.name', { number })} ${name}`.trim()}
    </RouteLink>
  );
}

const NUMBERS = { event: RECORD_KINDS.event_flag, labyrinth: RECORD_KINDS.labyrinth_flag };

/** Returns the flag of a kind that the address names after its `#` (recordHref); undefined if there is none. */
export function useFlagInAddress(kind: keyof typeof NUMBERS): number | undefined {
  const { first, last } = NUMBERS[kind];
  return useLocationProperty(() => {
    const [, named, digits] = /^#([a-z]+)-(\d{1,3})$/.exec(location.hash) ?? [];
    const number = Number(digits);
    return named === kind && number >= first && number <= last ? number : undefined;
  });
}
