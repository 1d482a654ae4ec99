import { alertPaths } from '../../contract/alerts/paths.ts'
import type { ViewNotes } from './viewNote.ts'

/** Notes on the views of saved searches, job alerts and hidden jobs. */
export const alertNotes: Readonly<Record<string, ViewNotes>> = {
  'Views/Job alert': {
    purpose:
      'Confirms, shows, and stops a job alert behind a mailed link, and shows fewer jobs like one of it.',
    addresses: [alertPaths.alert('token')],
    questions: [],
  },
}
