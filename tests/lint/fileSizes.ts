import type { Finding, SourceFile } from './sourceFile.ts';

const limit = 500;

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/** Reports a file beyond the limit: it holds more than one idea. */
export function fileSizes({ path, text }: Pick<SourceFile, 'path' | 'text'>): Finding[] {
  const lines = countLines(text);
  return lines > limit ? [{ path, line: limit, message: `${lines} lines; at most ${limit}` }] : [];
}

/** Returns the sizes of the files below src in one line, so that drift is noticed. */
export function describeSizes(files: Pick<SourceFile, 'path' | 'text'>[]): string {
  const sizes = files.filter(({ path }) => path.startsWith('src/')).map(({ text }) => countLines(text));
  sizes.sort((a, b) => a - b);
  const share = (part: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * part))] ?? 0;
  return `${sizes.length} files in src: median ${share(0.5)} lines (goal 60), nine of ten at most ${share(0.9)} (goal 200), largest ${sizes.at(-1) ?? 0}`;
}
