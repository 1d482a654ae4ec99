import * as v from 'valibot'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { isolate } from '../../../contract/isolate.ts'
import { counted } from '../../../contract/words/counted.ts'
import { locale } from '../../../contract/words/locale.ts'
import type { MailText } from './mailText.ts'

/** The parameters of the mails about a profile that employers can find. */
export const profileFacts = v.object({
  /** Time at which the profile hides itself, in milliseconds since 1970. */
  hidesAt: v.number(),
})

type Words = (facts: v.InferOutput<typeof profileFacts>) => MailText

/** The mails about a profile that employers can find. */
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

/** The parameters of the weekly mail about who looked at a profile. */
export const profileViewFacts = v.object({
  /** Names of the companies, the most interested first; not all of many. */
  companies: v.array(v.string()),
  count: v.number(),
})

/** The weekly mail about who looked at a profile. */
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
