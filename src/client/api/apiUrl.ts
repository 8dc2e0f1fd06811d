/** The origin of the API where it is not that of the pages (API_URL), which the server writes into the page; else nothing. */
export const API_URL: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? '';
