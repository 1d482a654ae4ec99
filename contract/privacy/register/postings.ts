import type { DataKind } from '../dataKind.ts'

export const postingData: DataKind = {
  title: 'Job posts',
  what: 'What an employer publishes, how often it was viewed on a day, and reports about it.',
  purpose: 'To show jobs, to keep fraud out, and to tell employers how a job post does.',
  ground: 'contract',
  whose: 'employer',
  retention: 'as long as the company has a member',
  onDeletion: { keep: 'It belongs to the company and its other members need it' },
  tables: {
    postings: {
      columns: {
        personal: {
          content: 'Shown to everyone once published; it may name a contact',
          changes: 'Changes that wait for approval',
        },
        internal: {
          id: 'Random name',
          company_id: 'Its company',
          slug: 'Name in addresses, shown to everyone',
          state: 'Draft, in review, open, paused, or closed',
          outcome: 'How it ended, shown to everyone',
          revision: 'Counts changes, so that two at once are noticed',
          renewals: 'How often it was extended: twice at most',
          created_at: 'Order in the list',
          saved_at: 'Shown to the hiring team',
          published_at: 'Shown to everyone',
          opened_at: 'Closes it when its time is over',
          confirmed_at: 'When the employer last confirmed it, shown to everyone',
          changes_asked: 'What the review asks to change, shown to the hiring team',
          cleared_hash: 'SHA-256 of the text that passed the review, which is not held again',
          copy_hash: 'SHA-256 of title, places, and text, to find copies',
        },
      },
    },
    posting_views: {
      ground: 'notPersonal',
      whose: 'nobody',
      retention: '400 days, so that a year can be compared',
      columns: {
        internal: {
          posting_id: 'Job post that was viewed',
          day: 'Day, shown to the hiring team',
          views: 'Number of views, and nothing about the viewers',
        },
      },
    },
    reports: {
      ground: 'legitimateInterest',
      whose: 'visitor',
      retention: '90 days after the decision',
      columns: {
        personal: {
          account_id: { purpose: 'Person who is told the outcome', onDeletion: 'erase' },
          text: 'Details for operators',
        },
        internal: {
          id: 'Random name',
          posting_id: 'Job post that is reported',
          reason: 'Reason for operators',
          created_at: 'Order in the list',
          outcome: 'Decision of the operators',
          decided_at: 'When they decided',
        },
      },
    },
  },
}
