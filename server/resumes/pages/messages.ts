import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import type { ResumePages } from '../../../contract/resumes/calls.ts'

/** What the child is asked for. It is asked for one thing at a time. */
export interface Asked {
  readonly wants: 'pdf' | 'pages'
  readonly document: ResumeDocument
}

/** The pages of a resume as they are laid out, and the picture of each, as gzip of SVG. */
export interface LaidPages extends Omit<ResumePages, 'revision'> {
  readonly pictures: readonly Uint8Array[]
}

/** What it answers; and that it is ready to be asked, or that this machine has no compiler. */
export type Answer =
  | { readonly pdf: Uint8Array }
  | LaidPages
  | { readonly tooLong: number }
  | { readonly failed: string }
  | { readonly ready: true }
  | { readonly unavailable: true }
