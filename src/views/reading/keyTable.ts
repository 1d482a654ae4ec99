/** Keyboard shortcuts of a list. */
export interface KeyTable<Command> {
  /** Keys that work even if single letters are switched off. */
  readonly always: Readonly<Record<string, Command>>
  readonly withShift?: Readonly<Record<string, Command>>
  /** Single letters and symbols, which can be switched off (WCAG 2.1.4). */
  readonly letters: Readonly<Record<string, Command>>
}

/** Rows of the table of shortcuts. */
export type KeysInWords = readonly (readonly [keys: string, does: string, isLetter: boolean])[]

interface Pressed {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/**
 * Command for a key press in a list; undefined for keys that the browser handles.
 *
 * @param hasLetters whether single-letter shortcuts are enabled
 */
export function commandIn<Command>(
  { always, letters, withShift = {} }: KeyTable<Command>,
  { altKey, ctrlKey, key, metaKey, shiftKey }: Pressed,
  hasLetters: boolean,
): Command | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const name = key.toLowerCase()
  const letter = hasLetters ? letters[name] : undefined
  if (!shiftKey) return always[key] ?? letter
  // Many keyboards need Shift for symbols such as "/" or "?". Shift with a letter is not a shortcut.
  return withShift[key] ?? (name === key.toUpperCase() ? letter : undefined)
}
