/** Accounts of the demo marketplace with a public password. */
export const demoAccounts = [
  { role: 'candidate', emailAddress: 'mina@demo.example' },
  { role: 'employer', emailAddress: 'robin@fernhill.example' },
] as const

/**
 * Password of the demo accounts. It is public, because the demo exists only on servers without a public
 * origin.
 */
export const demoPassword = 'Grove-Walk-2026'

/** Attribute of the root element while the demo exists. */
export const demoMark = 'data-demo'
