import { timingSafeEqual } from 'node:crypto'
import { alertPaths } from '../../contract/alerts/paths.ts'
import { keyedHash } from '../security/secrets.ts'

const purposes = ['confirm', 'manage'] as const

/** Purpose of a mailed link about a saved search. */
export type AlertLinkPurpose = (typeof purposes)[number]

export interface AlertLink {
  readonly purpose: AlertLinkPurpose
  readonly searchId: string
}

/** Signed links of job alerts. Each is valid for one search and one purpose. */
export interface AlertLinks {
  readonly tokenOf: (link: AlertLink) => string
  /** Path of the page that a link opens. */
  readonly pathOf: (link: AlertLink) => string
  /** Content of a token; undefined if forged. */
  readonly read: (token: string) => AlertLink | undefined
}

const isPurpose = (text: string): text is AlertLinkPurpose => purposes.some((purpose) => purpose === text)

/**
 * Creates the signer of alert links.
 *
 * @param key secret shared by all processes; links cannot be forged without it
 */
export function createAlertLinks(key: string): AlertLinks {
  const hash = keyedHash(key)
  const proofOf = ({ purpose, searchId }: AlertLink) => hash(`job alert ${purpose} ${searchId}`)
  const tokenOf = (link: AlertLink) => [link.purpose, link.searchId, proofOf(link)].join('.')
  return {
    tokenOf,
    pathOf: (link) => alertPaths.alert(tokenOf(link)),
    read: (token) => {
      const [purpose = '', searchId = '', proof = '', ...more] = token.split('.')
      if (!isPurpose(purpose) || more.length > 0) return undefined
      const link = { purpose, searchId }
      const own = Buffer.from(proofOf(link))
      const given = Buffer.from(proof)
      return given.length === own.length && timingSafeEqual(given, own) ? link : undefined
    },
  }
}
