/** A longer message is cut before it is searched. */
const MOST_SEARCHED = 1_000
const QUOTED = /"[^"]*"|`[^`]*`|'[^']*'/g
const IDENTIFIER = /^.[\w$.#-]{1,40}.$/
const WORD = /[^\s"'()<>]+/g
const LONG_NUMBER = /\d[\d ().-]{4,}\d/g

/** Removes from a message what a person may have typed, or who they are. */
export const withoutPersonalData = (message: string): string =>
  message
    .slice(0, MOST_SEARCHED)
    // A parser quotes what it cannot read; a name of the code may stay.
    .replaceAll(QUOTED, (quoted) => (quoted.startsWith("'") && IDENTIFIER.test(quoted) ? quoted : '[text]'))
    .replaceAll(WORD, (word) => (word.includes('@') ? '[e-mail]' : word.includes('/') ? '[address]' : word))
    .replaceAll(LONG_NUMBER, '[number]')
