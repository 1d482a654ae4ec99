/** Signs of Markdown: those that begin a line, of emphasis and code, of escapes, and what stands around a link's words. */
const MARKS =
  /(?<=^|\n)[ \t]*(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+|\*+|~~|`+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|\\([^\p{L}\p{N}\s])|\]\((?:[^)\s]*\)|$)|\[/gu

/** A part of a Markdown text nearly as it is read, where the parser is not at hand: for a quotation. */
export const withoutMarks = (markdown: string): string =>
  markdown.replaceAll(MARKS, (_sign, escaped: string | undefined) => escaped ?? '')
