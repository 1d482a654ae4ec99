import { alertPaths } from '../../contract/alerts/paths.ts'
import { paths } from '../../contract/paths.ts'
import type { ViewNotes } from './viewNote.ts'

/** Notes on the views of saved searches, job alerts and hidden jobs. */
export const alertNotes: Readonly<Record<string, ViewNotes>> = {
  'Views/Job alert': {
    purpose:
      'Confirms, shows, and stops a job alert behind a mailed link, and shows fewer jobs like one of it.',
    addresses: [alertPaths.alert('token')],
    questions: [],
  },
  'Views/Save a search': {
    purpose: 'Saves a job search: in the account of a candidate, or for the email address of a guest.',
    addresses: [paths.jobs],
    width: 904,
    keys: { Escape: 'Closes the form.' },
    questions: [],
  },
  'Views/Saved searches': {
    purpose: 'A candidate sees saved searches, changes how often they send emails, pauses and deletes them.',
    addresses: [alertPaths.preferences],
    width: 904,
    keys: { Escape: 'In a dialog: closes it without a change.' },
    questions: [],
  },
  'Views/Hidden jobs': {
    purpose: 'A candidate sees hidden jobs and companies, and shows them again.',
    addresses: [alertPaths.preferences],
    width: 904,
    questions: [],
  },
}
