import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { MeikyuMark } from '#client/ui/icons/MeikyuMark.tsx';
import { SnackbarRegion } from '#client/ui/SnackbarRegion.tsx';
import { columns, heading, headingText, page, stack } from './ComponentGallery.css.ts';
import { GalleryActions } from './GalleryActions.tsx';
import { GalleryChoices } from './GalleryChoices.tsx';
import { GalleryFields } from './GalleryFields.tsx';
import { GalleryGraphics } from './GalleryGraphics.tsx';
import { GalleryMap } from './GalleryMap.tsx';
import { GalleryMonsters } from './GalleryMonsters.tsx';
import { GalleryOverlays } from './GalleryOverlays.tsx';
import { GallerySounds } from './GallerySounds.tsx';
import { GalleryTable } from './GalleryTable.tsx';

/** Every component in all its states, in both languages; only in development, at /gallery. */
export default function ComponentGallery() {
  const [isDark, setDark] = useState(document.documentElement.dataset.theme === 'dark');
  function turn() {
    const theme = isDark ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    document.documentElement.style.colorScheme = theme;
    setDark(!isDark);
  }
  return (
    <main className={page}>
      <header className={heading}>
        <MeikyuMark size={36} />
        <h1 className={headingText}>Meikyu 迷宮 ／ 部品見本 Components</h1>
        <IconButton label="テーマ Theme" icon={isDark ? <Sun size={18} /> : <Moon size={18} />} onPress={turn} />
      </header>
      <div className={columns}>
        <div className={stack}>
          <GalleryActions />
          <GalleryChoices />
          <GalleryMap key={String(isDark)} />
        </div>
        <div className={stack}>
          <GalleryFields />
          <GalleryOverlays />
        </div>
      </div>
      <GalleryTable />
      <GalleryMonsters />
      <GalleryGraphics />
      <GallerySounds />
      <SnackbarRegion label="お知らせ" dismissLabel="閉じる" />
    </main>
  );
}
