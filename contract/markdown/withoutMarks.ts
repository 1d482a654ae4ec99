/** Signs that begin a line: of headings, quotations and lists. */
const AT_START = /^(?:#{1,6}|>|[-*+]|\d{1,3}[.)])[ \t]/
/** Signs of emphasis and code, of escapes, and what stands around the words of a link. */
const WITHIN =
  /[*`]|~~|(?<![\p{L}\p{N}_])_{1,3}|_{1,3}(?![\p{L}\p{N}_])|\\([^\p{L}\p{N}\s])|\]\([^)\s]{0,2000}\)?|\[/gu

/** A part of a Markdown text nearly as it is read, where the parser is not at hand: for a quotation. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) =>
      line.replace(AT_START, '').replaceAll(WITHIN, (_sign, escaped: string | undefined) => escaped ?? ''),
    )
    .join('\n')
