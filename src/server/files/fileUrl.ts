/** Where a file is served; who knows the address may read it, as an <img> carries no header. */
export const fileUrl = (id: string): string => `/files/${id}`;
