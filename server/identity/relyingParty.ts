/** The application, as authenticators know it (Web Authentication, 4). */
export interface RelyingParty {
  readonly name: string
  /** Host name that passkeys are bound to. */
  readonly id: string
  /** Origin of the pages that may use them. */
  readonly origin: string
}

/**
 * @param appOrigin the origin people see; unset, it is `localhost`: an address without a name can have no passkeys
 * @param port that was called
 */
export function relyingPartyOf(
  name: string,
  appOrigin: string | undefined,
  port: number | undefined,
): RelyingParty {
  const { hostname, origin } = new URL(appOrigin ?? `http://localhost:${port}`)
  return { name, id: hostname, origin }
}
