/** Where a link of somebody else's text may lead. Everything else could run a script, or leads nowhere. */
const SAFE = /^(?:https?:\/\/|tel:|mailto:[^?]*$)/i

/**
 * Whether a link in a text that somebody wrote may lead there: to the web, a telephone, or a mail address alone. What
 * follows an address would fill in other recipients, or the mail itself.
 */
export const isSafeLink = (href: string) => SAFE.test(href)

/** The link that writes to an address; null for what is none, or would say more than to whom. */
export function mailtoOf(address: string): string | null {
  const at = address.indexOf('@')
  const isAddress = at > 0 && at === address.lastIndexOf('@') && at < address.length - 1
  return isAddress && !/[\s?#,;:<>"]/.test(address) ? `mailto:${encodeURI(address)}` : null
}
