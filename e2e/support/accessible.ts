import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { tooSmall } from './looking.ts'

const everything = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

// Rules that depend on colours, the only ones checked in both themes. Another check verifies that the dark
// theme changes no sizes and positions.
const colours = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }

/** Violations of a page in every theme and at every width. */
export async function problems(page: Page): Promise<string[]> {
  const found: string[] = []
  let target: ConstructorParameters<typeof AxeBuilder>[0] = { page }
  const axe = async (runOnly: typeof everything | typeof colours, where: string) => {
    const builder = new AxeBuilder(target).options({ runOnly, resultTypes: ['violations'] })
    // Legacy mode analyzes within the page, which is enough because no page has frames.
    const { violations } = await builder.setLegacyMode().analyze()
    // Axe is already in the page and needs no second injection.
    target = { page, axeSource: 'undefined' }
    const wrong = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    found.push(...wrong.map((text) => `${where}: ${text}`))
  }
  for (const width of [320, 390, 768, 1440]) {
    const where = `${width} wide`
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    if (await scrollsSideways(page)) found.push(`${where}: scrolls sideways`)
    found.push(...(await tooSmall(page)).map((text) => `${where}: hard to hit: ${text}`))
    await axe(everything, `light, ${where}`)
    if (await darkChangesShape(page)) found.push(`${where}: the dark theme changes more than colours`)
    await axe(colours, `dark, ${where}`)
  }
  return found
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/**
 * True if the dark theme changes the size or position of anything. Leaves the page in the dark theme. Content that
 * arrives meanwhile counts in both themes.
 */
async function darkChangesShape(page: Page): Promise<boolean> {
  const shapeIn = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    return shape(page)
  }
  let before = await shapeIn('light')
  for (;;) {
    const dark = await shapeIn('dark')
    if (dark === before) return false
    const after = await shapeIn('light')
    if (after === before) {
      await shapeIn('dark')
      return true
    }
    before = after
  }
}

/**
 * Position and size of all elements, without colours. Paired images for the light and the dark theme are left
 * out.
 */
const shape = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body :not(.light-only, .dark-only)')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${element.className} ${x} ${y} ${width} ${height}`
      })
      .join(),
  )
