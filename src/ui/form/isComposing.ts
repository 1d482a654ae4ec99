/**
 * True if a key belongs to an input method that is still composing, such as one for Japanese: its Enter chooses the
 * characters, and its arrows the candidates. Safari tells the last Enter only by its old code.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it there
  event.isComposing || event.keyCode === 229
