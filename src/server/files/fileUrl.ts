/** Returns the URL of a file; whoever knows it may read the file, as an <img> sends no headers. */
export const fileUrl = (id: string): string => `/files/${id}`;
