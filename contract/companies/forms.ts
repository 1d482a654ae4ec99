import * as v from 'valibot'
import { companyName } from '../fields.ts'
import { bounded, isPlain, plainText, tooLong } from '../text.ts'

/** Maximum lengths in code points. */
export const companyLengths = { website: { max: 200 }, about: { max: 2_000 } } as const

/** True for an `https` URL or an empty text. */
const isWebsite = (text: string) =>
  text === '' || (/^https:\/\/[^\s\\]+$/.test(text) && hasDot(text) && isPlain(text) && URL.canParse(text))

/** True if the host has a dot between two other characters. */
const hasDot = (text: string) => text.slice('https://'.length + 1, -1).includes('.')

export const companyForms = {
  company: {
    companyName,
    companyWebsite: v.pipe(
      bounded(companyLengths.website.max, 'Enter an address that begins with https://'),
      v.trim(),
      v.maxLength(companyLengths.website.max, tooLong(companyLengths.website.max)),
      v.check(isWebsite, 'Enter an address that begins with https://'),
    ),
    companyAbout: v.pipe(
      bounded(companyLengths.about.max, 'Describe your company in words.'),
      v.trim(),
      plainText(companyLengths.about.max, 'Use letters, numbers, signs, and line breaks only.'),
    ),
  },
} as const
