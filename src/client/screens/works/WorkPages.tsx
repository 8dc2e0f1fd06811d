import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { GameWindow } from '#client/pictures/GameWindow.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { COMMENT_SIZE, isShown } from '#domain/resources/outline/authorComment.ts';
import { otherLanguage } from '#domain/text/inLanguage.ts';
import * as styles from './works.css.ts';
import { worksTexts } from './worksTexts.ts';

/** The author's comments on the work, page by page as the game shows them; in the other language if there are none. */
export function WorkPages({ pages }: { readonly pages: RouterOutputs['works']['read']['data']['pages'] }) {
  const text = useText(worksTexts);
  const own = useAtomValue(languageAtom);
  const [chosen, choose] = useState<number>();
  const language = pages.some((page) => isShown(page, own)) ? own : otherLanguage(own);
  const shown = pages.filter((page) => isShown(page, language));
  const present = shown.find(({ number }) => number === chosen) ?? shown[0];
  if (!present) return null;
  const menuTitle = present[`menu_title_${language}`];
  return (
    <Panel title={text('work.comments')}>
      <div className={styles.pageWindow}>
        {shown.length > 1 && (
          <Choice
            label={text('work.page')}
            value={present.number}
            onChange={choose}
            options={shown.map((page) => ({ value: page.number, label: page[`menu_title_${language}`] }))}
          />
        )}
        <GameWindow
          text={present[`text_${language}`]}
          columns={COMMENT_SIZE.columns}
          lines={COMMENT_SIZE.lines}
          language={language}
          label={menuTitle}
        />
      </div>
    </Panel>
  );
}
