import { shortDay } from '../dates.ts'

/** Tabs of a candidate's applications, in order. The counts of those before `saved` add up to `all`. */
export const listGroups = ['all', 'draft', 'sent', 'conversation', 'closed', 'saved'] as const

export type ListGroup = (typeof listGroups)[number]

interface GroupWords {
  readonly label: string
  readonly empty: { readonly title: string; readonly text: string }
}

export const groupWords: Readonly<Record<ListGroup, GroupWords>> = {
  all: {
    label: 'All applications',
    empty: { title: 'No applications yet', text: 'Find a job and apply. Your drafts show up here too.' },
  },
  draft: {
    label: 'Drafts',
    empty: { title: 'No drafts', text: 'Applications you start but don’t send are kept here.' },
  },
  sent: {
    label: 'Sent',
    empty: {
      title: 'No sent applications',
      text: 'Applications you’ve sent, until the employer moves them on.',
    },
  },
  conversation: {
    label: 'In progress',
    empty: {
      title: 'No applications in progress',
      text: 'Applications from the shortlist to the offer show up here.',
    },
  },
  closed: {
    label: 'Closed',
    empty: {
      title: 'No closed applications',
      text: 'Applications that have ended show up here, each with its reason.',
    },
  },
  saved: {
    label: 'Saved jobs',
    empty: { title: 'No saved jobs', text: 'Jobs you save while browsing show up here.' },
  },
}

export const applicationListWords = {
  title: 'Applications',
  groups: 'Applications by group',
  beside: 'Your applications',
  all: 'View all applications',
  invitations: 'Invitations to apply',
  what: 'your applications',
  findJobs: 'Find jobs',
  closes: (day: string) => `Closes ${day}`,
  ended: (at: string, now: number) => `Ended ${shortDay(at, now)}`,
} as const
