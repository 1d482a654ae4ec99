const clips = new Set(['hidden', 'clip'])

/** Tolerance for rounded line heights, in px. */
const TOLERANCE = 2

/** False for text that is only for screen readers, in a box of one pixel. */
const isForSight = ({ clientHeight, clientWidth }: Element) => clientWidth > 1 && clientHeight > 1

/** Illustrations of the product on public pages, which are clipped on purpose. */
const isPicture = (element: Element) => element.closest('[aria-hidden=true], [inert]') !== null

/** Translated texts that overflow an element with hidden overflow. */
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
