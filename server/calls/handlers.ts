import type { Contract } from '../../contract/index.ts'
import { alertHandlers } from './alerts/alertHandlers.ts'
import { applicationHandlers } from './applications/applicationHandlers.ts'
import { authHandlers } from './auth/authHandlers.ts'
import { clientErrorHandlers } from './clientErrors/clientErrorHandlers.ts'
import { companyHandlers } from './companies/companyHandlers.ts'
import { fileHandlers } from './files/fileHandlers.ts'
import { identityHandlers } from './identity/identityHandlers.ts'
import { introductionHandlers } from './introductions/introductionHandlers.ts'
import { letterHandlers } from './letters/letterHandlers.ts'
import { noticeHandlers } from './notices/noticeHandlers.ts'
import { postingHandlers } from './postings/postingHandlers.ts'
import { privacyHandlers } from './privacy/privacyHandlers.ts'
import { profileHandlers } from './profile/profileHandlers.ts'
import { resumeHandlers } from './resumes/resumeHandlers.ts'
import { searchHandlers } from './search/searchHandlers.ts'
import { sessionHandlers } from './session/sessionHandlers.ts'
import { talentHandlers } from './talent/talentHandlers.ts'
import type { HandlersOf } from './shared/defineHandler.ts'

type Handlers = { readonly [Domain in keyof Contract]: HandlersOf<Contract[Domain]> }

/**
 * Handlers of all endpoints in the contract, by domain. The API description is added by the code that serves
 * it.
 */
export const handlers: Omit<Handlers, 'api'> = {
  auth: authHandlers,
  session: sessionHandlers,
  identity: identityHandlers,
  profile: profileHandlers,
  notices: noticeHandlers,
  files: fileHandlers,
  resumes: resumeHandlers,
  search: searchHandlers,
  letters: letterHandlers,
  companies: companyHandlers,
  postings: postingHandlers,
  applications: applicationHandlers,
  talent: talentHandlers,
  introductions: introductionHandlers,
  alerts: alertHandlers,
  privacy: privacyHandlers,
  clientErrors: clientErrorHandlers,
}
