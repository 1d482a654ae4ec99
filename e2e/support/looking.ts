import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

export async function open(page: Page, address: string, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Holds all API calls without ever answering them. */
export const hold = (page: Page) => page.route('**/api/**', () => undefined)

/** Elements that overflow the window or cut off text unintentionally. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const short = [...document.querySelectorAll('button, main a, label, h1, h2, p')].filter(
      (node) =>
        node.clientWidth > 1 &&
        !node.matches('.sr-only, [title], [aria-hidden=true]') &&
        (node.scrollWidth > node.clientWidth + 1 ||
          node.scrollHeight > node.clientHeight + Number.parseFloat(getComputedStyle(node).fontSize) / 4),
    )
    return [
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : []),
      ...short.map((node) => node.outerHTML.slice(0, 160)),
    ]
  })

/** Pairs of overlapping texts. Fixed, sticky and scrolling elements may cover others. */
export const overlapping = (page: Page) =>
  page.evaluate(() => {
    const mayCover = (node: Element): boolean => {
      const { overflow, position } = getComputedStyle(node)
      const isPlaced = position === 'fixed' || position === 'sticky' || overflow !== 'visible'
      const parent = node.parentElement
      return isPlaced || (parent !== null && parent !== document.body && mayCover(parent))
    }
    const lines: { name: string; rect: DOMRect }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      const name = text.textContent?.trim() ?? ''
      if (
        !parent ||
        name === '' ||
        parent.closest('.sr-only, [aria-hidden=true], script, style, select, textarea')
      )
        continue
      if (!parent.checkVisibility({ visibilityProperty: true }) || mayCover(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const rect of range.getClientRects())
        if (rect.width > 2) lines.push({ name: name.slice(0, 40), rect })
    }
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(({ rect }) => {
          const across = Math.min(one.rect.right, rect.right) - Math.max(one.rect.left, rect.left)
          const down = Math.min(one.rect.bottom, rect.bottom) - Math.max(one.rect.top, rect.top)
          return across > 3 && down > Math.min(one.rect.height, rect.height) / 2
        })
        .map((other) => `“${one.name}” and “${other.name}”`),
    )
  })

/** Targets below the minimum size of WCAG 2.5.8. A link that covers its card counts as large as the card. */
export const tooSmall = (page: Page) =>
  page.locator('a:visible, button:visible, label:has(input):visible').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        const over = getComputedStyle(control, '::after')
        const isOver = over.position === 'absolute' && over.content !== 'none'
        const [acrossOver, downOver] = isOver ? [over.width, over.height].map(Number.parseFloat) : []
        // An element that has been replaced since it was found has no size.
        return (
          control.isConnected &&
          (Math.max(width, acrossOver ?? 0) < 24 || Math.max(height, downOver ?? 0) < 24)
        )
      })
      .map((control) => control.outerHTML.slice(0, 160)),
  )

/** Adds a user style sheet while something is measured. */
export async function withStyle<Seen>(page: Page, css: string, look: () => Promise<Seen>): Promise<Seen> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
  const seen = await look()
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  return seen
}

/** Elements with running or pending animations. */
export const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : 'something',
      ),
  )

interface Stop {
  name: string
  /** Position in reading order among all focusable elements. */
  place: number
  ring: string
  hidden: boolean
}

/** Elements that receive the focus one after the other, until one repeats. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      // The focus ring of a radio card surrounds the card.
      const around = element.matches('[type=radio]') ? element.closest('fieldset label') : undefined
      const rings = [element, ...(around ? [around] : [])].map((each) => getComputedStyle(each))
      const { outlineStyle, outlineWidth } =
        rings.find((ring) => ring.outlineStyle !== 'none') ?? getComputedStyle(element)
      const { top, bottom } = element.getBoundingClientRect()
      const header = element.closest('header') ? undefined : document.querySelector('header')
      const under = header && getComputedStyle(element).position !== 'fixed' && bottom <= header.offsetHeight
      return {
        name: element.outerHTML.slice(0, 80),
        place: [...document.body.querySelectorAll('*')].indexOf(element),
        ring: `${outlineStyle} ${outlineWidth}`,
        hidden: Boolean(under) || bottom < 0 || top > innerHeight,
      }
    })
    if (!stop || stops.some(({ place }) => place === stop.place)) return stops
    stops.push(stop)
  }
  return stops
}

/** Waits until fonts are loaded and painted, which can move lines. Returns the time on the page's clock. */
export const lettersDrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return performance.now()
  })
