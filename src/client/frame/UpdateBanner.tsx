import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { reload } from '#client/page/reload.ts';
import { press } from '#client/ui/SnackbarRegion.css.ts';
import { banner } from './UpdateBanner.css.ts';

/**
 * Says that the site has a new version, and stays until the page is reloaded (docs/product.md, "Sessions"). It has no chunk of its own,
 * because the chunks of this page's version may be gone by now.
 */
export function UpdateBanner() {
  const text = useText(pageTexts);
  const [isPending, setPending] = useState(false);
  return (
    <div className={banner} role="status" data-react-aria-top-layer="true">
      <span>{text('update.available')}</span>
      <button
        type="button"
        className={press}
        aria-disabled={isPending}
        onClick={() => {
          if (isPending) return;
          setPending(true);
          void reload();
        }}
      >
        {text('update.reload')}
      </button>
    </div>
  );
}
