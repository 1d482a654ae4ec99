import { applicationLifecycle } from './lifecycles/application.ts'
import { introductionPageMachine } from './introductions/introductionPage.ts'
import { createIntroductionsPage } from './introductions/introductionsPage.ts'
import { sentIntroductionPageMachine } from './introductions/sentIntroductionPage.ts'
import { introductionLifecycle } from './lifecycles/introduction.ts'
import { postingLifecycle } from './lifecycles/posting.ts'
import { savedSearchLifecycle } from './lifecycles/savedSearch.ts'
import { forYouMachine } from './alerts/forYou.ts'
import { hiddenListMachine } from './alerts/hiddenList.ts'
import { savedSearchesMachine } from './alerts/savedSearches.ts'
import { saveSearchMachine } from './alerts/saveSearch.ts'
import { appMachine } from './app/app.ts'
import { channelMachine } from './hosted/channel.ts'
import { hostedSessionMachine } from './hosted/hostedSession.ts'
import { liveMachine } from './live/live.ts'
import { applicantsPageMachine } from './applications/applicantsPage.ts'
import { boardPageMachine } from './applications/boardPage.ts'
import { answeringManyMachine } from './applications/answeringMany.ts'
import { applicantPageMachine } from './applications/applicantPage.ts'
import { applicationPageMachine } from './applications/applicationPage.ts'
import { createDeciding } from './applications/deciding.ts'
import { candidateHomeMachine } from './applications/candidateHome.ts'
import { applicationsPageMachine } from './applications/applicationsPage.ts'
import { createApplicationDraft } from './applications/applicationDraft.ts'
import { applyPageMachine } from './applications/applyPage.ts'
import { guestApplicationMachine } from './applications/guestApplication.ts'
import { companyPageMachine } from './companies/companyPage.ts'
import { invitationPageMachine } from './companies/invitationPage.ts'
import { devicesMachine } from './identity/devices.ts'
import { emailAddressMachine } from './identity/emailAddress.ts'
import { undoEmailMachine } from './identity/undoEmail.ts'
import { letterCommandsMachine } from './letters/letterCommands.ts'
import { lettersPageMachine } from './letters/lettersPage.ts'
import { letterPageMachine } from './letters/letterPage.ts'
import { createPasswordMachine } from './auth/createPassword.ts'
import { forgotPasswordMachine } from './auth/forgotPassword.ts'
import { loginMachine } from './auth/login.ts'
import { connectedAccountsMachine } from './identity/connectedAccounts.ts'
import { passkeyLoginMachine } from './identity/passkeyLogin.ts'
import { passkeysMachine } from './identity/passkeys.ts'
import { providerSignInMachine } from './identity/providerSignIn.ts'
import { placeSuggestionsMachine } from './forms/placeSuggestions.ts'
import { storageMachine } from './files/storage.ts'
import { uploadMachine } from './files/upload.ts'
import { notificationsMachine } from './notifications/notifications.ts'
import { creatingMachine } from './postings/creating.ts'
import { employerHomeMachine } from './postings/employerHome.ts'
import { postingEditorMachine } from './postings/postingEditor.ts'
import { postingPageMachine } from './postings/postingPage.ts'
import { postingsPageMachine } from './postings/postingsPage.ts'
import { reportingMachine } from './postings/reporting.ts'
import { managingMachine } from './postings/managing.ts'
import { mailPreferencesMachine } from './notices/mailPreferences.ts'
import { editingMachine } from './editing/editing.ts'
import { resumeDraft } from './resumes/resumeDraft.ts'
import { importingMachine } from './resumes/importing.ts'
import { resumePageMachine } from './resumes/resumePage.ts'
import { postingDraft } from './postings/postingDraft.ts'
import { termsNoticeMachine } from './privacy/termsNotice.ts'
import { dataExportMachine } from './privacy/dataExport.ts'
import { photoMachine } from './profile/photo.ts'
import { deletionMachine } from './privacy/deletion.ts'
import { keepAccountPageMachine } from './privacy/keepAccountPage.ts'
import { changePasswordMachine } from './profile/changePassword.ts'
import { createList } from './reading/list.ts'
import { createPaging, type ListPart } from './reading/paging.ts'
import { createReading } from './reading/reading.ts'
import { jobSearchPageMachine } from './search/jobSearchPage.ts'
import { savingMachine } from './search/saving.ts'
import { personMachine } from './talent/person.ts'
import { shortlistMarksMachine } from './talent/shortlistMarks.ts'
import { shortlistPageMachine } from './talent/shortlistPage.ts'
import { talentHeadMachine } from './talent/talentHead.ts'
import { talentSearchPageMachine } from './talent/talentSearchPage.ts'
import { registrationMachine } from './auth/registration.ts'
import { roleChooserMachine } from './auth/roleChooser.ts'
import { profileEditorMachine } from './talent/profileEditor.ts'
import { profileOverviewMachine } from './talent/profileOverview.ts'
import { sessionMachine } from './session/session.ts'
import { verificationMachine } from './auth/verification.ts'
import { verificationMailMachine } from './auth/verificationMail.ts'

/** Machines that coordinate others, by id. Stories show the states of their children. */
export const coordinators = {
  app: appMachine,
  live: liveMachine,
  channel: channelMachine,
  hostedSession: hostedSessionMachine,
  resumePage: resumePageMachine,
  letterPage: letterPageMachine,
  list: createList<object, ListPart<object>>(),
  documents: lettersPageMachine,
  storage: storageMachine,
  connectedAccounts: connectedAccountsMachine,
  devices: devicesMachine,
  passkeyLogin: passkeyLoginMachine,
  passkeys: passkeysMachine,
  emailAddress: emailAddressMachine,
  undoEmail: undoEmailMachine,
  photo: photoMachine,
  termsNotice: termsNoticeMachine,
  dataExport: dataExportMachine,
  applicantsPage: applicantsPageMachine,
  employerHome: employerHomeMachine,
  candidateHome: candidateHomeMachine,
  invitationPage: invitationPageMachine,
  introductionPage: introductionPageMachine,
  introductionsPage: createIntroductionsPage<object, ListPart<object>>(),
  sentIntroductionPage: sentIntroductionPageMachine,
  keepAccountPage: keepAccountPageMachine,
  postingEditor: postingEditorMachine,
  postingPage: postingPageMachine,
  postingsPage: postingsPageMachine,
  talentSearchPage: talentSearchPageMachine,
  person: personMachine,
  shortlistMarks: shortlistMarksMachine,
  shortlistPage: shortlistPageMachine,
  talentHead: talentHeadMachine,
  profileEditor: profileEditorMachine,
  profileOverview: profileOverviewMachine,
  saveSearch: saveSearchMachine,
  savedSearches: savedSearchesMachine,
  forYou: forYouMachine,
  hiddenList: hiddenListMachine,
} as const

/** Machines with a view. Each of their states has a story, and their paths are driven in a browser. By id. */
export const flows = {
  session: sessionMachine,
  notifications: notificationsMachine,
  roleChooser: roleChooserMachine,
  login: loginMachine,
  registration: registrationMachine,
  forgotPassword: forgotPasswordMachine,
  createPassword: createPasswordMachine,
  verification: verificationMachine,
  verificationMail: verificationMailMachine,
  providerSignIn: providerSignInMachine,
  editing: editingMachine,
  draft: resumeDraft,
  importing: importingMachine,
  commands: letterCommandsMachine,
  companyPage: companyPageMachine,
  changePassword: changePasswordMachine,
  deletion: deletionMachine,
  mailPreferences: mailPreferencesMachine,
  reading: createReading<object, object>(),
  paging: createPaging<object, object>(),
  saving: savingMachine,
  placeSuggestions: placeSuggestionsMachine,
  jobSearchPage: jobSearchPageMachine,
  reporting: reportingMachine,
  creating: creatingMachine,
  managing: managingMachine,
  postingDraft,
  applicationPage: applicationPageMachine,
  applicantPage: applicantPageMachine,
  deciding: createDeciding(),
  applicationsPage: applicationsPageMachine,
  boardPage: boardPageMachine,
  upload: uploadMachine,
  applyPage: applyPageMachine,
  guestApplication: guestApplicationMachine,
  answeringMany: answeringManyMachine,
} as const

/** Machines whose states have stories: the flows, and the coordinators with a view of their own. By id. */
export const machinesWithStories = {
  ...flows,
  passkeyLogin: passkeyLoginMachine,
  passkeys: passkeysMachine,
  termsNotice: termsNoticeMachine,
  saveSearch: saveSearchMachine,
  channel: channelMachine,
  hostedSession: hostedSessionMachine,
} as const

/**
 * Machines whose paths are driven in a browser: the flows, and the coordinators of identity and own data. By
 * id.
 */
export const drivenMachines = {
  ...flows,
  connectedAccounts: connectedAccountsMachine,
  devices: devicesMachine,
  emailAddress: emailAddressMachine,
  passkeyLogin: passkeyLoginMachine,
  passkeys: passkeysMachine,
  undoEmail: undoEmailMachine,
  dataExport: dataExportMachine,
  keepAccountPage: keepAccountPageMachine,
  termsNotice: termsNoticeMachine,
} as const

/** Drafts that share a machine with `draft` and `postingDraft`, whose paths are driven there. By id. */
export const drafts = {
  applicationDraft: createApplicationDraft([]),
} as const

/**
 * Lifecycles, by id. The server runs them. A board also runs the lifecycle of an application, one event at a
 * time, for optimistic updates.
 */
export const lifecycles = {
  posting: postingLifecycle,
  application: applicationLifecycle,
  introduction: introductionLifecycle,
  savedSearch: savedSearchLifecycle,
} as const

/** Every machine that pages run, by id. */
export const actors = { ...coordinators, ...flows, ...drafts } as const

/** Every machine, by id. The laws and the diagrams use this index. */
export const machines = { ...lifecycles, ...actors } as const
