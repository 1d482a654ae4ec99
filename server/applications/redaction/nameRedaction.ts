import { hiddenName } from '../../../contract/applications/hidden.ts'
import { nameFormsOf } from './nameForms.ts'
import { placesOfNames } from './namePlaces.ts'
import { nameWordsOf } from './nameWords.ts'
import { addressesIn, numbersIn, ownAddressesOf } from './ownAddresses.ts'

/** Identity of a person to redact. */
export interface Person {
  readonly names: readonly string[]
  /** Email addresses and links. */
  readonly addresses: readonly string[]
  /** Usernames on other sites. */
  readonly usernames: readonly string[]
  readonly phone: string
}

const HIDDEN = '[hidden]'

/** Separator between two parts of a name that are replaced together. */
const SAME_NAME = /^(?:[ \u00A0_\-'’·]{0,2}|\.)$/u
/** Separator after an initial. */
const AFTER_INITIAL = /^\.[ \u00A0]$/u

/**
 * Creates the redaction of a person for texts by or to them: name in all spellings, usernames, addresses,
 * phone number. Linear in the length of the text.
 *
 * @param number number of the placeholder name
 * @param instead single replacement for everything, instead of separate placeholders
 * @returns function that redacts one text
 */
export function nameRedactionFor(person: Person, number: number, instead?: string): (text: string) => string {
  const name = instead ?? hiddenName(number)
  const other = instead ?? HIDDEN
  const own = ownAddressesOf(person.addresses, person.usernames)
  const forms = nameFormsOf(person.names, own.handles)
  const words = nameWordsOf(forms)

  return (text) => {
    const others = [...addressesIn(text, own, forms, words), ...numbersIn(text, person.phone)]
    const places = [
      ...others.map(([start, end]) => ({ start, end, isName: false })),
      ...placesOfNames(text, forms, words).map(([start, end]) => ({ start, end, isName: true })),
    ].toSorted((one, next) => one.start - next.start || next.end - one.end)
    let redacted = ''
    let end = 0
    let wasName = false
    let wasInitial = false
    for (const place of places) {
      const isWithin = place.start < end
      const between = text.slice(end, place.start)
      const isSame =
        wasName && place.isName && (SAME_NAME.test(between) || (wasInitial && AFTER_INITIAL.test(between)))
      if (!isWithin && !isSame) redacted += between + (place.isName ? name : other)
      end = Math.max(end, place.end)
      wasName = isWithin ? wasName : place.isName
      wasInitial = place.end - place.start === 1
    }
    return redacted + text.slice(end)
  }
}
