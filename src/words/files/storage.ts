import type { Storage } from '../../../contract/files/storage.ts'

const MIB = 1024 * 1024

/** A size as the limits count it, on one line: "12.4 MB", "0.1 MB" for the least, "50 MB". */
export const megabytesInWords = (bytes: number): string => `${megabytes(bytes)}\u00A0MB`

/** "12.4 of 50 MB used". */
export const usedInWords = ({ most, used }: Pick<Storage, 'most' | 'used'>): string =>
  `${megabytes(used)} of ${megabytes(most)} MB used`

/** Rounded up: what is there never looks like nothing, and what is full never like less. */
const megabytes = (bytes: number): number => Math.ceil((bytes / MIB) * 10) / 10
