import { createPasswords } from '../../../server/security/passwords.ts'

/** Real hashes that cost next to nothing: what a hash costs is asked of the real ones, in security/passwords.test.ts. */
export const quickPasswords = () => createPasswords({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } })
