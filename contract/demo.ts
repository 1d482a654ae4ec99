/** The accounts of the demo marketplace that everybody can log in with. */
export const demoAccounts = [
  { role: 'candidate', emailAddress: 'mina@demo.example' },
  { role: 'employer', emailAddress: 'robin@fernhill.example' },
] as const

/** Their password. It opens nothing but the demo, which stands on servers without a public origin only. */
export const demoPassword = 'Grove-Walk-2026'

/** Attribute of the root element while the demo exists. */
export const demoMark = 'data-demo'
