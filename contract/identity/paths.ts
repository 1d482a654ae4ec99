import type { Role } from '../roles.ts'

/** Pages that continue a sign-in with a provider. */
export const identityPaths = {
  /** Page that connects a provider to an existing account. */
  linkProvider: (role: Role) => `/auth/link/${role}`,
  /** Page where a new employer enters a company name before the account is created. */
  nameCompany: '/auth/company',
} as const

/**
 * Server routes of a sign-in: the start redirects to the provider, which redirects back to the return path.
 */
export const providerPaths = {
  startSignIn: (role: Role | ':role', provider: string) => `/auth/start/${role}/${provider}`,
  /** Connects the provider to the account of the current session. */
  startConnecting: (role: Role, provider: string) => `/auth/start/${role}/${provider}?connect=on`,
  returnFrom: (provider: string) => `/auth/return/${provider}`,
} as const
