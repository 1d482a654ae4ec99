import { savedSearchCalls } from './alerts/calls.ts'
import { forYouCalls } from './alerts/forYou.ts'
import { publicAlertCalls } from './alerts/publicCalls.ts'
import { apiReads } from './api.ts'
import { applicationCalls } from './applications/calls.ts'
import { authCalls } from './auth/calls.ts'
import type { Call } from './call.ts'
import { clientErrorCalls } from './clientErrors/calls.ts'
import { logoCalls } from './companies/logo.ts'
import { ownCompanyCalls } from './companies/ownCompany.ts'
import { companyReads } from './companies/reads.ts'
import { fileCalls } from './files/calls.ts'
import { storageCalls } from './files/storage.ts'
import { uploads } from './files/uploads.ts'
import { passkeyCalls } from './identity/passkeys.ts'
import { providerCalls, providerReads } from './identity/providers.ts'
import { emailAddressCalls } from './identity/emailAddress.ts'
import { proofCalls } from './identity/proof.ts'
import { openSessionCalls } from './identity/sessions.ts'
import { introductionCalls } from './introductions/calls.ts'
import { letterCalls } from './letters/calls.ts'
import { noticeCalls } from './notices/calls.ts'
import { postingCalls } from './postings/calls.ts'
import { postingReads } from './postings/reads.ts'
import { publicCalls } from './postings/report.ts'
import { viewCalls } from './postings/views.ts'
import { exportCalls } from './privacy/exportCalls.ts'
import { deletionCalls } from './privacy/deletionCalls.ts'
import { legalReads, termsCalls } from './privacy/legal.ts'
import { profileCalls } from './profile/calls.ts'
import { photoCalls } from './profile/photo.ts'
import type { Read } from './read.ts'
import { resumeCalls } from './resumes/calls.ts'
import { resumeUploads } from './resumes/uploads.ts'
import type { Role } from './roles.ts'
import { savedJobCalls } from './search/calls.ts'
import { homeReads } from './search/home.ts'
import { searchReads } from './search/reads.ts'
import { sessionCalls } from './session/calls.ts'
import { candidateProfileCalls } from './talent/profileCalls.ts'
import { talentCalls } from './talent/talentCalls.ts'
import type { Upload } from './upload.ts'

/**
 * All calls, reads and uploads of the API, by domain (specification, 7). The server registers a route for
 * each and describes it in OpenAPI. The application imports the tables of single domains instead, so that no
 * page loads the schemas of another one.
 *
 * The application works with any backend that implements the seven calls of the specification: `login`,
 * `register`, `forgot-password`, `check-reset-password-code`, `create-password`, `verify` and
 * `update-profile`. The others are extensions: without them, their features are unavailable.
 */
export const contract = {
  api: apiReads,
  auth: authCalls,
  session: sessionCalls,
  identity: {
    ...providerReads,
    ...providerCalls,
    ...openSessionCalls,
    ...passkeyCalls,
    ...emailAddressCalls,
    ...proofCalls,
  },
  profile: { ...profileCalls, ...photoCalls },
  notices: noticeCalls,
  files: { ...fileCalls, ...storageCalls, ...uploads },
  resumes: { ...resumeCalls, ...resumeUploads },
  search: { ...searchReads, ...homeReads, ...savedJobCalls },
  letters: letterCalls,
  companies: { ...companyReads, ...ownCompanyCalls, ...logoCalls },
  postings: { ...postingReads, ...postingCalls, ...viewCalls, ...publicCalls },
  applications: applicationCalls,
  talent: { ...candidateProfileCalls, ...talentCalls },
  introductions: introductionCalls,
  alerts: { ...savedSearchCalls, ...publicAlertCalls, ...forYouCalls },
  privacy: { ...exportCalls, ...deletionCalls, ...legalReads, ...termsCalls },
  clientErrors: clientErrorCalls,
} as const

export type Contract = typeof contract

export type Endpoint = Call | Read | Upload

/** Endpoint at one of its paths. */
export interface Route<Kind extends Endpoint = Endpoint> {
  readonly name: string
  /** Role whose path prefix the route has. */
  readonly area: Role | 'public'
  /** Full path on the server: `/api/candidate/login`, `/api/jobs/:slug`. */
  readonly path: string
  readonly endpoint: Kind
}

/** Routes of an endpoint: one per role that may use it, or a single public one. */
export function routesOf<Kind extends Endpoint>(name: string, endpoint: Kind): readonly Route<Kind>[] {
  if (endpoint.kind === 'read') return [{ name, area: 'public', path: `/api/${endpoint.path}`, endpoint }]
  return areasOf(endpoint).map((area) => ({ name, area, path: `/api/${area}/${endpoint.path}`, endpoint }))
}

function areasOf(endpoint: Call | Upload): Route['area'][] {
  if (endpoint.kind === 'upload') return [endpoint.role]
  return endpoint.roles.length === 0 ? ['public'] : [...endpoint.roles]
}

const ofKind = <Kind extends Endpoint>(kind: Kind['kind']) =>
  Object.values<Readonly<Record<string, Endpoint>>>(contract)
    .flatMap((endpoints) => Object.entries(endpoints))
    .flatMap(([name, endpoint]) => (isOf<Kind>(kind, endpoint) ? routesOf(name, endpoint) : []))

const isOf = <Kind extends Endpoint>(kind: Kind['kind'], endpoint: Endpoint): endpoint is Kind =>
  endpoint.kind === kind

/** All routes of the API, by kind of endpoint. */
export const routes = {
  reads: ofKind<Read>('read'),
  calls: ofKind<Call>('call'),
  uploads: ofKind<Upload>('upload'),
} as const
