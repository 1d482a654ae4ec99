import type { HostedContext } from '../hostedContext.ts'

/** Longest address, in characters, that a link carries. */
const LONGEST = 1_000

/**
 * The address that a link or a provider may lead back to: on our own origin, or on one that the operator has named for the
 * key. Undefined for any other.
 */
export async function redirectTarget(
  { apiKey, parts }: Pick<HostedContext, 'apiKey' | 'parts'>,
  wanted: string | undefined,
): Promise<URL | undefined> {
  if (!wanted || wanted.length > LONGEST || !URL.canParse(wanted)) return undefined
  const url = new URL(wanted)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  // Drops a user name and password.
  const target = new URL(url.pathname + url.search + url.hash, url.origin)
  const allowed = apiKey?.redirectOrigins ?? (await parts.apiKeys.redirectOrigins())
  return [parts.origin(), ...allowed].includes(target.origin) ? target : undefined
}

/** The address with parameters in its fragment, which no server sees. */
export function withFragment(target: URL, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(target)
  url.hash = new URLSearchParams(parameters).toString()
  return url.href
}

/** The address with an error, as the official client reads it. */
export const withError = (target: URL, code: string, description: string) =>
  withFragment(target, { error: 'access_denied', error_code: code, error_description: description })
