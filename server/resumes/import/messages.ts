import type { ImportedResume } from '../../../contract/resumes/imported.ts'

/** Why a file could not be read. */
export type Unreadable =
  | 'unknownKind'
  | 'oldWord'
  | 'openDocument'
  | 'otherOffice'
  | 'otherZip'
  | 'brokenJson'
  | 'noResume'
  | 'encrypted'
  | 'damaged'
  | 'noText'
  | 'tooManyPages'
  | 'tooMuch'

/** What the child is sent: a file, and nothing that tells of whom. */
export interface Asked {
  readonly content: Uint8Array
}

/** What it answers, once. */
export type Answer = { readonly imported: ImportedResume } | { readonly unreadable: Unreadable }

/** A file that cannot be read, and why. */
export class UnreadableFile extends Error {
  readonly reason: Unreadable

  constructor(reason: Unreadable) {
    super(reason)
    this.reason = reason
  }
}

/** How much is read of one file. */
export const most = {
  pages: 20,
  lines: 5_000,
  characters: 200_000,
  /** Characters of a resume and of what is left over, as JSON: no more can be saved. */
  json: 1024 * 1024,
  unpacked: 20 * 1024 * 1024,
} as const
