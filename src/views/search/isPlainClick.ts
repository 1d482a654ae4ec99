import type { MouseEvent } from 'react'

/** True for a click without modifier keys, which opens the link in this tab. */
export const isPlainClick = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
