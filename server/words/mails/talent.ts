import * as v from 'valibot'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { isolate } from '../../../contract/isolate.ts'
import { counted } from '../../../contract/words/counted.ts'
import { locale } from '../../../contract/words/locale.ts'
import type { MailText } from './mailText.ts'

/** Parameters of emails about a profile that employers can find. */
export const profileFacts = v.object({
  /** Time at which the profile will be hidden, in milliseconds since 1970. */
  hidesAt: v.number(),
})

type Words = (facts: v.InferOutput<typeof profileFacts>) => MailText

/** Emails about a profile that employers can find. */
export const profileMailWords = {
  profileVisibleStill: ({ hidesAt }) => ({
    subject: 'Keep your profile visible?',
    lead: `Employers have been able to find your profile for six months. Should they still? If you don’t answer, we’ll hide it on ${dayInWords(hidesAt)}:`,
    action: 'Choose who sees it',
    rest: 'If you’re not looking for work anymore, there’s nothing you need to do.',
  }),
  profileHidden: () => ({
    subject: 'Your profile is hidden now',
    lead: 'You didn’t say whether your profile should stay visible, so employers can’t find it anymore. You can show it again at any time:',
    action: 'Choose who sees it',
    rest: 'Nothing in your profile was deleted.',
  }),
} as const satisfies Readonly<Record<string, Words>>

/** Parameters of the weekly email about profile views. */
export const profileViewFacts = v.object({
  /** Names of companies, most interested first; limited in number. */
  companies: v.array(v.string()),
  count: v.number(),
})

/** Weekly email about profile views. */
export const profileViewWords = ({ companies, count }: v.InferOutput<typeof profileViewFacts>): MailText => {
  const named = (most: number) => {
    const some = companies.slice(0, most)
    const others = count - some.length
    return list.format([...some.map(isolate), ...(others > 0 ? [counted(others, 'other', 'others')] : [])])
  }
  return {
    subject: `${named(1)} saw your profile`,
    lead: `Last week your profile was seen by ${named(companies.length)}. See what they searched for, and choose who sees it:`,
    action: 'See who looked',
    rest: 'Excluded companies never see your profile.',
  }
}

const list = new Intl.ListFormat(locale)
