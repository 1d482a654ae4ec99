import anyAscii from 'any-ascii'
import { isPublicProvider } from '../../security/publicProviders.ts'
import { isCommonWord } from './commonWords.ts'
import { denseLetter } from './denseNames.ts'
import { foldedWord } from './foldedWord.ts'
import { plainHandle, type NameForms } from './nameForms.ts'
import type { NameWords } from './nameWords.ts'

/** Sites that host pages of many people. Their pages identify a person, the sites do not. */
const SHARED_SITES =
  `about.me academia.edu angel.co artstation.com bandcamp.com behance.net bitbucket.org blogspot.com
  bsky.app codepen.io dev.to deviantart.com dribbble.com facebook.com flickr.com github.com github.io gitlab.com gitlab.io
  goodreads.com google.com gravatar.com hashnode.dev instagram.com kaggle.com keybase.io leetcode.com linkedin.com
  linktr.ee mastodon.social medium.com netlify.app notion.site npmjs.com orcid.org pinterest.com researchgate.net
  scholar.google.com soundcloud.com stackoverflow.com substack.com t.me telegram.me threads.net tiktok.com tumblr.com
  twitch.tv twitter.com vercel.app vimeo.com vk.com wixsite.com wordpress.com x.com xing.com youtube.com`.split(
    /\s+/,
  )

const MOST_LENGTH = 2_000
/** Number of final digits to compare, because they are the same with and without a country code. */
const LAST_DIGITS = 7

/** Addresses and numbers of one person, in comparable form. */
export interface OwnAddresses {
  readonly whole: ReadonlySet<string>
  /** Domains that belong to the person alone, including subdomains. */
  readonly hosts: readonly string[]
  /** Usernames within the addresses. */
  readonly handles: readonly string[]
}

const withoutScheme = (address: string) =>
  address
    .replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')

const plainAddress = (address: string) => withoutScheme(foldedWord(address.slice(0, MOST_LENGTH)))

/** Splits an address without scheme into host and rest. */
function partsOf(address: string) {
  const slash = address.search(/[/?#]/)
  const at = address.lastIndexOf('@', slash === -1 ? address.length : slash)
  const rest = address.slice(at + 1)
  const end = rest.search(/[/?#:]/)
  const host = (end === -1 ? rest : rest.slice(0, end)).replace(/\.$/, '')
  return { user: address.slice(0, Math.max(0, at)), host, path: end === -1 ? '' : rest.slice(end) }
}

const isDomain = (host: string) =>
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host) && /\.\p{L}{2,}$/u.test(host)

const isOrWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/**
 * Collects the addresses of a person.
 *
 * @param addresses email addresses and links
 * @param usernames names on other sites
 */
export function ownAddressesOf(addresses: readonly string[], usernames: readonly string[]): OwnAddresses {
  const plain = addresses.map((address) => plainAddress(address.trim())).filter(Boolean)
  const known = new Set(usernames.map(plainHandle).filter(Boolean))
  const hosts = new Set<string>()
  const handles = new Set(usernames)
  for (const { host, path, user } of plain.map(partsOf)) {
    if (user !== '') handles.add(user)
    if (!isDomain(host) || isPublicProvider(host)) continue
    const site = SHARED_SITES.find((each) => isOrWithin(host, each))
    const segments = path.split(/[/?#:&=]/).slice(0, 8)
    const isShared = site !== undefined || segments.some((each) => known.has(plainHandle(each)))
    if (isShared) for (const segment of segments.filter((each) => each.length > 2)) handles.add(segment)
    if (!isShared) hosts.add(host)
    else if (site !== undefined && host !== site) {
      handles.add(host.slice(0, -site.length - 1))
      hosts.add(host)
    }
  }
  return { whole: new Set(plain), hosts: [...hosts], handles: [...handles] }
}

/** Range in a text: start and end offset. */
export type Place = readonly [start: number, end: number]

// Letters of scripts without spaces also end an address.
const PIECE = new RegExp(
  String.raw`[^\s<>\(\)\[\]"'“”„«»,;、。，；：！？「」『』（）【】《》…${denseLetter}]+`,
  'gv',
)
const MARKS: ReadonlySet<string> = new Set('.:!?*_')
const NUMBER = /\(?\+?\p{Nd}[\p{Nd} \t\u00A0()./\p{Pd}\p{Default_Ignorable_Code_Point}]*/gu

/** Ranges of a person's addresses in a text. */
export function addressesIn(text: string, own: OwnAddresses, forms: NameForms, words: NameWords): Place[] {
  const isOwnLabel = (label: string) => {
    if (label.length < 3) return false
    if (forms.parts.has(label) || forms.handles.has(label)) return true
    if (words.isTelling(label) || words.isJoined(label)) return true
    const isEdge = (part: string) => part.length > 3 && (label.startsWith(part) || label.endsWith(part))
    return [...forms.parts.keys()].some(isEdge) && !isCommonWord(label)
  }
  const isOwn = (piece: string) => {
    const address = plainAddress(piece)
    if (own.whole.has(address)) return true
    const { host, path, user } = partsOf(address)
    if (!isDomain(host)) return forms.handles.has(plainHandle(address))
    if (own.hosts.some((each) => isOrWithin(host, each))) return true
    const isHandle = (each: string) => forms.handles.has(plainHandle(each))
    return (
      isHandle(user) ||
      path.split('/').some(isHandle) ||
      address.split(/[^\p{L}\p{M}\p{N}]+/u).some(isOwnLabel)
    )
  }
  const places: Place[] = []
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    let end = piece.length
    while (end > 0 && MARKS.has(piece.charAt(end - 1))) end -= 1
    if (/[@./:_\d-]/.test(piece) && isOwn(piece.slice(0, end))) places.push([index, index + end])
  }
  return places
}

const digitsIn = (text: string) => anyAscii(text).replaceAll(/\D/g, '')

/** Ranges of phone numbers in a text: the person's own, and all numbers with a country code. */
export function numbersIn(text: string, phone: string): Place[] {
  const own = digitsIn(phone.slice(0, MOST_LENGTH))
  const last = own.length < LAST_DIGITS ? undefined : own.slice(-LAST_DIGITS)
  const places: Place[] = []
  for (const { 0: run, index } of text.matchAll(NUMBER)) {
    let end = run.length
    while (end > 0 && !/\p{Nd}/u.test(run.charAt(end - 1))) end -= 1
    if (end < LAST_DIGITS) continue
    const start = run.startsWith('(') && !run.slice(0, end).includes(')') ? 1 : 0
    const digits = digitsIn(run.slice(0, end))
    const isOwn = /^\(?\+/.test(run)
      ? digits.length >= LAST_DIGITS
      : last !== undefined && digits.includes(last)
    if (isOwn) places.push([index + start, index + end])
  }
  return places
}
