export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const

/** `domain`: it has shown that its website is its own. */
export const companyProofs = ['none', 'domain'] as const
