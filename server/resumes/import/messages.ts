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

/** What it answers, once: an `ImportedResume` as JSON, which is sent on as it is. */
export type Answer = { readonly imported: string } | { readonly unreadable: Unreadable }

/** A file that cannot be read, and why. */
export class UnreadableFile extends Error {
  readonly reason: Unreadable

  constructor(reason: Unreadable) {
    super(reason)
    this.reason = reason
  }
}

/** How much is read of one file; what a PDF carries and what is answered are as long as a resume may be, in bytes. */
export const most = {
  pages: 20,
  lines: 5_000,
  characters: 200_000,
  unpacked: 20 * 1024 * 1024,
  attached: 1024 * 1024,
  answer: 1.25 * 1024 * 1024,
} as const
