import { useText } from '#client/i18n/useText.ts';
import { useWrittenLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { GameWindow } from '#client/pictures/GameWindow.tsx';
import { ApplicableField } from '#client/resource/form/ApplicableField.tsx';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { type FortifiedCitySetting, NAME_FIELDS } from '#domain/resources/rules/fortifiedCitySetting.ts';
import * as styles from './City.css.ts';
import { cityMenu, MENU_COLUMNS, MENU_LINES } from './cityMenu.ts';
import { cityTexts } from './cityTexts.ts';

/** The names of the city and its places, with the resulting menu of the game. */
export function CityNames() {
  return (
    <div className={styles.names}>
      <div className={styles.list}>
        {NAME_FIELDS.map((name) => (
          <ApplicableField key={name} name={name} />
        ))}
      </div>
      <CityMenus />
    </div>
  );
}

function CityMenus() {
  const text = useText(cityTexts);
  const { desk, number } = useOpenRecord();
  const record = useRecord(desk, number) as FortifiedCitySetting;
  const languages = useWrittenLanguages();
  return (
    <div className={styles.menus}>
      {languages.map((language) => (
        <GameWindow
          key={language}
          text={cityMenu(record, language)}
          columns={MENU_COLUMNS}
          lines={MENU_LINES}
          language={language}
          label={text(`city.menu.${language}`)}
        />
      ))}
    </div>
  );
}
