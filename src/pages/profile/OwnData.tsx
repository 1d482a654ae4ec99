import type { Role } from '../../../contract/roles.ts'
import { Storage } from './Storage.tsx'

/** Panels about the data of an account. */
export const OwnData = ({ role }: { role: Role }) => role === 'candidate' && <Storage />
