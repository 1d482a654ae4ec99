type Place = readonly [start: number, end: number]

const PIECE = /[^\s<>()[\]"'“”„«»,;、。，；：！？]+/gu
/**
 * A bare domain. Top-level domains that also end names of software, such as Node.js and ASP.NET, are
 * excluded.
 */
const DOMAIN = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]+\.)+(?!js$|ts$|net$|io$|py$|rs$|md$)[a-z]{2,24}$/u
const HOST_AND_PATH = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}[/:?#]/u
const MARKS: ReadonlySet<string> = new Set('.:!?*_')
const NUMBER = /\(?\+?\p{Nd}[\p{Nd} \t\u00A0()./\p{Pd}\p{Default_Ignorable_Code_Point}]*/gu
/**
 * Minimum number of digits in a phone number. Shorter ones are ignored: without an area code, a local
 * number cannot be called from elsewhere.
 */
const LEAST_DIGITS = 7

const isAddress = (piece: string) =>
  piece.includes('@') ||
  /^(?:[a-z][a-z\d+.-]*:\/\/|www\.)/iu.test(piece) ||
  HOST_AND_PATH.test(piece) ||
  DOMAIN.test(piece)

/** Ranges of email addresses, links, domains and @usernames of anybody. */
export function addressPlacesIn(text: string): readonly Place[] {
  return [...text.matchAll(PIECE)].flatMap(({ 0: piece, index }): Place[] => {
    let end = piece.length
    while (end > 0 && MARKS.has(piece.charAt(end - 1))) end -= 1
    return isAddress(piece.slice(0, end)) ? [[index, index + end]] : []
  })
}

/** Periods, dates and round amounts, which have as many digits as a phone number. */
const NO_PHONE =
  /^(?:(?:19|20)\d\d(?:\D{1,3}(?:19|20)\d\d)+|\d{4}-\d\d(?:-\d\d)?(?: - \d{4}-\d\d(?:-\d\d)?)?|\d\d?[./]\d\d?[./]\d{4}|\d{1,3}(?:[ .\u00A0]?\d{3})*[ .\u00A0]?000)$/

/** Ranges of phone numbers of anybody. */
export function phonePlacesIn(text: string): readonly Place[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: run, index }): Place[] => {
    let end = run.length
    while (end > 0 && !/\p{Nd}/u.test(run.charAt(end - 1))) end -= 1
    const number = run.slice(0, end)
    const digits = number.replaceAll(/\P{Nd}/gu, '')
    return [...digits].length >= LEAST_DIGITS && !NO_PHONE.test(number) ? [[index, index + end]] : []
  })
}
