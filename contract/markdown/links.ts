/** Allowed link targets in user texts. Other schemes could run a script. */
const SAFE = /^(?:https?:\/\/|tel:|mailto:[^?]*$)/i

/**
 * True if a link in a user text is safe: web, phone, or an email address. `mailto:` must not have parameters,
 * which could add recipients or text.
 */
export const isSafeLink = (href: string) => SAFE.test(href)

/**
 * `mailto:` link for an address; null if the text is not a plain address, or would add parameters to the
 * link.
 */
export function mailtoOf(address: string): string | null {
  const at = address.indexOf('@')
  const isAddress = at > 0 && at === address.lastIndexOf('@') && at < address.length - 1
  return isAddress && !/[\s?#,;:<>"]/.test(address) ? `mailto:${encodeURI(address)}` : null
}
