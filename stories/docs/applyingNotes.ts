import { paths } from '../../contract/paths.ts'
import type { ViewNotes } from './viewNote.ts'

/** Notes on the views of a candidate's applications. */
export const applyingNotes: Readonly<Record<string, ViewNotes>> = {
  'Views/Apply': {
    purpose: 'Somebody looks over an application to a job on one page, and sends it.',
    addresses: [paths.apply('sample')],
    width: 768,
    keys: { 'Ctrl+S': 'Saves at once.' },
    questions: [],
  },
  'Views/Apply page': {
    purpose: 'The page of an application while it is opened, and once it is sent or the job has closed.',
    addresses: [paths.apply('sample')],
    questions: [],
  },
  'Views/Apply as a guest': {
    purpose: 'A guest writes an application, which their device keeps, and logs in to send it.',
    addresses: [paths.apply('sample')],
    questions: [],
  },
  'Views/Bring a resume': {
    purpose: 'Whoever applies chooses a resume, or brings another one.',
    addresses: [],
    questions: [],
  },
}
