/** The parts of the list of one's own applications, in the order in which they stand. */
export const listGroups = ['all', 'saved', 'draft', 'sent', 'conversation', 'closed'] as const

export type ListGroup = (typeof listGroups)[number]

interface GroupWords {
  readonly label: string
  /** What stands there while there is nothing. */
  readonly empty: { readonly title: string; readonly text: string }
}

export const groupWords: Readonly<Record<ListGroup, GroupWords>> = {
  all: {
    // Saved jobs are none yet.
    label: 'All applications',
    empty: { title: 'No application yet', text: 'Saved jobs and drafts stand here too.' },
  },
  saved: {
    label: 'Saved',
    empty: { title: 'No saved job', text: 'What you save while you look around is found again here.' },
  },
  draft: {
    label: 'Draft',
    empty: { title: 'No draft', text: 'What you begin and do not send yet waits for you here.' },
  },
  sent: {
    label: 'Sent',
    empty: { title: 'Nothing is on its way', text: 'What you have sent stands here until it goes further.' },
  },
  conversation: {
    label: 'In conversation',
    empty: {
      title: 'No conversation yet',
      text: 'Applications stand here from the shortlist to the offer.',
    },
  },
  closed: {
    label: 'Closed',
    empty: { title: 'Nothing has ended', text: 'Each application that ends stands here, with its reason.' },
  },
}
