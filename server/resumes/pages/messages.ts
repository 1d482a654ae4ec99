import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import type { ResumePages } from '../../../contract/resumes/calls.ts'
import type { Look } from '../../../contract/resumes/look.ts'
import type { Run } from '../../../contract/resumes/printed.ts'

/** A letter as it is printed: in the look of a resume, with who writes it at its head. */
export interface PrintedLetter {
  readonly look: Look
  readonly name: Run | null
  readonly role: Run | null
  readonly contact: readonly Run[]
  /** Title of the PDF. */
  readonly title: string
  /** In our subset of Markdown, with its fields filled in. */
  readonly body: string
}

/** Request to the child, one at a time. */
export type LayoutRequest =
  | { readonly wants: 'pdf' | 'pages'; readonly document: ResumeDocument }
  | { readonly wants: 'pdf'; readonly letter: PrintedLetter }

/** The pages of a resume as they are laid out, and the picture of each, as gzip of SVG. */
export interface LaidPages extends Omit<ResumePages, 'revision'> {
  readonly pictures: readonly Uint8Array[]
}

/** Response of the child, or that it is ready, or that this machine has no compiler. */
export type Answer =
  | { readonly pdf: Uint8Array }
  | LaidPages
  | { readonly tooLong: number }
  | { readonly failed: string }
  | { readonly ready: true }
  | { readonly unavailable: true }
