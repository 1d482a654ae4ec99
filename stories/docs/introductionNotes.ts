import { introductionPaths } from '../../contract/introductions/paths.ts'
import type { ViewNotes } from './viewNote.ts'

const keys = {
  'Ctrl+Enter': 'In the message: sends it.',
  Escape: 'In a question or a form: closes it.',
}

/** Notes on the views of invitations to apply, by story title. */
export const introductionNotes = {
  'Views/Invitation to apply': {
    purpose:
      'A candidate accepts or declines an invitation, talks with the company, and applies in one step.',
    addresses: [introductionPaths.introduction(':id')],
    width: 904,
    keys,
    questions: ['Is it clear what the company sees before and after accepting?'],
  },
  'Views/Sent invitation': {
    purpose: 'A company follows an invitation that it sent: what was shared, whose turn it is, and messages.',
    addresses: [introductionPaths.sentIntroduction(':id')],
    width: 904,
    keys,
    questions: [],
  },
} as const satisfies Readonly<Record<string, ViewNotes>>
