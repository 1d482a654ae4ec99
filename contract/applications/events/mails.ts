import type { EventMail } from '../../notices/eventMail.ts'

/** The mails about the events of an application, by the name of their job. Only the server loads them. */
export const applicationMails = {
  applicationSent: {
    kind: 'fate',
    words: (about) => ({
      subject: 'Your application was sent',
      lead: `Your application was sent: ${about}. What you sent is kept as it was.`,
      action: 'Open your application',
      rest: 'Whoever applies gets an answer. We write to you when it comes, and when it is late.',
    }),
  },
  applicationMoved: {
    kind: 'moved',
    words: (about) => ({
      subject: 'Your application has come further',
      lead: `There is news of your application: ${about}.`,
      action: 'Open your application',
      rest: 'You need not do anything: the next answer is theirs.',
    }),
  },
  applicationAsked: {
    kind: 'asked',
    words: (about) => ({
      subject: 'You are asked something',
      lead: `There is a question about your application: ${about}.`,
      action: 'Answer it',
      rest: 'It is your turn: answer within a week.',
    }),
  },
  applicationTold: {
    kind: 'told',
    words: (about) => ({
      subject: 'There is a message for you',
      lead: `There is a message about your application: ${about}.`,
      action: 'Open your application',
      rest: 'It needs no answer.',
    }),
  },
  applicationOffered: {
    kind: 'fate',
    words: (about) => ({
      subject: 'You have an offer',
      lead: `You are offered the job: ${about}.`,
      action: 'Open the offer',
      rest: 'It is your turn: accept or decline it within a week, or ask what you want to know.',
    }),
  },
  applicationOverdue: {
    kind: 'late',
    words: (about) => ({
      subject: 'An answer to you is late',
      lead: `The answer to your application was due today: ${about}.`,
      action: 'Open your application',
      rest: 'You need not do anything. If none comes within a week, you may stop waiting, and that counts.',
    }),
  },
  applicationSilent: {
    kind: 'late',
    words: (about) => ({
      subject: 'You may stop waiting',
      lead: `For a week no answer has come to your application: ${about}.`,
      action: 'Open your application',
      rest: 'You may let go: that ends the application as not answered, and counts in the record of the company.',
    }),
  },
  applicationRejected: {
    kind: 'fate',
    words: (about) => ({
      subject: 'You were not selected',
      lead: `Your application has an answer: ${about}. It was not successful. This is what they say:`,
      action: 'Open your application',
      rest: 'What you sent is kept, so that you can use it again.',
    }),
  },
  applicationClosed: {
    kind: 'fate',
    words: (about) => ({
      subject: 'The job was closed',
      lead: `The job that you applied for was closed: ${about}. This is what they say:`,
      action: 'Open your application',
      rest: 'What you sent is kept, so that you can use it again.',
    }),
  },
  applicationEnded: {
    kind: 'fate',
    words: (about) => ({
      subject: 'Your application has ended',
      lead: `Your application has ended, as you decided: ${about}.`,
      action: 'Open your application',
      rest: 'You need not do anything.',
    }),
  },
  applicationReceived: {
    kind: 'received',
    words: (about) => ({
      subject: 'Somebody has applied',
      lead: `There is a new application: ${about}.`,
      action: 'Open the application',
      rest: 'It is your turn: until when stands beside the application.',
    }),
  },
  applicationReplied: {
    kind: 'replies',
    words: (about) => ({
      subject: 'Somebody has answered you',
      lead: `There is an answer from who has applied: ${about}.`,
      action: 'Open the application',
      rest: 'It is your turn: until when stands beside the application.',
    }),
  },
  answerOverdue: {
    kind: 'overdue',
    words: (about) => ({
      subject: 'Your answer is late',
      lead: `Somebody has waited for your answer longer than you promised: ${about}.`,
      action: 'Open the application',
      rest: 'After another week they may stop waiting, and that counts in the record of your company.',
    }),
  },
} as const satisfies Readonly<Record<string, EventMail>>

export type ApplicationMail = keyof typeof applicationMails
