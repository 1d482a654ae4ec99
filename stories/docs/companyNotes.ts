import { paths } from '../../contract/paths.ts'
import type { ViewNotes } from './viewNote.ts'

/** Notes on the views of companies and members. */
export const companyNotes: Readonly<Record<string, ViewNotes>> = {
  'Views/Company': {
    purpose:
      'An employer says what candidates should know of the company, beside the page that they will read.',
    addresses: [paths.company],
    width: 1440,
    forms: ['company'],
    keys: {
      Escape: 'In the question whether to leave: stays.',
      'Arrow keys': 'In the place: choose one of those that are known.',
    },
    questions: ['Does a company have a logo?'],
  },
  'Views/Company members': {
    purpose: 'An employer sees who acts for the company; an owner invites, removes, and makes owners.',
    addresses: [paths.company],
    width: 904,
    keys: { Escape: 'In a question: leaves it as it is.' },
    questions: ['Should a member be told by mail when they are removed?'],
  },
  'Views/Company page': {
    purpose: 'The page of a company opens: once it is read, it can be changed, and who acts for it.',
    addresses: [paths.company],
    width: 904,
    keys: {},
    questions: [],
  },
  'Views/Company proof': {
    purpose: 'An employer shows that the website of the company is its own.',
    addresses: [paths.company],
    width: 904,
    questions: [],
  },
  'Views/Invitation': {
    purpose: 'Whoever got an invitation by mail sees what it is to, and accepts it.',
    addresses: [`${paths.invitation}/code`],
    questions: [],
  },
  'Views/Public company': {
    purpose: 'Everybody reads what a company says of itself, and which jobs are open there.',
    addresses: [paths.publicCompany('sample-company')],
    questions: [],
  },
}
