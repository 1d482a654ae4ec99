import { dayOfMonth } from './dates.ts'

/** What a guest is told who saves the first job on a device. */
export const keptHere = 'It is saved on this device. Log in as a candidate to have it everywhere.'

export const notKeptHere = 'This device keeps nothing. Log in as a candidate to save jobs.'

/**
 * That the reader has applied, such as "Applied Nov 12". Not rendered by the server, which does not know the reader's
 * zone.
 */
export const appliedInWords = (at: string, now: number): string => `Applied ${dayOfMonth(at, now)}`
