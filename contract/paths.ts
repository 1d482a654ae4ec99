import { applicationPaths } from './applications/paths.ts'
import { authPaths } from './auth/paths.ts'
import { companyPaths } from './companies/paths.ts'
import { identityPaths } from './identity/paths.ts'
import { letterPaths } from './letters/paths.ts'
import { postingPaths } from './postings/paths.ts'
import { privacyPaths } from './privacy/paths.ts'
import { profilePaths } from './profile/paths.ts'
import { resumePaths } from './resumes/paths.ts'
import { searchPaths } from './search/paths.ts'
import { sessionPaths } from './session/paths.ts'

/** Paths of all screens (specification, 2). */
export const paths = {
  home: '/',
  help: { candidate: '/candidate/help', employer: '/employer/help' },
  ...authPaths,
  ...sessionPaths,
  ...identityPaths,
  ...profilePaths,
  ...companyPaths,
  ...postingPaths,
  ...applicationPaths,
  ...letterPaths,
  ...resumePaths,
  ...searchPaths,
  ...privacyPaths,
} as const

/**
 * Page to return to after a login.
 *
 * @param wanted query parameter `next`, untrusted
 * @returns a path with its query on this origin, or `undefined` for anything that could lead to another
 * origin
 */
export function ownPath(wanted: string | null | undefined): string | undefined {
  // Browsers strip control characters, and the remaining text may name another host.
  if (!wanted || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return undefined
  const url = new URL(wanted, 'http://own.invalid')
  const path = url.pathname + url.search
  // Resolving dot segments may leave a path that begins with two slashes, which names a host.
  return url.origin === 'http://own.invalid' && !path.startsWith('//') ? path : undefined
}

/** Path with the target after the login as query parameter `next`. */
export const withNext = (path: string, next: string | undefined) =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`
