import { paths } from '../../contract/paths.ts'
import { privacyPaths } from '../../contract/privacy/paths.ts'
import { roles } from '../../contract/roles.ts'
import { guidePath } from '../../contract/guides.ts'
import { allGuides } from '../../src/words/reading/guides.ts'
import { landingPages } from '../../src/words/pages/landingPages.ts'
import type { ViewNotes } from './viewNote.ts'

/** Notes on the public views, and on those that replace others. */
export const siteNotes: Readonly<Record<string, ViewNotes>> = {
  'Views/Failed': {
    purpose: 'Replaces a page that did not load, or that failed.',
    addresses: [],
    questions: [],
  },
  'Views/Home': {
    purpose: 'Lets visitors search, and shows what happens after they apply.',
    addresses: [paths.home],
    questions: ['Which figures and which jobs stand here once there are many?'],
  },
  'Views/Hosted session': {
    purpose: 'Shows whether the session of a hosted backend is valid, and when it is renewed.',
    addresses: [],
    questions: [],
  },
  'Views/Help': {
    purpose: 'Answers common questions of candidates and employers.',
    addresses: roles.map((each) => paths.help[each]),
    width: 904,
    keys: { 'Enter, Space': 'On a question: shows its answer, or hides it.' },
    questions: ['To whom does somebody write whose question is not there?'],
  },
  'Views/Landing': {
    purpose: 'Shows candidates what they can write here, with samples to start from.',
    addresses: landingPages.map(({ path }) => path),
    width: 1160,
    questions: [],
  },
  'Views/No longer here': {
    purpose: 'Replaces a job that closed long ago or was removed.',
    addresses: [],
    questions: [],
  },
  'Views/Not found': {
    purpose: 'Says that there is no page at an address, and links to the home page.',
    addresses: [],
    questions: [],
  },
  'Views/Notifications': {
    purpose:
      'Tells beside the page what has happened: failures until they are sent away, successes for a moment.',
    addresses: [],
    keys: { F8: 'Goes to the notifications.', Escape: 'In a notification: sends it away.' },
    questions: [],
  },
  'Views/Privacy policy and terms': {
    purpose: 'Shows the privacy policy, with the kinds of data that are kept, or the terms.',
    addresses: [privacyPaths.privacy, privacyPaths.terms],
    width: 904,
    questions: [],
  },
  'Views/Public shell': {
    purpose: 'Frame of the public pages: links to all of them, and the account.',
    addresses: [],
    keys: { Escape: 'In the open menu: closes it, and goes back to the button.' },
    questions: [],
  },
  'Views/Reading': {
    purpose: 'Shows what the product does and costs, and guides about work.',
    addresses: ['/features', '/pricing', '/resources', ...allGuides.map(({ slug }) => guidePath(slug))],
    width: 1160,
    questions: [],
  },
}
