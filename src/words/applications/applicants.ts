import { isolate } from '../../../contract/isolate.ts'
import { counted, number } from '../../../contract/words/counted.ts'
import { shortDay } from '../dates.ts'

/** Texts of the list and the board of applicants. */
export const applicantsWords = {
  title: 'Applicants',
  all: 'All applicants',
  posts: 'Job posts',
  job: 'View job post',
  edit: 'Edit job post',
  closes: (day: string) => `Closes ${day}.`,
  what: 'your applicants',
  tabs: {
    label: 'Applicants by turn',
    open: 'Active',
    ours: 'Your turn',
    theirs: 'Waiting on applicants',
    ended: 'Ended',
  },
  stage: { label: 'Stage', all: 'All stages' },
  order: { label: 'Order', due: 'Due first', newest: 'Newest first' },
  view: { label: 'View', table: 'Table', board: 'Board' },
  table: {
    label: 'Applicants',
    select: 'Select',
    name: 'Name',
    job: 'Job',
    stage: 'Stage',
    applied: 'Applied',
    turn: 'Turn',
  },
  search: { label: 'Search applicants', hint: 'Name, title, or city' },
  selectAll: 'Select all on this page',
  select: (name: string, title?: string) =>
    `Select ${[name, ...(title === undefined ? [] : [title])].map(isolate).join(', ')}`,
  selected: {
    label: 'Selected',
    count: (count: number) => `${number.format(count)} selected`,
    clear: 'Clear',
    notSent: (left: number, asked: number) =>
      `${number.format(left)} of ${counted(asked, 'reply', 'replies')} not sent. Send again.`,
    reason: (reason: string) => `: ${reason}`,
  },
  empty: {
    here: { title: 'No applicants here', text: 'Try another turn, stage, or search.' },
    yet: {
      title: 'No applicants yet',
      text: 'New applicants show up here with the date you promised to reply by.',
      action: 'View job posts',
    },
  },
} as const

export const boardWords = {
  label: 'Applicants by stage',
  keys: 'on this board',
  notWhole: 'The board shows the 5,000 applicants who are due first. The table shows all of them.',
  column: (stage: string, count: number) => `${stage}, ${number.format(count)}`,
  overdue: (count: number) => `${number.format(count)} overdue`,
  emptyColumn: 'No applicants',
  menu: (name: string) => `Actions for ${isolate(name)}`,
  noActions: 'No actions right now.',
  applied: (at: string, now: number) => `Applied ${shortDay(at, now)}`,
  until: (at: string, now: number) => `Until ${shortDay(at, now)}`,
} as const

/**
 * Keyboard shortcuts of the board: keys, effect, and whether they are single letters. Each letter has an
 * alternative.
 */
export const boardKeysInWords = [
  ['Arrows, Home, End', 'go to another card', false],
  ['Enter', 'opens the applicant', false],
  ['Space', 'selects or deselects the card', false],
  ['Shift and an arrow', 'extends the selection', false],
  ['Shift and F10', 'opens the actions of the card', false],
  ['Escape', 'drops the card, or clears the selection', false],
  ['H, J, K, L', 'go left, down, up, and right', true],
  ['A', 'moves to the next stage', true],
  ['M', 'opens the actions of the card', true],
  ['E', 'asks a question', true],
  ['T', 'sends a message', true],
  ['R', 'rejects', true],
  ['U', 'undoes a rejection that hasn’t gone out', true],
  ['X', 'selects or deselects the card', true],
  ['O', 'opens the applicant', true],
  ['?', 'shows these keys', true],
] as const
