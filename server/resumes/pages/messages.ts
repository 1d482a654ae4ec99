import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import type { ResumePages } from '../../../contract/resumes/calls.ts'
import type { Look } from '../../../contract/resumes/look.ts'
import type { Run } from '../../../contract/resumes/printed.ts'

/** Letter to print, in the design of a resume, with the sender in its header. */
export interface PrintedLetter {
  readonly look: Look
  readonly name: Run | null
  readonly role: Run | null
  readonly contact: readonly Run[]
  /** Title of the PDF. */
  readonly title: string
  /** Text in the supported subset of Markdown, with merge fields filled in. */
  readonly body: string
}

/** Request to the child process, one at a time. */
export type LayoutRequest =
  | { readonly wants: 'pdf' | 'pages'; readonly document: ResumeDocument }
  | { readonly wants: 'pdf'; readonly letter: PrintedLetter }

/** Page layout of a resume, with a picture of each page as gzipped SVG. */
export interface LaidPages extends Omit<ResumePages, 'revision'> {
  readonly pictures: readonly Uint8Array[]
}

/**
 * Response of the child process: the result, an error, that it is ready, or that the compiler is unavailable.
 */
export type Answer =
  | { readonly pdf: Uint8Array }
  | LaidPages
  | { readonly tooLong: number }
  | { readonly failed: string }
  | { readonly ready: true }
  | { readonly unavailable: true }
