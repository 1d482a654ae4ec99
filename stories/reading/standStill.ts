/** Name of the frames that show a story within another page. */
export const windowName = 'story-window'

/** Keeps a story in a frame from scrolling the page around it when it moves the focus. */
export function standStill(): void {
  const focus: unknown = Reflect.get(HTMLElement.prototype, 'focus')
  if (typeof focus !== 'function') return
  Element.prototype.scrollIntoView = () => undefined
  HTMLElement.prototype.focus = function focusInPlace(options) {
    Reflect.apply(focus, this, [{ ...options, preventScroll: true }])
  }
}
