import type { HostedContext } from '../hostedContext.ts'

/** Maximum length of a redirect URL, in characters. */
const LONGEST = 1_000

/**
 * Allowed target of a redirect after a mailed link or provider: on the own origin, or on an origin that the
 * operator allowed for the key. Undefined for any other URL.
 */
export async function redirectTarget(
  { apiKey, parts }: Pick<HostedContext, 'apiKey' | 'parts'>,
  wanted: string | undefined,
): Promise<URL | undefined> {
  if (!wanted || wanted.length > LONGEST || !URL.canParse(wanted)) return undefined
  const url = new URL(wanted)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  // Strips username and password.
  const target = new URL(url.pathname + url.search + url.hash, url.origin)
  const allowed = apiKey?.redirectOrigins ?? (await parts.apiKeys.redirectOrigins())
  return [parts.origin(), ...allowed].includes(target.origin) ? target : undefined
}

/** URL with parameters in its fragment, which browsers do not send to servers. */
export function withFragment(target: URL, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(target)
  url.hash = new URLSearchParams(parameters).toString()
  return url.href
}

/** URL with an error in the format of the official client. */
export const withError = (target: URL, code: string, description: string) =>
  withFragment(target, { error: 'access_denied', error_code: code, error_description: description })
