import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './environment.ts'

const POLICY_FOR_NOTHING = "default-src 'none'; frame-ancestors 'none'; sandbox"
const NO_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * Headers of every response.
 *
 * @param isSecure true if the application is reached by HTTPS
 */
export const commonHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': NO_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': POLICY_FOR_NOTHING,
  ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
})

/**
 * Content-Disposition of a download. All special characters are encoded, because browsers treat an
 * apostrophe, as in O'Brien, as the end of the name.
 */
export const asAttachment = (fileName: string): string => {
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}

/** Headers of API responses: private, and not cached unless a handler sets otherwise. */
export const apiHeaders: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  await next()
  const { headers, status } = c.res
  // Set directly instead of by `c.header`, which would rebuild the response and turn its text into a stream.
  if (status >= 400 || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (headers.get('Content-Type') === 'application/json') {
    headers.set('Content-Type', 'application/json; charset=utf-8')
  }
}

const sources = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')

interface Policy {
  /** `sha256-…` of each inline script from the build; likewise `styleHashes`. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  readonly isSecure: boolean
  readonly sendsForms?: boolean
  /** Additional origins that the page connects to. */
  readonly connectsTo?: readonly string[]
}

/** Content security policy of the built pages. */
export function pagePolicy({
  connectsTo = [],
  isSecure,
  scriptHashes,
  sendsForms = false,
  styleHashes,
}: Policy): string {
  return [
    "default-src 'none'",
    `script-src ${sources(scriptHashes)}`,
    "script-src-attr 'none'",
    `style-src ${sources(styleHashes)}`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectsTo].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action '${sendsForms ? 'self' : 'none'}'`,
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
