import { applicationMails } from '../../contract/applications/events/mails.ts'
import type { EventMail } from '../../contract/notices/eventMail.ts'
import { postingMails } from '../../contract/postings/events/mails.ts'

/** The mails about postings, applications, companies and reports, by the name of their job. */
export const noticeMails = {
  ...postingMails,
  ...applicationMails,
  companyChanged: {
    kind: 'decisions',
    words: (about) => ({
      subject: 'We are looking at your postings again',
      lead: `The name, the website or the text about your company was changed: its name is ${about} now. Its open postings wait until we have looked at them. Until then nobody finds them.`,
      action: 'Open your postings',
      rest: 'You need not do anything: each is published again as soon as we have approved it.',
    }),
  },
  postingExpiresSoon: {
    kind: 'expiresSoon',
    words: (about) => ({
      subject: 'Your posting expires soon',
      lead: `The last day of your posting comes soon: ${about}. After it nobody finds the posting, and nobody can apply.`,
      action: 'Open the posting',
      rest: 'Who has applied still waits for your answer then. If you go on looking, renew the posting when it has expired.',
    }),
  },
  companySuspended: {
    kind: 'decisions',
    words: (about) => ({
      subject: 'Your company is suspended',
      lead: `We have suspended ${about}: nobody finds its postings, nothing of it can be published, and nobody can be invited to it.`,
      action: 'Open your postings',
      rest: 'What you have written is kept. We write to you when this ends.',
    }),
  },
  companyRestored: {
    kind: 'decisions',
    words: (about) => ({
      subject: 'Your company is not suspended any more',
      lead: `Everybody finds the postings of ${about} again, and you can publish.`,
      action: 'Open your postings',
      rest: 'You need not do anything.',
    }),
  },
  reportUpheld: {
    kind: 'reports',
    words: (about) => ({
      subject: 'We have removed what you reported',
      lead: `You told us that something is wrong with the job “${about}”. We have looked at it, and removed it.`,
      action: 'Find jobs',
      rest: 'Thank you for telling us.',
    }),
  },
  reportDismissed: {
    kind: 'reports',
    words: (about) => ({
      subject: 'We have looked at what you reported',
      lead: `You told us that something is wrong with the job “${about}”. We have looked at it, and it stays.`,
      action: 'Open the job',
      rest: 'Thank you for telling us. If you know more about it, report it again.',
    }),
  },
  applicationsOfDay: {
    kind: 'received',
    words: (about) => ({
      subject: 'New applications',
      lead: `Since the last morning ${about} come in:`,
      action: 'Open who waits for you',
      rest: 'Until when each of them waits for your answer stands beside it.',
    }),
  },
  answersDueTomorrow: {
    kind: 'dueTomorrow',
    words: (about) => ({
      subject: 'Your answers are due tomorrow',
      lead: `Until tomorrow ${about} for your answer:`,
      action: 'Open who waits for you',
      rest: 'What is answered after that counts as late in the record of your company.',
    }),
  },
} as const satisfies Readonly<Record<string, EventMail>>

export type NoticeKind = keyof typeof noticeMails

const isNotice = (name: string): name is NoticeKind => Object.hasOwn(noticeMails, name)

export const noticeKinds: readonly NoticeKind[] = Object.keys(noticeMails).filter(isNotice)
