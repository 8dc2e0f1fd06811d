import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { space } = theme;

/** Lines of some forty full-width characters are the easiest to read. */
export const text = style({ maxWidth: '760px', width: '100%', margin: '0 auto', display: 'grid', gap: space[4] });
export const section = style({ selectors: { '& + &': { marginTop: space[5] } } });
export const title = style({ marginBottom: space[1], fontSize: theme.size.body });
export const paragraph = style({
  lineHeight: theme.lineHeight.running,
  selectors: { '& + &': { marginTop: space[2] } },
});
export const agreement = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[3] });
