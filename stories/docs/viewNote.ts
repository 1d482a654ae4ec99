import type { forms } from '../../contract/forms.ts'

/** Notes on a view that no source contains. */
export interface ViewNotes {
  /** In one line. */
  readonly purpose: string
  /** Addresses of the view; none for layouts and parts. */
  readonly addresses: readonly string[]
  /** Widths of the windows in the documentation, in px; a phone by default. */
  readonly width?: number
  /** The forms in it, whose messages it can give. */
  readonly forms?: readonly (keyof typeof forms)[]
  /** Keys beyond Tab, Enter and Space, and what they do here. */
  readonly keys?: Readonly<Record<string, string>>
  /** Open questions. */
  readonly questions: readonly string[]
}
