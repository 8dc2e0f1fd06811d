import { style } from '@vanilla-extract/css';

/** The map at the left, the game at the right. */
export const both = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) clamp(440px, 36vw, 720px)' });
