import { resolve } from 'node:path'
import * as v from 'valibot'
import { canonicalEmailAddress } from '../../contract/emailAddress.ts'
import { loopbackNames } from './loopback.ts'
import { readProviders, type ProviderSettings } from './providerSettings.ts'
import { StartupError } from './startupError.ts'
import { startupTexts } from '../words/startup.ts'

const wholeNumber = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, `must be a whole number from 0 to ${most}`),
    v.transform(Number),
    v.maxValue(most, `must be a whole number from 0 to ${most}`),
  )

const hostName = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an address'))

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

const switches = ['on', 'off'] as const

const postingReviews = ['unproven', 'all', 'none'] as const

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text

const isPublic = (origin: string | undefined) =>
  origin !== undefined && isOrigin(origin) && !loopbackNames.includes(new URL(origin).hostname)

const isClamdUrl = (text: string) => {
  if (!URL.canParse(text)) return false
  const { hostname, pathname, protocol } = new URL(text)
  return protocol === 'unix:' ? pathname.length > 1 : protocol === 'tcp:' && hostname !== ''
}

const isSender = (text: string) => {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text
  return canonicalEmailAddress(address) !== undefined
}

const environmentSchema = v.pipe(
  v.object({
    PORT: v.optional(wholeNumber(65_535), '3000'),
    HOST: v.optional(hostName, 'localhost'),
    APP_ORIGIN: v.optional(
      v.pipe(
        v.string(),
        v.check(isOrigin, 'must be an origin such as https://www.example.com, without a path'),
      ),
    ),
    DATA_DIR: v.optional(v.string(), './data'),
    DATABASE_URL: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
          'must be an address such as postgres://user:password@db.example.com/jobs',
        ),
      ),
    ),
    SMTP_URL: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol),
          'must be an address such as smtp://user:password@mail.example.com:587',
        ),
      ),
    ),
    MAIL_FROM: v.optional(
      v.pipe(v.string(), v.check(isSender, 'must be an address, or a name and <an address>')),
    ),
    CLAMD_URL: v.optional(
      v.pipe(
        v.string(),
        v.check(isClamdUrl, 'must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl'),
      ),
    ),
    TRUST_PROXY: v.optional(wholeNumber(10), '0'),
    DRAIN_SECONDS: v.optional(wholeNumber(60)),
    RATE_LIMIT_SCALE: v.optional(v.pipe(wholeNumber(10_000), v.minValue(1, 'must be at least 1'))),
    POSTING_REVIEW: v.optional(v.picklist(postingReviews, `must be one of ${postingReviews.join(', ')}`)),
    UNDO_SECONDS: v.optional(wholeNumber(86_400), '600'),
    HOSTED_API: v.optional(v.picklist(switches, `must be one of ${switches.join(', ')}`), 'off'),
    DEMO: v.optional(v.picklist(switches, `must be one of ${switches.join(', ')}`), 'on'),
    LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`)),
    METRICS_PORT: v.optional(wholeNumber(65_535), '0'),
    METRICS_HOST: v.optional(hostName, '127.0.0.1'),
    VITE_BRAND: v.optional(
      v.pipe(v.string(), v.regex(/^[^\r\n<>"]{1,60}$/, 'must be a name of at most 60 characters')),
      'Jobgrove',
    ),
  }),
  v.forward(
    v.check(
      ({ SMTP_URL, APP_ORIGIN }) => SMTP_URL !== undefined || !isPublic(APP_ORIGIN),
      'must be set when APP_ORIGIN is not of this machine, because without it emails and their links are only written to files',
    ),
    ['SMTP_URL'],
  ),
  v.forward(
    v.check(
      ({ SMTP_URL, APP_ORIGIN }) => !SMTP_URL || APP_ORIGIN !== undefined,
      'must be set when SMTP_URL is, because links in emails are made from it',
    ),
    ['APP_ORIGIN'],
  ),
  v.forward(
    v.check(
      ({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM !== undefined,
      'must be set when SMTP_URL is, because emails need a sender',
    ),
    ['MAIL_FROM'],
  ),
)

export interface Settings {
  readonly port: number
  /** Host to listen on. `localhost` means both loopback addresses, 127.0.0.1 and ::1. */
  readonly host: string
  /** Public origin. If unset, the application is available on this machine only. */
  readonly appOrigin: string | undefined
  /** Absolute path of the data directory. */
  readonly dataDir: string
  /** URL of a PostgreSQL database, used instead of the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /**
   * URL of the SMTP server. If unset, emails are written to files, which is allowed only for an origin on
   * this machine.
   */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** URL of clamd for scanning uploads. If unset, only the EICAR test virus is detected. */
  readonly clamdUrl: string | undefined
  /** Number of trusted proxies that append to `X-Forwarded-For`. */
  readonly trustedProxies: number
  /** Seconds during which a server that shuts down still accepts connections, while `/readyz` fails. */
  readonly drainSeconds: number
  /** Factor of every rate limit. */
  readonly rateLimitScale: number
  /**
   * Condition under which an operator reviews postings before publishing: those of unverified companies, all,
   * or none.
   */
  readonly postingReview: (typeof postingReviews)[number]
  /** Seconds in which an employer can undo a rejection; 0 to send it immediately. */
  readonly undoSeconds: number
  /** True to serve the hosted API for `@supabase/supabase-js`. */
  readonly hasHostedApi: boolean
  /** Setting that fills a new, empty database with the demo; ignored with a public origin. */
  readonly demo: (typeof switches)[number]
  /** Minimum level of structured logs. If unset: `info`, or `warn` in a terminal. */
  readonly logLevel: (typeof logLevels)[number] | undefined
  /** Host and port of the metrics endpoint; port 0 disables it. */
  readonly metrics: { readonly host: string; readonly port: number }
  readonly brand: string
  /** Identity providers, in display order. */
  readonly providers: readonly ProviderSettings[]
}

/**
 * Parses all settings, once.
 *
 * @param environment environment variables; an empty one counts as unset
 * @throws StartupError with all invalid settings and their expected values, on one line
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = v.safeParse(environmentSchema, given)
  const { problems, providers } = readProviders(given)
  if (!parsed.success || problems.length > 0) {
    const complaints = (parsed.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`)
    throw new StartupError(startupTexts.badSettings([...complaints, ...problems]), 'badSetting')
  }
  const values = parsed.output
  const domain = values.APP_ORIGIN ? new URL(values.APP_ORIGIN).hostname : 'localhost'
  return {
    port: values.PORT,
    host: values.HOST,
    appOrigin: values.APP_ORIGIN,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${values.VITE_BRAND} <no-reply@${domain}>`,
    clamdUrl: values.CLAMD_URL,
    trustedProxies: values.TRUST_PROXY,
    // Without a proxy nothing polls `/readyz`, so draining needs no delay.
    drainSeconds: values.DRAIN_SECONDS ?? (isPublic(values.APP_ORIGIN) ? 5 : 0),
    // Without a public origin all clients are on this machine, and often tests.
    rateLimitScale: values.RATE_LIMIT_SCALE ?? (values.APP_ORIGIN ? 1 : 10),
    // Without a public origin there are no outside users.
    postingReview: values.POSTING_REVIEW ?? (values.APP_ORIGIN ? 'unproven' : 'none'),
    undoSeconds: values.UNDO_SECONDS,
    hasHostedApi: values.HOSTED_API === 'on',
    demo: values.DEMO,
    logLevel: values.LOG_LEVEL,
    metrics: { host: values.METRICS_HOST, port: values.METRICS_PORT },
    brand: values.VITE_BRAND,
    providers,
  }
}
