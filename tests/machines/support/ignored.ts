import type { actors } from '../../../machines/index.ts'
import { ignoredAlerts } from './alerts/ignoredAlerts.ts'
import { ignoredAnswering } from './ignoredAnswering.ts'
import { ignoredChannel } from './hosted/channelSample.ts'
import { ignoredHosted } from './hosted/ignoredSession.ts'
import { ignoredIdentity } from './ignoredIdentity.ts'
import { ignoredTalent } from './ignoredTalent.ts'
import { ignoredIntroductions } from './introductions/ignoredIntroductions.ts'
import { ignoredWriting } from './ignoredWriting.ts'

/** Events that some states deliberately ignore, and the reason. */
export interface Ignored {
  /** Paths of states; each includes the states nested in it. */
  readonly states: readonly string[]
  readonly events: readonly string[]
  readonly because: string
}

export const ignored: { readonly [Id in keyof typeof actors]: readonly Ignored[] } = {
  app: [
    { states: ['area.outside'], events: ['users'], because: 'No area is open that could be somebody’s.' },
    {
      states: ['savedJobs.moving'],
      events: ['users'],
      because: 'The jobs are on their way; those that stay behind are moved at the next sign-in.',
    },
  ],
  channel: ignoredChannel,
  live: [
    {
      states: ['connection.hidden', 'connection.leaving'],
      events: ['opened', 'beat', 'change', 'replaced', 'interrupted', 'closed', 'refused'],
      because: 'No stream is open that could report this.',
    },
    {
      states: ['connection.lost', 'connection.replaced'],
      events: ['opened', 'beat', 'change', 'replaced', 'interrupted', 'closed', 'refused'],
      because: 'No stream is open that could report this.',
    },
    {
      states: ['connection.hidden'],
      events: ['hidden', 'focused', 'leaving', 'online'],
      because: 'A page that is hidden needs no stream.',
    },
    {
      states: ['connection.leaving'],
      events: ['shown', 'focused', 'online'],
      because: 'The page is about to be left: whoever stays has a stream again at once.',
    },
    {
      states: ['connection.lost', 'connection.replaced'],
      events: ['leaving'],
      because: 'There is no stream to close.',
    },
    {
      states: ['connection.streaming.connecting'],
      events: ['beat', 'change', 'interrupted'],
      because: 'A stream reports that it is open first.',
    },
    {
      states: ['connection.streaming.connecting', 'connection.streaming.open'],
      events: ['shown', 'focused'],
      because: 'There is a stream already.',
    },
    {
      states: ['connection.lost', 'connection.replaced'],
      events: ['shown'],
      because: 'A page that is hidden leaves this state: it cannot become visible here.',
    },
    {
      states: ['connection.streaming.open'],
      events: ['opened'],
      because: 'A stream opens once.',
    },
    {
      states: ['waiting.counting.reconnected', 'waiting.counted'],
      events: ['opened'],
      because: 'The count is newer than the stream, or another try is planned already.',
    },
  ],
  session: [
    {
      states: ['restoring'],
      events: ['updated', 'signOut', 'logInAgain', 'outdated'],
      because:
        'The cookies are read in the same breath in which the session starts: no page has said anything yet.',
    },
    {
      states: ['guest'],
      events: ['updated', 'logInAgain', 'outdated'],
      because: 'There is nobody to update, to log in again, or to ask the server about.',
    },
    {
      states: ['keeping'],
      events: ['cookiesRead'],
      because: 'What it writes itself it hears of as well.',
    },
    {
      states: ['keeping'],
      events: ['updated', 'signOut', 'logInAgain', 'outdated'],
      because: 'Writing a cookie takes no time in which a person or the server could do anything.',
    },
    {
      states: ['closing'],
      events: ['updated', 'logInAgain', 'outdated'],
      because:
        'A page that is left behind by a logout has nothing to say. What the other role changes in these moments, the server tells at the next load.',
    },
  ],
  notifications: [
    { states: ['quiet'], events: ['dismiss', 'attempted'], because: 'There is nothing to take away.' },
  ],
  roleChooser: [
    { states: ['choosing'], events: ['returned'], because: 'The person never left.' },
    {
      states: ['leaving'],
      events: ['choose', 'continue'],
      because: 'The next page is on its way, and one navigation is enough.',
    },
  ],
  ...ignoredHosted,
  ...ignoredIdentity,
  login: [
    { states: ['asking'], events: ['cancel'], because: 'Nothing is under way.' },
    { states: ['submitting', 'keeping'], events: ['submit'], because: 'The server is asked once.' },
    { states: ['keeping'], events: ['cancel'], because: 'The server has let them in already.' },
  ],
  registration: [
    { states: ['submitting', 'keeping'], events: ['submit'], because: 'The server is asked once.' },
  ],
  forgotPassword: [
    {
      states: ['asking', 'sending'],
      events: ['changeAddress', 'resend'],
      because: 'Both are offered once a link has been sent.',
    },
    { states: ['sending'], events: ['submit'], because: 'The server is asked once.' },
    {
      states: ['sending', 'sent'],
      events: ['restored'],
      because: 'What this visit of the page has sent is newer than what an earlier one remembered.',
    },
    { states: ['sent'], events: ['submit'], because: 'The form is gone until the address is to be changed.' },
    {
      states: ['sent.cooling'],
      events: ['resend'],
      because: 'One mail at a time: the person waits a moment.',
    },
    { states: ['sent.resending'], events: ['resend'], because: 'The server is asked once.' },
  ],
  createPassword: [
    {
      states: ['checking'],
      events: ['submit'],
      because: 'There is no form before the code has been checked.',
    },
    { states: ['submitting'], events: ['submit'], because: 'The server is asked once.' },
  ],
  verification: [],
  verificationMail: [
    { states: ['sending'], events: ['send'], because: 'The server is asked once.' },
    { states: ['sent'], events: ['send'], because: 'One mail at a time: the person waits a moment.' },
  ],
  termsNotice: [{ states: ['accepting'], events: ['accept'], because: 'The server is asked once.' }],
  editing: [
    { states: ['editing.unchanged'], events: ['revert'], because: 'There is nothing to revert.' },
    { states: ['editing.unchanged'], events: ['leave'], because: 'Nothing would be lost: the way is free.' },
    { states: ['editing.changed'], events: ['change'], because: 'One change more is still a change.' },
    {
      states: ['editing', 'saving'],
      events: ['stay', 'discard'],
      because: 'The question has not been asked.',
    },
    {
      states: ['leaving'],
      events: ['submit', 'change', 'revert'],
      because: 'The question stands before the form until it is answered.',
    },
    { states: ['saving'], events: ['submit'], because: 'The server is asked once.' },
    {
      states: ['saving'],
      events: ['change', 'revert'],
      because: 'What is being saved is what was sent, and the answer decides what the form shows.',
    },
  ],
  ...ignoredWriting,
  commands: [
    { states: ['idle'], events: ['cancel'], because: 'Nothing is asked.' },
    {
      states: ['asking'],
      events: ['ask'],
      because: 'The question before is answered first.',
    },
    { states: ['running'], events: ['ask', 'run'], because: 'The server is asked once.' },
  ],
  companyPage: [
    {
      states: ['opening'],
      events: ['editing.saved', 'editing.failed', 'command.done', 'command.failed'],
      because: 'Nothing can be done with a company that is not there yet.',
    },
    {
      states: ['open'],
      events: ['reading.known'],
      because: 'The page shows what its reading has.',
    },
  ],
  importing: [],
  mailPreferences: [
    {
      states: ['opening'],
      events: ['choose', 'retry'],
      because: 'Nothing can be chosen before the settings are read.',
    },
    {
      states: ['saved', 'saving', 'failed'],
      events: ['reading.known'],
      because: 'The page shows what its reading has.',
    },
    { states: ['saved'], events: ['retry'], because: 'Nothing has failed.' },
    { states: ['saving'], events: ['retry'], because: 'The server is asked once.' },
  ],
  employerHome: [],
  invitationPage: [],
  keepAccountPage: [],
  deletion: [
    {
      states: ['idle', 'counting', 'deleting'],
      events: ['submit', 'usePasskey', 'logInAgain', 'cancel'],
      because: 'The dialog is not open, or the server is asked once.',
    },
    {
      states: ['proving'],
      events: ['submit', 'usePasskey', 'logInAgain'],
      because: 'One proof is enough, and the browser asks for it once.',
    },
    {
      states: ['counting', 'asking', 'proving', 'deleting'],
      events: ['begin'],
      because: 'It has begun.',
    },
  ],
  postingEditor: [
    {
      states: ['open'],
      events: ['reading.known'],
      because: 'The posting is read once: its draft follows it.',
    },
  ],
  profileEditor: [
    {
      states: ['opening'],
      events: ['resume.chosen'],
      because: 'There is no field yet in which one could be chosen.',
    },
    {
      states: ['open'],
      events: ['reading.known'],
      because: 'The profile is read once: its draft follows it.',
    },
  ],
  profileOverview: [{ states: ['own'], events: ['closePreview'], because: 'No preview is shown.' }],
  postingPage: [
    {
      states: ['page.opening'],
      events: ['reading.known', 'managing.changed', 'managing.superseded'],
      because: 'Nothing can be done with a posting that is not there yet.',
    },
  ],
  postingsPage: [],
  changePassword: [{ states: ['submitting'], events: ['submit'], because: 'The server is asked once.' }],
  list: [],
  documents: [],
  storage: [],
  devices: [],
  emailAddress: [],
  undoEmail: [{ states: ['undoing'], events: ['undo'], because: 'The change is undone once.' }],
  photo: [],
  dataExport: [
    { states: ['login.recent'], events: ['logInAgain'], because: 'No new login is needed.' },
    { states: ['login.old'], events: ['command.failed'], because: 'The page asks for a new login already.' },
  ],
  candidateHome: [],
  applicationsPage: [
    { states: ['group'], events: ['reading.known'], because: 'The list of the group counts them.' },
    {
      states: ['saved'],
      events: ['list.known', 'live.changed'],
      because: 'No application is listed.',
    },
  ],
  reading: [
    { states: ['reading'], events: ['retry'], because: 'The server is asked once.' },
    { states: ['shown'], events: ['retry'], because: 'Nothing has failed.' },
    {
      states: ['notThere'],
      events: ['retry', 'refresh'],
      because: 'There is nothing that could be read again.',
    },
  ],
  paging: [{ states: ['adding'], events: ['more'], because: 'The server is asked once.' }],
  placeSuggestions: [
    { states: ['closed'], events: ['close', 'next', 'previous'], because: 'No place is suggested.' },
  ],
  jobSearchPage: [
    {
      states: ['results.shown.idle', 'results.shown.adding'],
      events: ['retry'],
      because: 'Nothing has failed.',
    },
    {
      states: ['results.shown.failed'],
      events: ['retry'],
      because: 'The link to more rows asks for them again.',
    },
    { states: ['results.shown.adding'], events: ['more'], because: 'The server is asked once.' },
    { states: ['results.searching'], events: ['retry'], because: 'The server is asked once.' },
    {
      states: ['results.searching'],
      events: ['more'],
      because: 'The next results take the place of these.',
    },
    { states: ['job.closed'], events: ['close'], because: 'No job is open.' },
  ],
  saving: [
    {
      states: ['unavailable'],
      events: ['toggle'],
      because: 'Nothing is offered to who saves no jobs.',
    },
  ],
  reporting: [
    { states: ['sending'], events: ['submit'], because: 'The server is asked once.' },
    { states: ['told'], events: ['submit'], because: 'The form is gone.' },
  ],
  creating: [
    { states: ['offering'], events: ['submit', 'cancel'], because: 'There is no form yet.' },
    { states: ['asking'], events: ['write'], because: 'The form is open already.' },
    {
      states: ['creating', 'copying'],
      events: ['write', 'cancel', 'submit', 'copy'],
      because: 'The server is asked once.',
    },
  ],
  managing: [
    { states: ['idle'], events: ['cancel'], because: 'Nothing is asked.' },
    {
      states: ['asking'],
      events: ['close', 'renew', 'discard'],
      because: 'A question stands before the page until it is answered.',
    },
    {
      states: ['sending'],
      events: ['close', 'renew', 'discard', 'cancel', 'send'],
      because: 'The server is asked once.',
    },
  ],
  applicationPage: [
    {
      states: ['opening'],
      events: ['download', 'deciding.done', 'deciding.superseded', 'deciding.news'],
      because: 'Nothing can be done with an application that is not there yet.',
    },
  ],
  applicantPage: [
    {
      states: ['opening'],
      events: ['download', 'deciding.done', 'deciding.superseded', 'deciding.news'],
      because: 'Nothing can be done with an application that is not there yet.',
    },
  ],
  deciding: [
    { states: ['idle'], events: ['cancel'], because: 'Nothing is asked.' },
    {
      states: ['asking'],
      events: ['consider'],
      because: 'A question stands before the page until it is answered.',
    },
    { states: ['sending'], events: ['consider', 'send'], because: 'The server is asked once.' },
  ],
  applicantsPage: [],
  ...ignoredTalent,
  ...ignoredIntroductions,
  ...ignoredAlerts,
  ...ignoredAnswering,
}
