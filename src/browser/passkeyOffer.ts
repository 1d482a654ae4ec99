let offer: AbortController | undefined

/** Starts a passkey autofill request, and aborts the previous one. The returned signal ends the request. */
export function beginPasskeyOffer(): AbortSignal {
  endPasskeyOffer()
  offer = new AbortController()
  return offer.signal
}

/** Aborts the passkey autofill request, when a password is submitted instead. */
export const endPasskeyOffer = (): void => offer?.abort()
