import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { MonsterPicture } from '#client/pictures/MonsterPicture.tsx';
import { MONSTER_GRAPHIC_CATEGORIES } from '#domain/catalogs/monsterGraphicCategories.ts';
import { MONSTER_GRAPHICS } from '#domain/catalogs/monsterGraphics.ts';
import * as styles from './CategoryList.css.ts';
import { monstersTexts } from './monstersTexts.ts';

interface CategoryListProps {
  readonly current: number;
  /** Returns the number of the scenario's monsters in a category. */
  readonly countOf: (category: number) => number;
  readonly onChoose: (category: number) => void;
}

/** The categories of pictures, each with one of its pictures. */
export function CategoryList({ current, countOf, onChoose }: CategoryListProps) {
  const text = useText(monstersTexts);
  const language = useAtomValue(languageAtom);
  return (
    <ul className={styles.list} aria-label={text('graphics.categories')}>
      {MONSTER_GRAPHIC_CATEGORIES.map(({ code, label }) => (
        <li key={code}>
          <button type="button" className={styles.entry} aria-pressed={code === current} onClick={() => onChoose(code)}>
            <MonsterPicture graphic={MONSTER_GRAPHICS.find(({ category }) => category === code)?.code ?? 0} />
            <span className={styles.name}>{label[language]}</span>
            <span className={styles.count}>{text('graphics.count', { count: countOf(code) })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
