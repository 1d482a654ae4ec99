import { hiddenName } from '../../contract/applications/hidden.ts'
import { withoutAccents } from '../../contract/text.ts'

/** What tells who somebody is. */
export interface Person {
  readonly names: readonly string[]
  /** Mail addresses and links. */
  readonly addresses: readonly string[]
  readonly phone: string
}

/** The shortest part of a name that is looked for within addresses: shorter ones stand in too many words. */
const SHORTEST = 3
/** So many digits at the end of a telephone number are the same with and without the code of its country. */
const LAST_DIGITS = 7

const HIDDEN = '[hidden]'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * The words of names, without accents, which people leave away in their own. Of "van den Berg" only the one by which somebody
 * is called: the others stand in any text.
 */
function wordsOf(names: readonly string[]): readonly string[] {
  const words = names.flatMap((name) => withoutAccents(name).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
  const called = words.filter((word) => word !== word.toLowerCase())
  return called.length > 0 ? called : words
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * Makes of texts that a candidate wrote, or that were written to them, texts that do not tell who it is: without their
 * name, mail addresses, telephone number and the links that lead to them. Whatever else they say stays.
 *
 * @param number what stands for the name
 * @param instead what is written for the name and for all the others, where that is one thing
 */
export function namelessFor(person: Person, number: number, instead?: string): (text: string) => string {
  const name = instead ?? hiddenName(number)
  const other = instead ?? HIDDEN
  const words = wordsOf(person.names)
  const forms = new Set(words.flatMap((word) => [word, capitalised(word.toLowerCase()), word.toUpperCase()]))
  const small = new Set(words.map((word) => word.toLowerCase()))
  const parts = [...small].filter((word) => word.length >= SHORTEST)
  const addresses = new Set(person.addresses.filter(Boolean).map((address) => address.toLowerCase()))
  const phone = digitsOf(person.phone)
  const lastDigits = phone.length < LAST_DIGITS ? undefined : phone.slice(-LAST_DIGITS)

  const isOwnAddress = (piece: string) => {
    const address = piece.toLowerCase()
    if (addresses.has(address)) return true
    if (!address.includes('@') && !address.includes('/') && !address.startsWith('www.')) return false
    const plain = withoutAccents(address)
    return parts.some((part) => plain.includes(part)) || [...addresses].some((own) => address.includes(own))
  }
  const isOwnNumber = (found: string) =>
    found.startsWith('+') || (lastDigits !== undefined && digitsOf(found).endsWith(lastDigits))

  return (text) =>
    text
      .replaceAll(/[^\s<>()[\]"'“”,;]+/gu, (piece) => {
        const address = piece.replace(/[.:!?]+$/, '')
        return isOwnAddress(address) ? other + piece.slice(address.length) : piece
      })
      .replaceAll(/\+?\d[\d\s()./-]{5,}\d/g, (found) => (isOwnNumber(found) ? other : found))
      .replaceAll(
        /(\p{L}[\p{L}\p{M}]*)(?=([^\p{L}\p{M}\p{N}\n]*(?:\n|$))?)/gu,
        (written, word: string, end: string | undefined) => {
          const plain = withoutAccents(word)
          // Who writes no capitals signs so, too; within a line such a word is more often another one.
          const isName = forms.has(plain) || (end !== undefined && small.has(plain))
          return isName ? name : written
        },
      )
      .replaceAll(`${name} ${name}`, name)
}
