import { paths } from '../../contract/paths.ts'
import { roles } from '../../contract/roles.ts'
import { guidePath } from '../../contract/guides.ts'
import { allGuides } from '../../src/words/reading/guides.ts'
import { publicPages } from '../../src/words/pages/public.ts'
import type { ViewNotes } from './viewNote.ts'

/** Of the views that everybody may see, and of those that stand in for others. */
export const siteNotes: Readonly<Record<string, ViewNotes>> = {
  'Views/Failed': {
    purpose: 'Stands in for a page that could not be loaded, or that failed.',
    addresses: [],
    questions: [],
  },
  'Views/Home': {
    purpose: 'Lets everybody search, and says what is promised to whoever applies.',
    addresses: [paths.home],
    questions: ['Which figures and which jobs stand here once there are many?'],
  },
  'Views/Help': {
    purpose: 'Candidates and employers find what others have asked, with the answers.',
    addresses: roles.map((each) => paths.help[each]),
    width: 904,
    keys: { 'Enter, Space': 'On a question: shows its answer, or hides it.' },
    questions: ['To whom does somebody write whose question is not there?'],
  },
  'Views/Info': {
    purpose: 'Holds the place of a page that has nothing to do yet, and says so.',
    addresses: publicPages.map(({ path }) => path),
    width: 904,
    questions: ['What do prices look like?'],
  },
  'Views/No longer here': {
    purpose: 'Stands where a job was that ended long ago, or was removed.',
    addresses: [],
    questions: [],
  },
  'Views/Not found': {
    purpose: 'Tells that nothing stands at an address, and leads home.',
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
  'Views/Public shell': {
    purpose: 'Surrounds the public pages with the way to all of them, and to an account.',
    addresses: [],
    keys: { Escape: 'In the open menu: closes it, and goes back to the button.' },
    questions: [],
  },
  'Views/Reading': {
    purpose: 'Everybody reads what the product does, what it costs, and guides about work.',
    addresses: ['/features', '/pricing', '/resources', ...allGuides.map(({ slug }) => guidePath(slug))],
    width: 1160,
    questions: [],
  },
}
