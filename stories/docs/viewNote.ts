import type { forms } from '../../contract/forms.ts'

/** Notes on a view that cannot be derived from the source. */
export interface ViewNotes {
  /** Purpose in one line. */
  readonly purpose: string
  /** Addresses of the view; none for layouts and parts. */
  readonly addresses: readonly string[]
  /** Widths of the windows in the documentation, in px; a phone by default. */
  readonly width?: number
  /** Forms of the view, whose messages are listed. */
  readonly forms?: readonly (keyof typeof forms)[]
  /** Keys beyond Tab, Enter and Space, with their effect in the view. */
  readonly keys?: Readonly<Record<string, string>>
  /** Open design questions. */
  readonly questions: readonly string[]
}
