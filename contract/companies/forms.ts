import * as v from 'valibot'
import { companyName } from '../fields.ts'
import { atMost, isPlain, tooLong } from '../text.ts'

/** In characters as a person counts them. */
export const companyLengths = { website: { max: 200 }, about: { max: 2_000 } } as const

/** An address on the web, or nothing. */
const isWebsite = (text: string) =>
  text === '' || (/^https:\/\/[^\s\\]+\.[^\s\\]+$/.test(text) && isPlain(text) && URL.canParse(text))

export const companyForms = {
  company: {
    companyName,
    companyWebsite: v.pipe(
      v.string('Enter an address that begins with https://'),
      v.trim(),
      v.maxLength(companyLengths.website.max, tooLong(companyLengths.website.max)),
      v.check(isWebsite, 'Enter an address that begins with https://'),
    ),
    companyAbout: v.pipe(
      v.string('Tell about your company in words'),
      v.trim(),
      v.check(
        (text) => isPlain(text.replaceAll(/[\r\n]/g, ' ')),
        'Use letters, numbers, signs and line breaks only.',
      ),
      ...atMost(companyLengths.about.max),
    ),
  },
} as const
