let offer: AbortController | undefined

/** Begins to suggest passkeys, in place of an offer before. Its signal ends it. */
export function beginPasskeyOffer(): AbortSignal {
  endPasskeyOffer()
  offer = new AbortController()
  return offer.signal
}

/** Ends the suggestions: a password is sent instead. */
export const endPasskeyOffer = (): void => offer?.abort()
