import type { MouseEvent } from 'react'

/** True if a link is pressed to follow it here, and not to open it elsewhere. */
export const isPlainClick = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
