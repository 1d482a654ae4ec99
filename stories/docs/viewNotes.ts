import { applicationNotes } from './applicationNotes.ts'
import type { forms } from '../../contract/forms.ts'
import { mailedPath } from '../../contract/auth/paths.ts'
import { paths } from '../../contract/paths.ts'
import { roles } from '../../contract/roles.ts'
import { applyingNotes } from './applyingNotes.ts'
import { candidatePages, employerPages } from '../../src/words/pages/members.ts'
import { publicPages } from '../../src/words/pages/public.ts'

/** What no source of the application tells of a view. */
export interface ViewNotes {
  /** In one line. */
  readonly purpose: string
  /** Where it stands; a view that surrounds others, or stands within them, has no address of its own. */
  readonly addresses: readonly string[]
  /** How wide the windows are in which it is shown, in px; as wide as a phone, if nothing is said. */
  readonly width?: number
  /** The forms in it, whose messages it can give. */
  readonly forms?: readonly (keyof typeof forms)[]
  /** Keys beyond Tab, Enter and Space, and what they do here. */
  readonly keys?: Readonly<Record<string, string>>
  /** What nobody has decided yet. */
  readonly questions: readonly string[]
}

const leaving = { Escape: 'In the question whether to leave: stays.' }
const menu = { Escape: 'In the open menu: closes it, and goes back to the button.' }
const [role] = roles

/** By the title of the view's stories. */
export const viewNotes: Readonly<Record<string, ViewNotes>> = {
  ...applicationNotes,
  ...applyingNotes,
  'Views/Change password': {
    purpose: 'A member who is logged in sets another password, in the settings.',
    addresses: roles.map((each) => paths.settings[each]),
    width: 904,
    forms: ['changePassword'],
    questions: [],
  },
  'Views/Company': {
    purpose: 'An employer says what candidates should know of the company.',
    addresses: [paths.company],
    width: 904,
    forms: ['company'],
    keys: leaving,
    questions: ['Does a company have a logo?'],
  },
  'Views/Create password': {
    purpose: 'Somebody who followed the link in their mail sets a new password.',
    addresses: [mailedPath(paths.createPassword(role), 'address', 'code')],
    forms: ['createPassword'],
    questions: ['Its message names no symbol, though the rule asks for one. May the words change?'],
  },
  'Views/Employer home': {
    purpose: 'Where an employer arrives: which postings have to be confirmed or finished.',
    addresses: [paths.area.employer],
    width: 904,
    questions: [],
  },
  'Views/Employer settings': {
    purpose: 'An employer changes their own name and user name.',
    addresses: [paths.settings.employer],
    width: 904,
    forms: ['profile'],
    keys: leaving,
    questions: ['What can be preferred? The panel says that there is nothing yet.'],
  },
  'Views/Failed': {
    purpose: 'Stands in for a page that could not be loaded, or that failed.',
    addresses: [],
    questions: [],
  },
  'Views/Forgot password': {
    purpose: 'Somebody who cannot log in asks for a link to set a new password.',
    addresses: roles.map(paths.forgotPassword),
    forms: ['forgotPassword'],
    questions: [],
  },
  'Views/Home': {
    purpose: 'Says what this is, and leads to an account.',
    addresses: [paths.home],
    questions: ['What stands here once there are jobs?'],
  },
  'Views/Info': {
    purpose: 'Holds the place of a page that has nothing to do yet, and says so.',
    addresses: [...publicPages, ...candidatePages, ...employerPages].map(({ path }) => path),
    width: 904,
    questions: ['What do resumes, cover letters, applications and prices look like?'],
  },
  'Views/Jobs': {
    purpose: 'Everybody searches the open jobs, and comes from there to each of them.',
    addresses: [paths.jobs],
    width: 904,
    keys: { Escape: 'In the choices of a filter: closes them.' },
    questions: ['Does a job open beside the list, where there is room?'],
  },
  'Views/Job': {
    purpose: 'Everybody reads what a posting says, and what happens after they apply.',
    addresses: [paths.job('sample')],
    keys: menu,
    questions: [],
  },
  'Views/Login': {
    purpose: 'Somebody with an account gives their address and password, and is let in.',
    addresses: roles.map(paths.login),
    forms: ['login'],
    questions: ['Is there a login with another service, such as a social network?'],
  },
  'Views/Logout': {
    purpose: 'Stands for the moment in which somebody is logged out.',
    addresses: roles.map((each) => paths.logout[each]),
    width: 904,
    questions: [],
  },
  'Views/Member home': {
    purpose: 'Where a member arrives: what is new, or what to do first.',
    addresses: roles.map((each) => paths.landing[each]),
    width: 904,
    questions: ['What is new for a candidate, and for an employer?'],
  },
  'Views/Member shell': {
    purpose: 'Surrounds every page of a member with the menu of their area and their name.',
    addresses: [],
    width: 904,
    keys: menu,
    questions: ['Do members have pictures?'],
  },
  'Views/More of a list': {
    purpose: 'Goes on with a list after its first part.',
    addresses: [paths.postings],
    questions: [],
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
  'Views/Posting': {
    purpose: 'An employer sees what has become of a posting, and does something about it.',
    addresses: [paths.posting(':id')],
    width: 904,
    keys: { Escape: 'In a question: leaves the posting as it is.' },
    questions: [],
  },
  'Views/Postings': {
    purpose: 'An employer sees all postings of the company, first those that need somebody.',
    addresses: [paths.postings],
    width: 904,
    questions: [],
  },
  'Views/Posting editor': {
    purpose: 'An employer writes a posting beside the page that it becomes, and publishes it.',
    addresses: [paths.editPosting(':id')],
    width: 1440,
    keys: {
      'Ctrl+S': 'Saves a draft at once.',
      'Alt+Up, Alt+Down': 'In a row of a list: moves it.',
      'Arrow keys': 'In the place: choose one of those that are known.',
      Escape: 'In the place: empties it. In the question whether to leave: stays.',
    },
    questions: ['Should a colleague who writes at the same time be seen?'],
  },
  'Views/Profile': {
    purpose: 'A candidate sees and changes what is known of them.',
    addresses: [paths.profile, paths.settings.candidate],
    width: 904,
    forms: ['profile'],
    keys: { ...leaving, 'Arrow keys': 'On a tab: choose another one.' },
    questions: ['What can be preferred? The tab says that there is nothing yet.'],
  },
  'Views/Public company': {
    purpose: 'Everybody reads what a company says of itself, and which jobs are open there.',
    addresses: [paths.publicCompany('sample-company')],
    questions: [],
  },
  'Views/Public shell': {
    purpose: 'Surrounds the public pages with the way to all of them, and to an account.',
    addresses: [],
    keys: menu,
    questions: [],
  },
  'Views/Registration': {
    purpose: 'Somebody new gives their name, their address and a password, and has an account.',
    addresses: roles.map(paths.register),
    // Those of a candidate, and the name of a company.
    forms: ['registerEmployer'],
    questions: ['Must somebody agree to terms? There are none yet.'],
  },
  'Views/Report a job': {
    purpose: 'Anybody says what is wrong with a job, and learns what happens next.',
    addresses: [paths.job('sample')],
    keys: { Escape: 'Closes it; nothing is sent.' },
    questions: [],
  },
  'Views/Role chooser': {
    purpose: 'Asks whether somebody looks for a job or hires, before they log in or register.',
    addresses: [paths.chooseLogin, paths.chooseRegister],
    keys: { 'Arrow keys': 'On a card: choose the other one.' },
    questions: [],
  },
  'Views/Save a job': {
    purpose: 'Candidates and guests save jobs where they stand, and see which ones they have saved.',
    addresses: [],
    width: 904,
    questions: [],
  },
  'Views/Signed out': {
    purpose: 'Stands in for a member’s page while nobody is logged in, and leads back to it after the login.',
    addresses: [],
    width: 904,
    questions: [],
  },
  'Views/Verification': {
    purpose: 'Checks the link by which somebody proves that an address is theirs.',
    addresses: [mailedPath(paths.verify(role), 'address', 'code')],
    questions: [],
  },
  'Views/Verification reminder': {
    purpose: 'Tells a member that their address is not verified yet, and sends the mail again.',
    addresses: [],
    width: 904,
    questions: ['Is there anything that a member may not do until then?'],
  },
  'Views/Write a posting': {
    purpose: 'An employer begins a posting by its title, or as a copy of another one.',
    addresses: [paths.postings, paths.area.employer],
    width: 904,
    questions: [],
  },
}
