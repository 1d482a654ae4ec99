/** The application, as authenticators know it (Web Authentication, 4). */
export interface RelyingParty {
  readonly name: string
  /** Host name that passkeys are bound to. */
  readonly id: string
  /** Origin of the pages that may use them. */
  readonly origin: string
}

/**
 * @param appOrigin public origin; `http://localhost:PORT` by default, because passkeys need a host name, not an IP address
 * @param port port of the request, for that default
 */
export function relyingPartyOf(
  name: string,
  appOrigin: string | undefined,
  port: number | undefined,
): RelyingParty {
  const { hostname, origin } = new URL(appOrigin ?? `http://localhost:${port}`)
  return { name, id: hostname, origin }
}
