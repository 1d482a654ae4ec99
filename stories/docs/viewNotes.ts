import { paths } from '../../contract/paths.ts'
import { accountNotes } from './accountNotes.ts'
import { alertNotes } from './alertNotes.ts'
import { applicationNotes } from './applicationNotes.ts'
import { applyingNotes } from './applyingNotes.ts'
import { companyNotes } from './companyNotes.ts'
import { introductionNotes } from './introductionNotes.ts'
import { siteNotes } from './siteNotes.ts'
import { talentNotes } from './talentNotes.ts'
import type { ViewNotes } from './viewNote.ts'

const leaving = { Escape: 'In the question whether to leave: stays.' }
const menu = { Escape: 'In the open menu: closes it, and goes back to the button.' }

/** Notes on all views, by story title. */
export const viewNotes: Readonly<Record<string, ViewNotes>> = {
  ...accountNotes,
  ...alertNotes,
  ...applicationNotes,
  ...applyingNotes,
  ...companyNotes,
  ...introductionNotes,
  ...siteNotes,
  ...talentNotes,
  'Views/Employer home': {
    purpose:
      'Home of an employer: who is waiting and who is next, how fast applicants get a reply, and the job posts.',
    addresses: [paths.area.employer],
    width: 904,
    questions: [],
  },
  'Views/Employer settings': {
    purpose: 'An employer changes their own name and user name, and says which mails come.',
    addresses: [paths.settings.employer],
    width: 904,
    forms: ['profile'],
    keys: leaving,
    questions: [],
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
  'Views/Posting': {
    purpose: 'An employer sees what has become of a posting, and does something about it.',
    addresses: [paths.posting(':id')],
    width: 904,
    keys: { Escape: 'In a dialog: leaves the job post as it is.' },
    questions: [],
  },
  'Views/Postings': {
    purpose: 'All job posts of the company, those that need attention first.',
    addresses: [paths.postings],
    width: 904,
    questions: [],
  },
  'Views/Posting editor': {
    purpose: 'An employer edits a job post beside its preview, and publishes it.',
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
  'Views/Resumes': {
    purpose: 'A candidate sees all resumes, and those in the trash, and starts or imports one.',
    addresses: [paths.resumes],
    width: 904,
    keys: { Escape: 'In a question: leaves the resume as it is.' },
    questions: [],
  },
  'Views/Import of a resume': {
    purpose: 'A candidate looks over what was found in a file, and where, before it becomes a resume.',
    addresses: [paths.resumes],
    width: 904,
    keys: { Space: 'On something that was found: leaves it away, or keeps it.' },
    questions: [],
  },
  'Views/Resume builder': {
    purpose: 'A candidate writes a resume beside the page that it becomes.',
    addresses: [paths.resume(':id')],
    width: 1440,
    keys: {
      'Alt+Up, Alt+Down': 'Moves the item or the section in which the focus is.',
      'Ctrl+Z, Ctrl+Shift+Z': 'Takes the last change back, or makes it again.',
      'Ctrl+Enter': 'Adds another item to the list in which the focus is.',
      'Ctrl+S': 'Saves at once.',
      Escape: 'In the question whether to leave: stays.',
    },
    questions: [],
  },
  'Views/Shared resume': {
    purpose: 'Anyone with the link to a resume reads it or downloads its PDF.',
    addresses: [paths.sharedResume('link')],
    questions: [],
  },
  'Views/Channel': {
    purpose: 'Shows whether changes on the server are reported at once, and turns the reports on or off.',
    addresses: [],
    questions: [],
  },
  'Views/Cover letters': {
    purpose: 'A candidate sees all letters, and those in the trash, and does something with one.',
    addresses: [paths.letters],
    width: 904,
    keys: { Escape: 'In a question: leaves the letter as it is.' },
    questions: [],
  },
  'Views/Letter editor': {
    purpose: 'A candidate writes a letter beside what is read of it.',
    addresses: [paths.letter(':id')],
    width: 1440,
    keys: { 'Ctrl+S': 'Saves at once.', Escape: 'In the question whether to leave: stays.' },
    questions: [],
  },
  'Views/Paragraphs': {
    purpose: 'A candidate takes a paragraph of another letter into the one that is written.',
    addresses: [paths.letter(':id')],
    width: 1440,
    keys: { Escape: 'Goes back to the letter, where the caret was.' },
    questions: [],
  },
  'Views/Profile': {
    purpose: 'A candidate sees and changes what is known of them.',
    addresses: [paths.profile, paths.settings.candidate],
    width: 904,
    forms: ['profile'],
    keys: { ...leaving, 'Arrow keys': 'On a tab: choose another one.' },
    questions: [],
  },
  'Views/Report a job': {
    purpose: 'Anybody says what is wrong with a job, and learns what happens next.',
    addresses: [paths.job('sample')],
    keys: { Escape: 'Closes it; nothing is sent.' },
    questions: [],
  },
  'Views/Save a job': {
    purpose: 'Candidates and guests save jobs where they stand, and see which ones they have saved.',
    addresses: [],
    width: 904,
    questions: [],
  },
  'Views/Place suggestions': {
    purpose: 'An employer finds the town of a job or a company, and chooses it from a list.',
    addresses: [paths.editPosting(':id'), paths.company],
    width: 904,
    questions: [],
  },
  'Views/Search in place': {
    purpose: 'Somebody searches for something else without leaving the page.',
    addresses: [paths.jobs],
    width: 904,
    questions: [],
  },
  'Views/Post a job': {
    purpose: 'An employer creates a job post from a title, or as a copy of another one.',
    addresses: [paths.postings, paths.area.employer],
    width: 904,
    questions: [],
  },
}
