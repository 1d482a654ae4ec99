const clips = new Set(['hidden', 'clip'])

/** Two pixels are those of a rounded line height. */
const TOLERANCE = 2

/** Texts only for screen readers are in a box of one pixel. */
const isForSight = ({ clientHeight, clientWidth }: Element) => clientWidth > 1 && clientHeight > 1

/** Cut-outs of the product illustrate public pages: what they show is meant to be cut off. */
const isPicture = (element: Element) => element.closest('[aria-hidden=true], [inert]') !== null

/** The translated texts that are larger than the element that hides what exceeds it. */
export const clippedTexts = (root: Element): readonly string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const text = element.textContent
    if (!text.includes('⟦') || !isForSight(element) || isPicture(element) || !element.checkVisibility())
      return []
    const { overflowX, overflowY } = getComputedStyle(element)
    const isCut =
      (clips.has(overflowX) && element.scrollWidth > element.clientWidth + TOLERANCE) ||
      (clips.has(overflowY) && element.scrollHeight > element.clientHeight + TOLERANCE)
    return isCut ? [`${element.nodeName.toLowerCase()}.${element.className}: ${text.slice(0, 80)}`] : []
  })
