/** The name of a window in which a story stands within another page. */
export const windowName = 'story-window'

/** Lets a story in such a window move the focus, but not the page around it. */
export function standStill(): void {
  const focus: unknown = Reflect.get(HTMLElement.prototype, 'focus')
  if (typeof focus !== 'function') return
  Element.prototype.scrollIntoView = () => undefined
  HTMLElement.prototype.focus = function focusInPlace(options) {
    Reflect.apply(focus, this, [{ ...options, preventScroll: true }])
  }
}
