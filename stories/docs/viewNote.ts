import type { forms } from '../../contract/forms.ts'

/** What no source of the application tells of a view. */
export interface ViewNotes {
  /** In one line. */
  readonly purpose: string
  /** Where it stands; a view that surrounds others, or stands within them, has no address of its own. */
  readonly addresses: readonly string[]
  /** How wide the windows are in which it is shown, in px; as wide as a phone, if nothing is said. */
  readonly width?: number
  /** The forms in it, whose messages it can give. */
  readonly forms?: readonly (keyof typeof forms)[]
  /** Keys beyond Tab, Enter and Space, and what they do here. */
  readonly keys?: Readonly<Record<string, string>>
  /** What nobody has decided yet. */
  readonly questions: readonly string[]
}
