import type { EventMail } from '../../notices/eventMail.ts'
import { daysToConfirm } from '../lifecycle.ts'

/** The mails about the events of a posting, by the name of their job. Only the server loads them. */
export const postingMails = {
  postingHeld: {
    kind: 'decisions',
    words: (about) => ({
      subject: 'We are looking at your posting',
      lead: `Your posting “${about}” waits until we have looked at it. Until then nobody finds it.`,
      action: 'Open the posting',
      rest: 'You need not do anything: we write to you as soon as we have looked at it.',
    }),
  },
  postingApproved: {
    kind: 'decisions',
    words: (about) => ({
      subject: 'Your posting is published',
      lead: `We have looked at your posting “${about}”. It is published: everybody finds it, and can apply.`,
      action: 'Open the posting',
      rest: 'After two weeks we ask whether it is still open.',
    }),
  },
  postingRefused: {
    kind: 'decisions',
    words: (about) => ({
      subject: 'Your posting needs changes',
      lead: `We have looked at your posting “${about}”. Before it is published, this has to change:`,
      action: 'Edit the posting',
      rest: 'It is a draft until then. Publish it again when you have changed it.',
    }),
  },
  postingRemoved: {
    kind: 'decisions',
    words: (about) => ({
      subject: 'Your posting was removed',
      lead: `We have removed your posting “${about}”. This is why:`,
      action: 'Open the posting',
      rest: 'It cannot be published again. Who has applied still waits for your answer.',
    }),
  },
  changesApproved: {
    kind: 'decisions',
    words: (about) => ({
      subject: 'Your changes are published',
      lead: `We have looked at your changes to the posting “${about}”. They are published.`,
      action: 'Open the posting',
      rest: 'You need not do anything.',
    }),
  },
  changesRefused: {
    kind: 'decisions',
    words: (about) => ({
      subject: 'Your changes need a correction',
      lead: `We have looked at your changes to the posting “${about}”. Before they are published, this has to change:`,
      action: 'Edit the posting',
      rest: 'The approved text is shown until then. Change yours and publish it again, or take the changes back.',
    }),
  },
  postingStillHiring: {
    kind: 'stillHiring',
    words: (about) => ({
      subject: 'Are you still hiring?',
      lead: `Your posting “${about}” has been open for two weeks since you last said that it is. Is it still?`,
      action: 'Open the posting',
      rest: `Confirm it there, or close it. If nobody does within ${daysToConfirm} days, it pauses by itself: nobody finds it then, and nobody can apply.`,
    }),
  },
} as const satisfies Readonly<Record<string, EventMail>>

export type PostingMail = keyof typeof postingMails
