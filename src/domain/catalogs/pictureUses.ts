/** The pictures that authors upload, by use: PNG with transparency, of exactly this size in pixels. */
export const PICTURE_USES = {
  additional: { width: 512, height: 512 },
  subtitle: { width: 720, height: 36 },
} as const;

export type PictureUse = keyof typeof PICTURE_USES;
