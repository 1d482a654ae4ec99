const key = 'invitation'

/** The code of an invitation, as long as its holder is on the way through a login; only this tab has it. */
export function readInvitationCode(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a code. Where the browser keeps nothing, the link in the mail can be opened again after the login. */
export function saveInvitationCode(code: string): void {
  try {
    sessionStorage.setItem(key, code)
  } catch {
    // The page itself still has it.
  }
}

export function removeInvitationCode(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
