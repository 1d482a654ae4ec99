/** Messages are truncated to this length before the expressions run, which bounds their time. */
const MOST_SEARCHED = 1_000
const QUOTED = /"[^"]*"|`[^`]*`|'[^']*'/g
const IDENTIFIER = /^.[\w$.#-]{1,40}.$/
const WORD = /[^\s"'()<>]+/g
const LONG_NUMBER = /\d[\d ().-]{4,}\d/g

/**
 * Removes possible personal data from an error message: quoted text, email addresses, URLs and long numbers.
 */
export const withoutPersonalData = (message: string): string =>
  message
    .slice(0, MOST_SEARCHED)
    // Parsers quote invalid input, which may be personal. Quoted identifiers stay.
    .replaceAll(QUOTED, (quoted) => (quoted.startsWith("'") && IDENTIFIER.test(quoted) ? quoted : '[text]'))
    .replaceAll(WORD, (word) => (word.includes('@') ? '[e-mail]' : word.includes('/') ? '[address]' : word))
    .replaceAll(LONG_NUMBER, '[number]')
