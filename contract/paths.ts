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

/** The addresses of the screens (specification, 2). What has no domain stands here itself. */
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
 * @param wanted the query parameter `next`, untrusted
 * @returns a path on this origin with its query, or `undefined` for anything that could lead elsewhere
 */
export function ownPath(wanted: string | null | undefined): string | undefined {
  // Browsers drop control characters, and what is left may be another host.
  if (!wanted || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return undefined
  const url = new URL(wanted, 'http://own.invalid')
  const path = url.pathname + url.search
  // Dots in a path may fold it into one that begins with two slashes, which names a host.
  return url.origin === 'http://own.invalid' && !path.startsWith('//') ? path : undefined
}

/** A path that carries along where to go after the login. */
export const withNext = (path: string, next: string | undefined) =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`
