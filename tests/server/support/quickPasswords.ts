import { createPasswords } from '../../../server/security/passwords.ts'

/** Real but very cheap hashes. The cost of real ones has its own tests. */
export const quickPasswords = () => createPasswords({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } })
