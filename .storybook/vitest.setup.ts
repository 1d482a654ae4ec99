// Looks at every story after its test, while it is still there: at several widths, in each theme, with axe, and against
// the pictures in looks/.
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
 * The layout changes between these widths. The first story of a file, and one with the tag `every-look`, is checked at
 * all of them in both themes. The others differ from it by their state: axe sees them at the narrowest and the widest.
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
 * The pictures of a story. The first story of a view has one on a phone and a dark one on a desktop; its other states are
 * checked by axe and by their measures alone. A component is small, and a change of it reaches many views: each of its
 * states has one. Shells have the tag `every-look`: they stand around every page in forced colours and on paper, too.
 */
function picturesOf({ id, tags, globals }: Story, isFirst: boolean): readonly string[] {
  // The chart beside a story comes in its own time.
  if (!/^(views|components)-/.test(id) || globals.chart === 'on') return []
  const ownWidth = globals.viewport?.value?.slice(1)
  if (ownWidth) return [`${ownWidth}-light`]
  if (tags.includes('every-look')) return [...Object.keys(looks).map((look) => `390-${look}`), '1440-dark']
  // Public pages show these in both themes: scripts/screens.ts.
  const phone = tags.includes('on-public-pages') ? ['390-light', '390-dark'] : ['390-light']
  if (id.startsWith('components-')) return isFirst ? ['390-light', '390-dark'] : phone
  return isFirst ? [...phone, '1440-dark'] : []
}

afterEach(async (context) => {
  const { story, task } = context
  if (!story || task.result?.state === 'fail') return
  // Another story shows the state in which it ends, in every look.
  if (story.tags.includes('test-fn')) return expect.soft(await violations(story)).toEqual([])
  const isFirst = firstTest(task.file.tasks) === task
  const pictures = inject('hasPictures') ? picturesOf(story, isFirst) : []
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  // A notification waits for a person who has turned to another window.
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
      // The theme changes nothing but colours.
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

/** From the light into the dark. What comes late, such as a picture, is not what the dark has moved. */
async function standsAlike(): Promise<boolean> {
  for (let tries = 0; tries < 3; tries += 1) {
    if (tries > 0) await see('light')
    const inTheLight = shape()
    await see('dark')
    if (shape() === inTheLight) return true
  }
  return false
}

/** Each picture is as high as what it shows: a theme does not change that, forced colours and paper do. */
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

/** Positions without colors. The chart beside a story loads on its own. */
const shape = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.closest('.inspector-dock'))
    .map((element) => ({ name: element.nodeName, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1)
    .map(({ name, box }) => [name, box.x, box.y, box.width, box.height].join(' '))
    .join('\n')
