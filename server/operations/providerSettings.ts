import { loopbackNames } from './loopback.ts'

/** OpenID Connect provider in the settings. */
export interface ProviderSettings {
  /** Lower-case name, part of the names of its variables. */
  readonly name: string
  /** Label of the button. */
  readonly label: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

const VARIABLE = /^SOCIAL_([A-Z0-9_]{1,40}?)_(ISSUER|CLIENT_ID|CLIENT_SECRET|LABEL)$/
const parts = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'LABEL'] as const

type Part = (typeof parts)[number]

const isPart = (text: string | undefined): text is Part => parts.some((part) => part === text)

/** True if the host of a URL is this machine. */
export const isOnLoopback = (address: string) => loopbackNames.includes(new URL(address).hostname)

const isIssuer = (text: string) => {
  if (!URL.canParse(text)) return false
  const { hash, protocol, search, username } = new URL(text)
  if (hash || search || username) return false
  return protocol === 'https:' || (protocol === 'http:' && isOnLoopback(text))
}

const rules: Readonly<Record<Part, readonly [(text: string) => boolean, string]>> = {
  ISSUER: [isIssuer, 'must be an https address such as https://accounts.example.com'],
  CLIENT_ID: [(text) => text.length <= 500, 'must be at most 500 characters long'],
  CLIENT_SECRET: [(text) => text.length <= 500, 'must be at most 500 characters long'],
  LABEL: [(text) => /^[^\p{C}<>"]{1,40}$/u.test(text), 'must be a name of at most 40 characters'],
}

/**
 * Parses the providers, in the order in which the environment first names each.
 *
 * @param environment environment variables
 * @returns providers, and problems with the names of their variables
 */
export function readProviders(environment: Readonly<Record<string, string | undefined>>): {
  readonly providers: readonly ProviderSettings[]
  readonly problems: readonly string[]
} {
  const problems: string[] = []
  const given = new Map<string, Partial<Record<Part, string>>>()
  for (const [variable, value = ''] of Object.entries(environment)) {
    if (!variable.startsWith('SOCIAL_')) continue
    const [, name = '', part] = VARIABLE.exec(variable) ?? []
    if (isPart(part)) given.set(name, { ...given.get(name), [part]: value.trim() })
    else problems.push(`${variable} must end in _${parts.join(', _')} after the name of a provider`)
  }
  const providers = [...given].map(([name, values]): ProviderSettings => {
    const valueOf = (part: Part): string => {
      const variable = `SOCIAL_${name}_${part}`
      const value = values[part] ?? ''
      const [isRight, problem] = rules[part]
      if (value === '') problems.push(`${variable} must be set, or none of SOCIAL_${name}_…`)
      else if (!isRight(value)) problems.push(`${variable} ${problem}`)
      return value
    }
    return {
      name: name.toLowerCase(),
      label: valueOf('LABEL'),
      issuer: valueOf('ISSUER'),
      clientId: valueOf('CLIENT_ID'),
      clientSecret: valueOf('CLIENT_SECRET'),
    }
  })
  const issuers = providers.map(({ issuer }) => issuer)
  for (const { issuer, name } of providers.filter((each, index) => issuers.indexOf(each.issuer) < index)) {
    if (issuer !== '') problems.push(`SOCIAL_${name.toUpperCase()}_ISSUER must be another one than before`)
  }
  return { providers, problems }
}
