/** Relying party: the application, as authenticators identify it (Web Authentication, 4). */
export interface RelyingParty {
  readonly name: string
  /** Host name that passkeys are bound to. */
  readonly id: string
  /** Origin of the pages that may use the passkeys. */
  readonly origin: string
}

/**
 * Creates the relying party.
 *
 * @param appOrigin public origin; by default `http://localhost:PORT`, because passkeys require a host name
 * instead of an IP address
 * @param port port of the request, for the default
 */
export function relyingPartyOf(
  name: string,
  appOrigin: string | undefined,
  port: number | undefined,
): RelyingParty {
  const { hostname, origin } = new URL(appOrigin ?? `http://localhost:${port}`)
  return { name, id: hostname, origin }
}
