// Checks every story after its test, while it is still rendered: at several widths, in each theme, with axe,
// and against the reference pictures.
import { afterEach, expect, inject, type RunnerTask } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Media, Story } from './looks/context.ts'
import { colourRules, violations } from './looks/violations.ts'

const looks: Readonly<Record<string, Media>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
  print: { media: 'print' },
}

/**
 * Widths at which layouts change. The first story of a file, and every story with the tag `every-look`, is
 * checked at all of them in both themes. The other stories differ only in their state, so axe checks them at
 * the narrowest and the widest.
 */
const widths = [320, 390, 768, 1440]
const narrowest = 320
const widest = 1440
const height = 640

const still: Media = { colorScheme: 'light', forcedColors: 'none', media: 'screen', reducedMotion: 'reduce' }
const untouched: Media = { colorScheme: null, forcedColors: null, media: null, reducedMotion: null }

const firstTest = (tasks: readonly RunnerTask[]): RunnerTask | undefined => {
  const [first] = tasks
  return first?.type === 'suite' ? firstTest(first.tasks) : first
}

/**
 * Names of the reference pictures of a story. The first story of a view has a light one at phone width and a
 * dark one at desktop width; the other states of a view have none. Components have one for each state,
 * because a change to a component affects many views. Stories with the tag `every-look` also have forced
 * colours and print.
 */
function picturesOf({ id, tags, globals }: Story, isFirst: boolean): readonly string[] {
  // The chart next to a story loads asynchronously, which would make its picture unstable.
  if (!/^(views|components)-/.test(id) || globals.chart === 'on') return []
  const ownWidth = globals.viewport?.value?.slice(1)
  if (ownWidth) return [`${ownWidth}-light`]
  if (tags.includes('every-look')) return [...Object.keys(looks).map((look) => `390-${look}`), '1440-dark']
  // Public pages show the pictures of these stories in both themes.
  const phone = tags.includes('on-public-pages') ? ['390-light', '390-dark'] : ['390-light']
  if (id.startsWith('components-')) return isFirst ? ['390-light', '390-dark'] : phone
  return isFirst ? [...phone, '1440-dark'] : []
}

afterEach(async (context) => {
  const { story, task } = context
  if (!story || task.result?.state === 'fail') return
  // The final state of a test has a story of its own, which is checked in every look.
  if (story.tags.includes('test-fn')) return expect.soft(await violations(story)).toEqual([])
  const isFirst = firstTest(task.file.tasks) === task
  const pictures = inject('hasPictures') ? picturesOf(story, isFirst) : []
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  // A notification pauses its timer while the window has no focus, so it stays open during the checks.
  dispatchEvent(new Event('blur'))
  try {
    if (isFirst || story.tags.includes('every-look')) await checkEverywhere(story, pictures)
    else await checkState(story, pictures)
  } finally {
    await commands.emulate(untouched)
    dispatchEvent(new Event('focus'))
  }
})

async function checkEverywhere(story: Story, pictures: readonly string[]): Promise<void> {
  for (const width of new Set([...widths, ...pictures.map(widthOf)])) {
    await page.viewport(width, height)
    if (widths.includes(width)) {
      await see('light')
      fits(story, width)
      expect.soft(await violations(story), `in the light at ${width}`).toEqual([])
      expect.soft(await standsAlike(), `stands in the dark as in the light at ${width}`).toBe(true)
      // Only rules about colours can have another result in the dark theme.
      expect.soft(await violations(story, colourRules), `in the dark at ${width}`).toEqual([])
    }
    await compare(story, width, pictures)
  }
}

async function checkState(story: Story, pictures: readonly string[]): Promise<void> {
  await see('light')
  for (const width of new Set([...widths, ...pictures.map(widthOf)])) {
    await page.viewport(width, height)
    fits(story, width)
    if (width === narrowest) expect.soft(await violations(story), `in the light at ${width}`).toEqual([])
    await compare(story, width, pictures)
  }
  await see('dark')
  expect.soft(await violations(story), `in the dark at ${widest}`).toEqual([])
}

const widthOf = (picture: string) => Number.parseInt(picture, 10)

function fits({ id }: Story, width: number): void {
  const { scrollWidth, clientWidth } = document.documentElement
  if (/^(views|components|journeys)-/.test(id))
    expect.soft(scrollWidth - clientWidth, `scrolls sideways at ${width}`).toBe(0)
}

/**
 * True if switching from the light to the dark theme moves nothing. Retries, because late content such as a
 * picture can also move elements.
 */
async function standsAlike(): Promise<boolean> {
  for (let tries = 0; tries < 3; tries += 1) {
    if (tries > 0) await see('light')
    const inTheLight = shape()
    await see('dark')
    if (shape() === inTheLight) return true
  }
  return false
}

/**
 * Compares the page with its reference pictures. The window grows to the height of the content. Dark pictures
 * keep the height of the light ones; forced colours and print can change it.
 */
async function compare(story: Story, width: number, pictures: readonly string[]): Promise<void> {
  let isGrown = false
  for (const look of Object.keys(looks).filter((name) => pictures.includes(`${width}-${name}`))) {
    if (isGrown && look !== 'dark') {
      await page.viewport(width, height)
      isGrown = false
    }
    await see(look)
    const { scrollHeight } = document.documentElement
    if (!isGrown && scrollHeight > height) {
      await page.viewport(width, scrollHeight)
      isGrown = true
    }
    await expect.soft(page).toMatchScreenshot(`${story.id.replace('--', '/')}/${width}-${look}`)
  }
}

async function see(look: string): Promise<void> {
  await commands.emulate({ ...still, ...looks[look] })
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Positions of all visible elements, without the chart next to a story, which loads asynchronously. */
const shape = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.closest('.inspector-dock'))
    .map((element) => ({ name: element.nodeName, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1)
    .map(({ name, box }) => [name, box.x, box.y, box.width, box.height].join(' '))
    .join('\n')
