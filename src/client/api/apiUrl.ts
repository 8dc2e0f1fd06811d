/** The origin of the API if it differs from that of the pages (API_URL); else ''. The server writes it into the page. */
export const API_URL: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? '';
