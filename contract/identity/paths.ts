import type { Role } from '../roles.ts'

/** Pages that a sign-in with a provider may lead to. */
export const identityPaths = {
  /** Page that connects a provider to an account that exists. */
  linkProvider: (role: Role) => `/auth/link/${role}`,
  /** Page where a new employer names their company; the account is created after it. */
  nameCompany: '/auth/company',
} as const

/** The server answers these two: the first leads to the provider, and the provider leads to the second. */
export const providerPaths = {
  startSignIn: (role: Role | ':role', provider: string) => `/auth/start/${role}/${provider}`,
  /** Connects the provider to the account that is signed in. */
  startConnecting: (role: Role, provider: string) => `/auth/start/${role}/${provider}?connect=on`,
  returnFrom: (provider: string) => `/auth/return/${provider}`,
} as const
