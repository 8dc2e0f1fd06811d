import { useText } from '#client/i18n/useText.ts';
import { centred } from './page.css.ts';

/** What an admin sees here: scenarios are not theirs to edit (spec 1 §6). */
export function AdminSiteNotice() {
  const text = useText();
  return (
    <div className={centred}>
      <h1>{text('admin.title')}</h1>
      <p>{text('admin.explanation')}</p>
    </div>
  );
}
