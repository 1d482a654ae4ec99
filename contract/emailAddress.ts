import { withoutInvisible } from './text.ts'

const LOCAL = /^[A-Za-z0-9!$&'*+=^_{}~.-]+$/
const ODD_DOTS = /^\.|\.\.|\.$/
// Until 2009, Japanese mobile carriers issued addresses with consecutive dots or a dot before the @. Many are
// still in use.
const TAKES_ODD_DOTS: ReadonlySet<string> = new Set(['docomo.ne.jp', 'ezweb.ne.jp', 'au.com'])
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const TOP_LEVEL = /[a-z]/
// Longer input cannot be an address even after trimming. The limit keeps normalization fast.
const LONGEST_TYPED = 1_000
// Fullwidth forms of ASCII characters, which East Asian keyboards produce.
const WIDE = /[\uff01-\uff5e]/g
const WIDER_BY = 0xfe_e0

/**
 * Canonical form in which email addresses are compared and stored (specification, 5: a valid email address).
 *
 * Trims the input, drops invisible characters, converts fullwidth characters to ASCII and international
 * domains to Punycode, and lowercases everything here rather than in SQL, whose rules differ. The local part
 * must be ASCII: with look-alike letters, two accounts could have addresses that read the same.
 *
 * @returns the canonical address (3 to 254 characters), or `undefined` if the input is not a valid address
 */
export function canonicalEmailAddress(typed: string): string | undefined {
  if (typed.length > LONGEST_TYPED) return undefined
  const address = withoutInvisible(typed)
    .trim()
    .replaceAll(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDER_BY))
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  if (at < 1 || local.length > 64 || !LOCAL.test(local)) return undefined
  const domain = asciiDomain(address.slice(at + 1))
  if (!domain || (ODD_DOTS.test(local) && !takesOddDots(local, domain))) return undefined
  const canonical = `${local.toLowerCase()}@${domain}`
  return canonical.length <= 254 ? canonical : undefined
}

const takesOddDots = (local: string, domain: string) => !local.startsWith('.') && TAKES_ODD_DOTS.has(domain)

function asciiDomain(typed: string): string | undefined {
  if (/[\s\p{Cc}%/\\?#:@[\]]/u.test(typed) || !URL.canParse(`http://${typed}`)) return undefined
  const domain = new URL(`http://${typed}`).hostname
  const labels = domain.split('.')
  const fits =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '')
  return fits ? domain : undefined
}
