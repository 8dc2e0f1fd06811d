import { useAtom } from 'jotai';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useText } from '#client/i18n/useText.ts';
import { cornerButton } from './corner.css.ts';
import { pageTexts } from './pageTexts.ts';
import { themeAtom } from './theme.ts';

/** Switches between light and dark. */
export function ThemeSwitch() {
  const [theme, choose] = useAtom(themeAtom);
  const text = useText(pageTexts);
  const label = text(theme === 'dark' ? 'theme.toLight' : 'theme.toDark');
  return (
    <button
      type="button"
      className={cornerButton}
      aria-label={label}
      title={label}
      onClick={() => choose(theme === 'dark' ? 'light' : 'dark')}
    >
      {theme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </button>
  );
}
