/** Reason why a file cannot be read. */
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

/** Request to the child process: a file, without its owner. */
export interface ParseRequest {
  readonly content: Uint8Array
  /** Task: read a resume, or inspect a file to be stored. */
  readonly task: 'read' | 'inspect'
}

/**
 * Reasons to refuse a PDF. `script`, `launch`, `embedded`: it contains JavaScript, a launch of a program,
 * another file.
 */
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

/** Response of the child process. The `ImportedResume` is JSON, which is passed on unparsed. */
export type Answer =
  | { readonly imported: string }
  | { readonly unreadable: Unreadable }
  | { readonly unsafe: Unsafe | undefined }

/** File that cannot be read, with the reason. */
export class UnreadableFile extends Error {
  readonly reason: Unreadable

  constructor(reason: Unreadable) {
    super(reason)
    this.reason = reason
  }
}

/** Limits for one file. Attachments of a PDF and responses are limited to the size of a resume, in bytes. */
export const most = {
  pages: 20,
  lines: 5_000,
  characters: 200_000,
  unpacked: 20 * 1024 * 1024,
  attached: 1024 * 1024,
  answer: 1.25 * 1024 * 1024,
} as const
