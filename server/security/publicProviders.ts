import listed from 'email-providers/all.json' with { type: 'json' }

/** Providers missing from the package's list. */
const more = ['duck.com', 'fastmail.com', 'fastmail.fm', 'posteo.de', 'tuta.com', 'tutanota.com']

const providers: ReadonlySet<string> = new Set([...listed, ...more])

/**
 * True if everybody can get a mailbox at a domain, so that an address there proves nothing about a company.
 */
export const isPublicProvider = (domain: string) => providers.has(domain)
