import { paths } from '../../contract/paths.ts'
import type { ViewNotes } from './viewNote.ts'

/** The same of what a candidate sees of applications. */
export const applyingNotes: Readonly<Record<string, ViewNotes>> = {
  'Views/Apply': {
    purpose: 'Somebody looks over an application to a job on one page, and sends it.',
    addresses: [paths.apply('sample')],
    width: 768,
    keys: { 'Ctrl+S': 'Saves at once.' },
    questions: [],
  },
  'Views/Bring a resume': {
    purpose: 'Whoever applies chooses a resume, or brings another one.',
    addresses: [],
    questions: [],
  },
}
