import { withoutInvisible } from './text.ts'

const LOCAL = /^[A-Za-z0-9!$&'*+=^_{}~.-]+$/
const ODD_DOTS = /^\.|\.\.|\.$/
// Japanese networks gave out addresses with dots in a row, and before the @, until 2009; many are still in use.
const TAKES_ODD_DOTS: ReadonlySet<string> = new Set(['docomo.ne.jp', 'ezweb.ne.jp', 'au.com'])
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const TOP_LEVEL = /[a-z]/
// Beyond this it is no address, whatever blanks are around it; looking for them would take long.
const LONGEST_TYPED = 1_000
// The signs of ASCII as Chinese, Japanese and Korean keyboards write them, wide.
const WIDE = /[\uff01-\uff5e]/g
const WIDER_BY = 0xfe_e0

/**
 * The one form in which e-mail addresses are compared and stored (specification, 5: a valid email address).
 *
 * Takes what a person typed. Blanks around it and marks that nobody sees are dropped, wide signs become ordinary ones, a
 * domain with letters beyond ASCII becomes its ASCII form, and everything is lower case, done here and never in SQL,
 * where other rules apply. The part before the @ is ASCII only: look-alike letters would let two people share what
 * reads as one address.
 *
 * @returns the canonical address (3 to 254 characters), or `undefined` when it is not a valid address
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
