import * as v from 'valibot'
import { dayInWords } from '../../../contract/dayInWords.ts'
import type { MailText } from './mailText.ts'

/** The parameters of the mails about a profile that employers can find. */
export const profileFacts = v.object({
  /** When the profile hides itself, in milliseconds since 1970. */
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
