import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';

export const kindFilter = style({ width: '260px', '@media': { [screen.phone]: { width: 'auto' } } });
