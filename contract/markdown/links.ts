/** Allowed targets of links in user texts. Other schemes could run a script. */
const SAFE = /^(?:https?:\/\/|tel:|mailto:[^?]*$)/i

/**
 * True if a link in a user text may be followed: web, phone, or a bare mail address. Parameters of `mailto:`
 * could add recipients or text.
 */
export const isSafeLink = (href: string) => SAFE.test(href)

/** The link that writes to an address; null for what is none, or would say more than to whom. */
export function mailtoOf(address: string): string | null {
  const at = address.indexOf('@')
  const isAddress = at > 0 && at === address.lastIndexOf('@') && at < address.length - 1
  return isAddress && !/[\s?#,;:<>"]/.test(address) ? `mailto:${encodeURI(address)}` : null
}
