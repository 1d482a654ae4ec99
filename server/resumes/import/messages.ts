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
  /** Whether a resume is to be read out of it, or whether it may be kept as a file. */
  readonly task: 'read' | 'inspect'
}

/** Why a PDF is not kept. `script`, `launch`, `embedded`: it holds JavaScript, a start of a program, another file. */
export const unsafeReasons = [
  'damaged',
  'encrypted',
  'tooMuch',
  'virus',
  'script',
  'launch',
  'embedded',
] as const

export type Unsafe = (typeof unsafeReasons)[number]

/** What it answers, once: an `ImportedResume` as JSON, which is sent on as it is. */
export type Answer =
  | { readonly imported: string }
  | { readonly unreadable: Unreadable }
  | { readonly unsafe: Unsafe | undefined }

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
