/** Parameters that a hosted backend has added to the address of a page. */
export interface Arrived {
  readonly parameters: URLSearchParams
  /** Path of the page with its own parameters. */
  readonly path: string
}

const names = [
  'access_token',
  'refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
  'type',
  'provider_token',
  'provider_refresh_token',
  'code',
  'error',
  'error_code',
  'error_description',
  'message',
] as const

/** Parameters that identify an address as coming from the backend. */
const marks = ['access_token', 'refresh_token', 'code', 'error', 'error_code', 'error_description'] as const

/**
 * Removes the backend's parameters from an address, so that tokens cannot be seen, copied, or sent in a
 * referrer.
 *
 * @returns the removed parameters, undefined if there were none, and the remaining address
 */
export function takeArrival(url: URL): { readonly arrived: Arrived | undefined; readonly rest: string } {
  const inHash = new URLSearchParams(url.hash.slice(1))
  const isInHash = inHash.has('message') || marks.some((name) => inHash.has(name))
  const parameters = isInHash ? inHash : new URLSearchParams(url.search)
  if (!isInHash && !marks.some((name) => parameters.has(name)))
    return { arrived: undefined, rest: url.pathname + url.search + url.hash }
  const search = new URLSearchParams(url.search)
  for (const name of names) search.delete(name)
  const path = url.pathname + (search.size > 0 ? `?${search}` : '')
  return { arrived: { parameters, path }, rest: isInHash ? path : path + url.hash }
}

let arrived: Arrived | undefined

/** Removes the backend's parameters from the address of this page, before any other code reads it. */
export function takeFromAddress(): void {
  const taken = takeArrival(new URL(location.href))
  if (!taken.arrived) return
  arrived = taken.arrived
  history.replaceState(history.state, '', taken.rest)
}

/** Removed parameters of the address; undefined from the second call on. */
export function arrival(): Arrived | undefined {
  const taken = arrived
  arrived = undefined
  return taken
}
