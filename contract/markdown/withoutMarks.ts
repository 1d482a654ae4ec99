/** Marks at the start of a line: headings, quotes and lists. */
const AT_START = /^(?:#{1,6}|>|[-*+]|\d{1,3}[.)])[ \t]/
/** Marks within a line: emphasis, code, escapes, and the brackets and targets of links. */
const WITHIN =
  /[*`]|~~|(?<![\p{L}\p{N}_])_{1,3}|_{1,3}(?![\p{L}\p{N}_])|\\([^\p{L}\p{N}\s])|\]\([^)\s]{0,2000}\)?|\[/gu

/** Approximate plain text of a Markdown excerpt, for quotes in modules that do not load the parser. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) =>
      line.replace(AT_START, '').replaceAll(WITHIN, (_sign, escaped: string | undefined) => escaped ?? ''),
    )
    .join('\n')
