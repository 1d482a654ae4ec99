import type { Channel } from 'storybook/internal/channels'
import { expect, type BrowserContext, type Page } from 'playwright/test'
import * as v from 'valibot'
import { asUntranslated, translatePage } from '../support/translating.ts'
import { test } from '../support/builtStorybook.ts'

declare global {
  /** Channel between Storybook and the page that shows its stories. */
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
  var __STORYBOOK_ADDONS_CHANNEL__: Pick<Channel, 'emit' | 'once'>
}

const indexSchema = v.object({
  entries: v.record(v.string(), v.object({ id: v.string(), title: v.string(), type: v.string() })),
})

/** The stories that stand first in the file of their view. */
async function firstStories(origin: string): Promise<readonly string[]> {
  const { entries } = v.parse(indexSchema, await (await fetch(new URL('index.json', origin))).json())
  const stories = Object.values(entries).filter(
    ({ title, type }) => type === 'story' && title.startsWith('Views/'),
  )
  const byView = Map.groupBy(stories, ({ title }) => title)
  return [...byView.values()].flatMap(([first]) => (first ? [first.id] : []))
}

/** Two pages of Storybook: one that stays as it is, and one that is translated. */
interface Pair {
  readonly plain: Page
  readonly translated: Page
  /** True if a button made one of the pages load again. */
  readonly hasLeft: () => boolean
}

/** Opens both pages without a story, with a server that is not reached, and without Storybook's own checks. */
async function openPair(context: BrowserContext, onError: (text: string) => void): Promise<Pair> {
  const [plain, translated] = [await context.newPage(), await context.newPage()]
  translated.on('pageerror', (error) => onError(String(error)))
  translated.on('console', (message) => {
    if (message.type() === 'error') onError(message.text())
  })
  let hasLeft = false
  for (const page of [plain, translated]) {
    await page.goto('./iframe.html?viewMode=story&globals=network:fails;a11y.manual:!true')
    page.on('request', (request) => (hasLeft ||= request.isNavigationRequest()))
  }
  return { plain, translated, hasLeft: () => hasLeft }
}

/** Shows a story in an open page, which takes a fraction of the time of loading Storybook anew. */
const show = (page: Page, story: string) =>
  page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis
        channel.once('storyFinished', () => resolve())
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    story,
  )

/** Types into every field that is empty, and chooses where there is something to choose. */
function fillFields(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, which gets only this function
  const set = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) set(field, field.options[1]?.value ?? '')
    else if (field instanceof HTMLTextAreaElement) set(field, field.value || 'Dear Ms Moreau')
    else if (field instanceof HTMLInputElement) {
      if (field.type === 'radio') field.click()
      else if (field.type === 'email') set(field, field.value || 'somebody@example.com')
      else if (['text', 'search', 'password'].includes(field.type)) set(field, field.value || 'long Enough 1')
    }
  }
}

/**
 * Presses the button of this number, of those that can be seen. Suggestions are none: they come after a while, which is
 * not the same in both pages.
 *
 * @returns whether there is one
 */
function press(index: number): boolean {
  const buttons = [...document.querySelectorAll('button:not([role="option"])')].filter(
    (button): button is HTMLButtonElement => button instanceof HTMLButtonElement && button.checkVisibility(),
  )
  buttons[index]?.click()
  return index < buttons.length
}

/** All that can be read, without the blanks between it, and what stands in the fields. */
const content = (page: Page) =>
  page.evaluate(() => ({
    text: document.body.innerText.replaceAll(/\s+/g, ''),
    fields: [...document.querySelectorAll('input, textarea, select')].map((field) =>
      'value' in field ? field.value : '',
    ),
  }))

const mostPresses = 12
/** Number of tests that the views are divided between, so that each stays within its time limit. */
const PARTS = 5

const isLeaving = (error: unknown) => String(error).includes('Execution context was destroyed')

/** Does something in a page, once more where a press has just had it loaded anew. */
async function within(page: Page, work: () => void): Promise<void> {
  try {
    await page.evaluate(work)
  } catch (error) {
    if (!isLeaving(error)) throw error
    await page.waitForLoadState('networkidle')
    await page.evaluate(work)
  }
}

/** Presses a button of a page. A button that has the page loaded anew is there, too. */
const pressed = (page: Page, index: number) =>
  page.evaluate(press, index).catch((error: unknown) => {
    if (isLeaving(error)) return true
    throw error
  })

for (let part = 0; part < PARTS; part += 1) {
  test(`every view says and keeps the same when it is translated and its server fails, part ${part + 1} of ${PARTS}`, async ({
    context,
    origin,
  }) => {
    test.setTimeout(300_000)
    const stories = await firstStories(origin)
    expect(stories.length).toBeGreaterThan(30)
    await compareWithTranslation(
      context,
      stories.filter((_, index) => index % PARTS === part),
    )
  })
}

/** Compares each story with its translation in a second page, before and after each press of a button. */
async function compareWithTranslation(context: BrowserContext, stories: readonly string[]): Promise<void> {
  const failures: string[] = []
  const open = () => openPair(context, (text) => failures.push(text))
  let pair = await open()
  for (const story of stories) {
    await test.step(story, async () => {
      const { plain, translated } = pair
      const both = (work: (page: Page) => Promise<void>) => Promise.all([plain, translated].map(work))
      await both((page) => show(page, story))
      await within(translated, translatePage)
      const isSame = (after: string) =>
        expect
          .soft(async () => {
            const [kept, shown] = await Promise.all([content(plain), content(translated)])
            expect({ ...shown, text: asUntranslated(shown.text) }, `${story} after ${after}`).toEqual(kept)
            expect(kept.text).not.toContain('hasnotbeenprovided')
          })
          .toPass({ timeout: 5_000 })
      await isSame('its translation')
      await both((page) => within(page, fillFields))
      for (let index = 0; index < mostPresses; index += 1) {
        if (!(await pressed(plain, index))) break
        // A button that the last press has added, such as the one of a notification, may appear later here.
        await expect(async () => expect(await pressed(translated, index)).toBe(true)).toPass({
          timeout: 5_000,
        })
        await isSame(`button ${index + 1}`)
        await within(translated, translatePage)
      }
      if (!pair.hasLeft()) return
      await both((page) => page.close())
      pair = await open()
    })
  }
  expect(failures.filter((text) => /NotFoundError|Minified React/.test(text))).toEqual([])
}
