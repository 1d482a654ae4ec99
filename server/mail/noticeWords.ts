import { daysToConfirm } from '../../contract/postings/lifecycle.ts'
import type { NoticeKind } from './kinds.ts'
import type { Words } from './templates.ts'

/** What each notice says. Takes what it is about: the title of a posting, or the name of a company. */
export const noticeWords: Readonly<Record<NoticeKind, (about: string) => Words>> = {
  postingHeld: (about) => ({
    subject: 'We are looking at your posting',
    lead: `Your posting “${about}” waits until we have looked at it. Until then nobody finds it.`,
    action: 'Open the posting',
    rest: 'You need not do anything: we write to you as soon as we have looked at it.',
  }),
  postingApproved: (about) => ({
    subject: 'Your posting is published',
    lead: `We have looked at your posting “${about}”. It is published: everybody finds it, and can apply.`,
    action: 'Open the posting',
    rest: 'After two weeks we ask whether it is still open.',
  }),
  postingRefused: (about) => ({
    subject: 'Your posting needs changes',
    lead: `We have looked at your posting “${about}”. Before it is published, this has to change:`,
    action: 'Edit the posting',
    rest: 'It is a draft until then. Publish it again when you have changed it.',
  }),
  postingRemoved: (about) => ({
    subject: 'Your posting was removed',
    lead: `We have removed your posting “${about}”. This is why:`,
    action: 'Open the posting',
    rest: 'It cannot be published again. Who has applied still waits for your answer.',
  }),
  changesApproved: (about) => ({
    subject: 'Your changes are published',
    lead: `We have looked at your changes to the posting “${about}”. They are published.`,
    action: 'Open the posting',
    rest: 'You need not do anything.',
  }),
  changesRefused: (about) => ({
    subject: 'Your changes need a correction',
    lead: `We have looked at your changes to the posting “${about}”. Before they are published, this has to change:`,
    action: 'Edit the posting',
    rest: 'The approved text is shown until then. Change yours and publish it again, or take the changes back.',
  }),
  companyChanged: (about) => ({
    subject: 'We are looking at your postings again',
    lead: `The name, the website or the text about your company was changed: its name is ${about} now. Its open postings wait until we have looked at them. Until then nobody finds them.`,
    action: 'Open your postings',
    rest: 'You need not do anything: each is published again as soon as we have approved it.',
  }),
  postingStillHiring: (about) => ({
    subject: 'Are you still hiring?',
    lead: `Your posting “${about}” has been open for two weeks since you last said that it is. Is it still?`,
    action: 'Open the posting',
    rest: `Confirm it there, or close it. If nobody does within ${daysToConfirm} days, it pauses by itself: nobody finds it then, and nobody can apply.`,
  }),
  postingExpiresSoon: (about) => ({
    subject: 'Your posting expires soon',
    lead: `The last day of your posting comes soon: ${about}. After it nobody finds the posting, and nobody can apply.`,
    action: 'Open the posting',
    rest: 'Who has applied still waits for your answer then. If you go on looking, renew the posting when it has expired.',
  }),
  companySuspended: (about) => ({
    subject: 'Your company is suspended',
    lead: `We have suspended ${about}: nobody finds its postings, nothing of it can be published, and nobody can be invited to it.`,
    action: 'Open your postings',
    rest: 'What you have written is kept. We write to you when this ends.',
  }),
  companyRestored: (about) => ({
    subject: 'Your company is not suspended any more',
    lead: `Everybody finds the postings of ${about} again, and you can publish.`,
    action: 'Open your postings',
    rest: 'You need not do anything.',
  }),
  reportUpheld: (about) => ({
    subject: 'We have removed what you reported',
    lead: `You told us that something is wrong with the job “${about}”. We have looked at it, and removed it.`,
    action: 'Find jobs',
    rest: 'Thank you for telling us.',
  }),
  reportDismissed: (about) => ({
    subject: 'We have looked at what you reported',
    lead: `You told us that something is wrong with the job “${about}”. We have looked at it, and it stays.`,
    action: 'Open the job',
    rest: 'Thank you for telling us. If you know more about it, report it again.',
  }),
  applicationSent: (about) => ({
    subject: 'Your application was sent',
    lead: `Your application was sent: ${about}. What you sent is kept as it was.`,
    action: 'Open your application',
    rest: 'Whoever applies gets an answer. We write to you when it comes, and when it is late.',
  }),
  applicationMoved: (about) => ({
    subject: 'Your application has come further',
    lead: `There is news of your application: ${about}.`,
    action: 'Open your application',
    rest: 'You need not do anything: the next answer is theirs.',
  }),
  applicationAsked: (about) => ({
    subject: 'You are asked something',
    lead: `There is a question about your application: ${about}.`,
    action: 'Answer it',
    rest: 'It is your turn: answer within a week.',
  }),
  applicationTold: (about) => ({
    subject: 'There is a message for you',
    lead: `There is a message about your application: ${about}.`,
    action: 'Open your application',
    rest: 'It needs no answer.',
  }),
  applicationOffered: (about) => ({
    subject: 'You have an offer',
    lead: `You are offered the job: ${about}.`,
    action: 'Open the offer',
    rest: 'It is your turn: accept or decline it within a week, or ask what you want to know.',
  }),
  applicationOverdue: (about) => ({
    subject: 'An answer to you is late',
    lead: `The answer to your application was due today: ${about}.`,
    action: 'Open your application',
    rest: 'You need not do anything. If none comes within a week, you may stop waiting, and that counts.',
  }),
  applicationSilent: (about) => ({
    subject: 'You may stop waiting',
    lead: `For a week no answer has come to your application: ${about}.`,
    action: 'Open your application',
    rest: 'You may let go: that ends the application as not answered, and counts in the record of the company.',
  }),
  applicationRejected: (about) => ({
    subject: 'You were not selected',
    lead: `Your application has an answer: ${about}. It was not successful. This is what they say:`,
    action: 'Open your application',
    rest: 'What you sent is kept, so that you can use it again.',
  }),
  applicationClosed: (about) => ({
    subject: 'The job was closed',
    lead: `The job that you applied for was closed: ${about}. This is what they say:`,
    action: 'Open your application',
    rest: 'What you sent is kept, so that you can use it again.',
  }),
  applicationEnded: (about) => ({
    subject: 'Your application has ended',
    lead: `Your application has ended, as you decided: ${about}.`,
    action: 'Open your application',
    rest: 'You need not do anything.',
  }),
  applicationReceived: (about) => ({
    subject: 'Somebody has applied',
    lead: `There is a new application: ${about}.`,
    action: 'Open the application',
    rest: 'It is your turn: until when stands beside the application.',
  }),
  applicationReplied: (about) => ({
    subject: 'Somebody has answered you',
    lead: `There is an answer from who has applied: ${about}.`,
    action: 'Open the application',
    rest: 'It is your turn: until when stands beside the application.',
  }),
  answerOverdue: (about) => ({
    subject: 'Your answer is late',
    lead: `Somebody has waited for your answer longer than you promised: ${about}.`,
    action: 'Open the application',
    rest: 'After another week they may stop waiting, and that counts in the record of your company.',
  }),
  applicationsOfDay: (about) => ({
    subject: 'New applications',
    lead: `Since the last morning ${about} come in:`,
    action: 'Open who waits for you',
    rest: 'Until when each of them waits for your answer stands beside it.',
  }),
  answersDueTomorrow: (about) => ({
    subject: 'Your answers are due tomorrow',
    lead: `Until tomorrow ${about} for your answer:`,
    action: 'Open who waits for you',
    rest: 'What is answered after that counts as late in the record of your company.',
  }),
}
