import type { ClientErrorReport } from '../../contract/clientErrors/calls.ts'
import {
  framePattern,
  namePattern,
  reportBounds,
  type BrowserFamily,
} from '../../contract/clientErrors/bounds.ts'
import { withoutPersonalData } from '../../contract/clientErrors/withoutPersonalData.ts'

interface Thrown {
  readonly error: unknown
  /** Path pattern of the route. */
  readonly page: string
  readonly userAgent: string
  /** Origin of the page. */
  readonly origin: string
}

/**
 * Creates an error report from any thrown value, without personal data. Email addresses, URLs, quoted values
 * and long numbers are removed from the message. The stack keeps only function names and positions in our own
 * scripts.
 *
 * @returns undefined if no stack frame is ours, which means that a browser extension threw the error
 */
export function reportOf({ error, origin, page, userAgent }: Thrown): ClientErrorReport | undefined {
  const { name, message, stack } = error instanceof Error ? error : new Plain(error)
  const frames = stack ? framesIn(stack, origin) : []
  if (stack && frames.length === 0) return undefined
  return {
    page: printable(page, reportBounds.page),
    name: namePattern.test(name) ? name : 'Error',
    message: printable(withoutPersonalData(message), reportBounds.message),
    stack: frames.slice(0, reportBounds.frames),
    browser: familyOf(userAgent),
  }
}

/**
 * Thrown value that is not an `Error`, such as a failure of a call. Only its code or its type is reported.
 */
class Plain {
  readonly name = 'Thrown'
  readonly message: string
  readonly stack: string | undefined = undefined
  constructor(value: unknown) {
    const code = typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined
    this.message = typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : typeof value
  }
}

/** Maximum length of a stack that is searched, in characters. */
const MOST_SEARCHED = 20_000

/** Stack frames in our own scripts, for example `open /assets/index-1.js:1:20`. */
const framesIn = (stack: string, origin: string): string[] =>
  stack
    .slice(0, MOST_SEARCHED)
    .split('\n')
    .flatMap((line) => {
      const { called, url } = partsOf(line.trim())
      const [place] = /:\d{1,9}:\d{1,9}$/.exec(url) ?? []
      if (!url.startsWith(`${origin}/`) || place === undefined) return []
      const [path = ''] = url.slice(origin.length, -place.length).split(/[?#]/)
      // Frames of inline scripts have the URL of the page.
      const script = /\.[cm]?[jt]sx?$/.test(path) ? path : '[page]'
      const frames = [`${called.slice(-60)} ${script}${place}`.trim(), `${script}${place}`]
      return frames.find((frame) => framePattern.test(frame)) ?? []
    })

/**
 * Function name and URL of a stack frame: `at open (https://…/index.js:1:20)` in Chrome,
 * `open@https://…/index.js:1:20` in other browsers.
 */
function partsOf(line: string): { readonly called: string; readonly url: string } {
  if (!line.startsWith('at ')) {
    const end = line.indexOf('@')
    return { called: line.slice(0, Math.max(0, end)), url: line.slice(end + 1) }
  }
  const begin = line.lastIndexOf(' (')
  return begin > 0
    ? { called: line.slice(3, begin), url: line.slice(begin + 2, -1) }
    : { called: '', url: line.slice(3) }
}

/** Limits text to printable ASCII, the format of the logs. */
const printable = (text: string, length: number) => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, length)

const familyTokens: readonly (readonly [token: string, family: BrowserFamily])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
]

const familyOf = (userAgent: string): BrowserFamily =>
  familyTokens.find(([token]) => userAgent.includes(token))?.[1] ?? 'other'
