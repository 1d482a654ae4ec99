import type { PostingGroup } from '../../../contract/postings/calls.ts'

interface GroupWords {
  readonly label: string
  readonly empty: { readonly title: string; readonly text: string }
}

const ten = 'It takes about ten minutes to write one.'

/** What the groups of a list of postings are called, and what stands there when one is empty. */
export const postingGroupWords: Readonly<Record<PostingGroup, GroupWords>> = {
  open: { label: 'Open', empty: { title: 'Nothing is open', text: ten } },
  draft: { label: 'Draft', empty: { title: 'No draft', text: ten } },
  closed: {
    label: 'Closed',
    empty: { title: 'Nothing is closed', text: 'What you close stays here, with how it ended.' },
  },
  all: { label: 'All', empty: { title: 'No posting yet', text: ten } },
}
