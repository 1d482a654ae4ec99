import { foldedWord } from '../../server/applications/redaction/foldedWord.ts'
import type { Language, Named } from './languages.ts'

const ZERO_WIDTH = '\u200B'
const SOFT_HYPHEN = '\u00AD'

/** A person's name and everything else that reveals it. */
export interface Profile {
  readonly names: readonly string[]
  readonly addresses: readonly string[]
  readonly usernames: readonly string[]
  readonly phone: string
}

const ascii = (text: string) => foldedWord(text).replaceAll(/[^a-z]/g, '')

/** First and last name in Latin letters as in addresses; undefined if the name has no Latin spelling. */
export function latinOf({
  first,
  last,
  spellings = [],
}: Named): readonly [first: string, last: string] | undefined {
  const written = [`${first} ${last}`, ...spellings].map((each) => each.split(' ').map(ascii))
  const [one = '', ...others] =
    written.find((parts) => parts.length > 1 && parts.every((each) => each.length > 1)) ?? []
  return others.length === 0 ? undefined : [one, others.join('')]
}

/** Handle for people whose name has no Latin spelling. */
const other = ['zebediah', 'quillfeather'] as const

/**
 * Profile of a person, with addresses and usernames built from the name.
 *
 * @param isOnOwnDomain whether the email address is on a domain with the person's name
 */
export function profileOf(named: Named, isOnOwnDomain: boolean): Profile {
  const [first, last] = latinOf(named) ?? other
  return {
    names: [named.first, named.last, `${named.first} ${named.last}`],
    addresses: [
      isOnOwnDomain ? `hello@${first}${last}.com` : `${first}.${last}85@gmail.com`,
      `${first}${last}.com`,
      `https://github.com/${first.charAt(0)}${last}`,
    ],
    usernames: [`${first.charAt(0)}${last}`, `${first.slice(0, 3)}x${last.slice(0, 3)}42`],
    phone: '+44 7700 900123',
  }
}

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const halved = (word: string, between: string) => {
  const letters = [...word]
  const middle = Math.ceil(letters.length / 2)
  return letters.slice(0, middle).join('') + between + letters.slice(middle).join('')
}

/** All ways in which a name can be written, by the name of the form. */
export function formsOf(named: Named, { hasCapitals, isDense = false }: Language, { usernames }: Profile) {
  const { first, isCommon = false, last, spellings = [] } = named
  const latin = latinOf(named)
  const [latinFirst, latinLast] = latin ?? other
  const [handle = '', short = ''] = usernames
  const domain = `${latinFirst}${latinLast}.com`
  const whole = isDense ? last + first : `${first} ${last}`
  const forms: Record<string, readonly string[]> = {
    whole: [whole],
    spelling: spellings,
    decomposed: [whole.normalize('NFD')],
    'zero width': isDense
      ? [halved(whole, ZERO_WIDTH), halved(whole, SOFT_HYPHEN)]
      : [`${halved(first, ZERO_WIDTH)} ${halved(last, SOFT_HYPHEN)}`],
    domain: [domain, `www.${domain}`, `https://${domain}/about`, `blog.${domain}`],
    mail: [`work@${domain}`],
    'user name': [handle, `@${handle}`, short, `@${short}`, `github.com/${handle}`],
    telephone: ['07700 900123', '+44 7700 900123', '(0)7700-900123'],
  }
  if (latin) {
    Object.assign(forms, {
      'mail elsewhere': [`${latinFirst}_${latinLast}@corp.example`],
      'link elsewhere': [
        `https://photos.example/${latinFirst}-${latinLast}`,
        `linkedin.com/in/${latinFirst}-${latinLast}`,
      ],
    })
  }
  if (hasCapitals) {
    const joined = `${titled(latinFirst)}${titled(latinLast)}`
    Object.assign(forms, {
      turned: [`${last}, ${first}`],
      capitals: [`${first} ${last}`.toUpperCase()],
      small: [`${first} ${last}`.toLowerCase()],
      initial: [`${first.charAt(0)}. ${last}`, `${last}, ${first.charAt(0)}.`],
      possessive: [`${first}’s`, `${last}'s`],
      joined: [
        joined,
        joined.toLowerCase(),
        `${latinFirst}_${latinLast}`,
        `${latinFirst}-${latinLast}`,
        `${latinFirst}.${latinLast}`,
      ],
      'joined initial': [
        `${latinFirst}${latinLast.charAt(0)}`,
        `${latinFirst.charAt(0)}.${latinLast}`,
        `${latinLast}_${latinFirst.charAt(0)}85`,
      ].slice(isCommon ? 2 : 0),
      spaced: [[...`${latinFirst}${latinLast}`.toUpperCase()].join(' ')],
      'wide letters': [
        `${first} ${last}`.replaceAll(/[A-Za-z]/g, (letter) =>
          String.fromCodePoint(letter.charCodeAt(0) + 0xfe_e0),
        ),
      ],
    })
    if (!isCommon) {
      Object.assign(forms, {
        hyphenated: [halved(first, '-\n'), halved(last.replaceAll(/.* /g, ''), '-')],
        'within a word': [`${titled(latinLast)}Designs2`, `the${latinLast}workshop`],
        'alone and small': [last.toLowerCase()],
      })
    }
  }
  return forms
}
