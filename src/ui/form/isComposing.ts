/**
 * True if a key event belongs to an IME composition, in which Enter and arrows choose characters. Safari
 * marks the final Enter only by its legacy `keyCode`.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari offers no other way to tell
  event.isComposing || event.keyCode === 229
