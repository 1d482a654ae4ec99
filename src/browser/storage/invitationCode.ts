const key = 'invitation'

/** Code of a company invitation, stored for this tab while its recipient logs in. */
export function readInvitationCode(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the code. If storage is disabled, the person can open the mailed link again after logging in. */
export function saveInvitationCode(code: string): void {
  try {
    sessionStorage.setItem(key, code)
  } catch {
    // Storage is disabled; the page still has the code.
  }
}

export function removeInvitationCode(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is disabled, so no code was stored.
  }
}
