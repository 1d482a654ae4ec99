import { timingSafeEqual } from 'node:crypto'
import { alertPaths } from '../../contract/alerts/paths.ts'
import { keyedHash } from '../security/secrets.ts'

const purposes = ['confirm', 'manage'] as const

/** What a mailed link about a saved search is for. */
export type AlertLinkPurpose = (typeof purposes)[number]

export interface AlertLink {
  readonly purpose: AlertLinkPurpose
  readonly searchId: string
}

/** The links of job alerts: each for one search and one purpose, and of no use for anything else. */
export interface AlertLinks {
  readonly tokenOf: (link: AlertLink) => string
  /** Path of the page of a link. */
  readonly pathOf: (link: AlertLink) => string
  /** Content of a token; undefined for a forged one. */
  readonly read: (token: string) => AlertLink | undefined
}

const isPurpose = (text: string): text is AlertLinkPurpose => purposes.some((purpose) => purpose === text)

/** @param key secret shared by all processes; links cannot be forged without it */
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
