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
 * Where a layout changes lies between these. The first story of a file, and what has the tag `every-look`, is checked
 * in all of them; the others, which differ from it by their state, where there is the least room and where there is the
 * most: by every rule in the first, and in the last for what depends on room and colours.
 */
const widths = { all: [320, 390, 768, 1440], least: 320, most: 1440 }
const height = 640

const still: Media = { colorScheme: 'light', forcedColors: 'none', media: 'screen', reducedMotion: 'reduce' }
const untouched: Media = { colorScheme: null, forcedColors: null, media: null, reducedMotion: null }

const firstTest = (tasks: readonly RunnerTask[]): RunnerTask | undefined => {
  const [first] = tasks
  return first?.type === 'suite' ? firstTest(first.tasks) : first
}

/**
 * Which pictures there are of a story. A form is as wide on a desktop as on a phone, so what a state changes shows on
 * the phone; the first story of a file, and what has the tag `every-look`, stands for the others in every other look.
 */
function picturesOf({ id, tags, globals }: Story, isFirst: boolean): readonly string[] {
  // The chart beside a story comes in its own time.
  if (!/^(views|components)-/.test(id) || globals.chart === 'on') return []
  const ownWidth = globals.viewport?.value?.slice(1)
  if (ownWidth) return [`${ownWidth}-light`]
  const hasEveryLook = tags.includes('every-look')
  if (!isFirst && !hasEveryLook) return ['390-light']
  const desktop = hasEveryLook || id.startsWith('views-') ? ['1440-light', '1440-dark'] : []
  return [...Object.keys(looks).map((look) => `390-${look}`), ...desktop]
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
  for (const width of new Set([...widths.all, ...pictures.map(widthOf)])) {
    await page.viewport(width, height)
    if (widths.all.includes(width)) {
      await checkInTheLight(story, width)
      expect.soft(await standsAlike(), `stands in the dark as in the light at ${width}`).toBe(true)
      await checkInTheDark(story, width)
    }
    await compare(story, width, pictures)
  }
}

async function checkState(story: Story, pictures: readonly string[]): Promise<void> {
  await page.viewport(widths.least, height)
  await checkInTheLight(story, widths.least)
  for (const width of pictures.map(widthOf)) {
    await page.viewport(width, height)
    await compare(story, width, pictures)
  }
  await page.viewport(widths.most, height)
  await see('dark')
  fits(story, widths.most)
  await checkInTheDark(story, widths.most)
}

const widthOf = (picture: string) => Number.parseInt(picture, 10)

async function checkInTheLight(story: Story, width: number): Promise<void> {
  await see('light')
  fits(story, width)
  expect.soft(await violations(story), `in the light at ${width}`).toEqual([])
}

/** The theme changes nothing but colours, so in the dark only what depends on these is checked. */
async function checkInTheDark(story: Story, width: number): Promise<void> {
  expect.soft(await violations(story, colourRules), `in the dark at ${width}`).toEqual([])
}

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

/** What can be seen and where, but in which colours. The chart beside a story comes in its own time. */
const shape = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.closest('.inspector-dock'))
    .map((element) => ({ name: element.nodeName, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1)
    .map(({ name, box }) => [name, box.x, box.y, box.width, box.height].join(' '))
    .join('\n')
