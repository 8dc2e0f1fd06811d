import { style } from '@vanilla-extract/css';
import { section as dropSection, sectionTitle as dropSectionTitle, item } from '#client/ui/Popover.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const palette = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2] });

export const kinds = style({
  maxHeight: '340px',
  overflowY: 'auto',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  outline: 'none',
});

export const section = dropSection;
export const sectionTitle = style([dropSectionTitle, { padding: `${theme.space[1]} ${theme.space[2]}` }]);
export const kind = style([item, { padding: `${theme.space.half} ${theme.space[2]}`, fontSize: theme.size.small }]);
/** Always as high as the longest description, so that nothing moves under the pointer. */
export const description = style({
  minHeight: `calc(3 * ${theme.size.small} * ${theme.lineHeight.tight})`,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  color: theme.color.textMuted,
});
export const nothing = style({ padding: theme.space[2], color: theme.color.textMuted, fontSize: theme.size.small });
