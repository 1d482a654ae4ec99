import { isolate } from '../../../contract/isolate.ts'
import type { Storage } from '../../../contract/files/storage.ts'

const MIB = 1024 * 1024

/** File size in megabytes with a non-breaking space, such as "12.4 MB", at least "0.1 MB". */
export const megabytesInWords = (bytes: number): string => `${megabytes(bytes)}\u00A0MB`

/** Storage usage, such as "12.4 of 50 MB used". */
export const usedInWords = ({ most, used }: Pick<Storage, 'most' | 'used'>): string =>
  `${megabytes(used)} of ${megabytes(most)} MB used`

/** Rounds up to tenths, so that a small file is not shown as 0 and a full storage not as less than full. */
const megabytes = (bytes: number): number => Math.ceil((bytes / MIB) * 10) / 10

export const storageWords = {
  title: 'Storage',
  what: 'your storage',
  resumes: 'Resumes',
  resumesUsed: (resumes: number, versions: number) =>
    `: ${megabytesInWords(resumes)}, and their versions: ${megabytesInWords(versions)}`,
  letters: 'Cover letters',
  files: 'Files',
  partUsed: (bytes: number) => `: ${megabytesInWords(bytes)}`,
  note: 'Items in the trash count until they’re deleted for good. Copies sent with applications don’t count.',
  delete: 'Delete',
  deleteNamed: (name: string) => `Delete ${isolate(name)}`,
  dialog: {
    title: 'Delete file?',
    text: (name: string) => `${isolate(name)} is deleted for good. Companies you sent it to keep their copy.`,
    confirm: 'Delete file',
    cancel: 'Keep file',
  },
} as const
