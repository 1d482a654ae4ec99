import type { drivenMachines } from '../../machines/index.ts'
import { applyPage } from './applications/applyPage.ts'
import { guestApplication } from './applications/guestApplication.ts'
import { upload } from './applications/upload.ts'
import { applicationsPage } from './applications/applicationsPage.ts'
import { roleChooser } from './chooser.ts'
import type { Driver } from './driver.ts'
import { login, registration } from './entry.ts'
import { notifications, verificationMail } from './member.ts'
import { boardPage } from './applications/boardPage.ts'
import { answeringMany } from './applications/answeringMany.ts'
import { applicantPage } from './applications/applicantPage.ts'
import { applicationPage } from './applications/applicationPage.ts'
import { deciding } from './applications/deciding.ts'
import { deletion } from './deletion.ts'
import { changePassword } from './changePassword.ts'
import { editing } from './editing.ts'
import { connectedAccounts } from './identity/connectedAccounts.ts'
import { devices } from './identity/devices.ts'
import { emailAddress } from './identity/emailAddress.ts'
import { passkeyLogin } from './identity/passkeyLogin.ts'
import { passkeys } from './identity/passkeys.ts'
import { undoEmail } from './identity/undoEmail.ts'
import { dataExport } from './privacy/dataExport.ts'
import { keepAccountPage } from './privacy/keepAccountPage.ts'
import { termsNotice } from './privacy/termsNotice.ts'
import { companyPage } from './companies/companyPage.ts'
import { commands } from './letters/commands.ts'
import { draft } from './resumes/draft.ts'
import { importingResume } from './resumes/importing.ts'
import { mailPreferences } from './profile/mailPreferences.ts'
import { creating, managing } from './postings/managing.ts'
import { paging, reading } from './postings/reading.ts'
import { postingDraft } from './postings/postingDraft.ts'
import { providerSignIn } from './providerSignIn.ts'
import { createPassword, forgotPassword, verification } from './reset.ts'
import { saving } from './search/saving.ts'
import { reporting } from './postings/reporting.ts'
import { placeSuggestions } from './search/placeSuggestions.ts'
import { jobSearchPage } from './search/jobSearchPage.ts'
import { session } from './session.ts'

/** Driver of each machine. A missing driver is a type error, and fails the tests. */
export const drivers: Readonly<Record<keyof typeof drivenMachines, Driver>> = {
  session,
  notifications,
  roleChooser,
  login,
  registration,
  forgotPassword,
  createPassword,
  verification,
  verificationMail,
  providerSignIn,
  editing,
  draft,
  importing: importingResume,
  commands,
  companyPage,
  changePassword,
  deletion,
  mailPreferences,
  reading,
  paging,
  saving,
  placeSuggestions,
  jobSearchPage,
  reporting,
  creating,
  managing,
  postingDraft,
  applicationPage,
  applicantPage,
  deciding,
  applicationsPage,
  boardPage,
  upload,
  applyPage,
  guestApplication,
  answeringMany,
  connectedAccounts,
  devices,
  emailAddress,
  passkeyLogin,
  passkeys,
  undoEmail,
  dataExport,
  keepAccountPage,
  termsNotice,
}
