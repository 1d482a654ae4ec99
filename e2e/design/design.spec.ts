import type { Page } from 'playwright/test'
import { monogramGrounds } from '../../contract/companies/monogram.ts'
import { avatarColours } from '../../src/ui/brand/Avatar.tsx'
import { borderRadius, fixedSizes, space } from '../../src/ui/tokens/scale.ts'
import { themes } from '../../src/ui/tokens/themes.ts'
import { expect, test } from '../support/fixtures.ts'
import { open, withStyle } from '../support/looking.ts'
import { fillLogin, loginButton, register, somebody, toasts } from '../support/people.ts'
import { lookOf, type Look } from '../support/lookOf.ts'

const login = '/auth/login/candidate'

const ofVisitors: Readonly<Record<string, (page: Page, width: number) => Promise<unknown>>> = {
  'the choice of a role': (page, width) => open(page, '/auth/login', width),
  'the login': (page, width) => open(page, login, width),
  'a refused login': async (page, width) => {
    await open(page, login, width)
    await fillLogin(page, somebody())
    await loginButton(page).click()
    await expect(toasts(page)).toBeVisible()
  },
  'a form with several errors': async (page, width) => {
    await open(page, '/auth/register/candidate', width)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  },
  'the page for a forgotten password': (page, width) => open(page, '/auth/forgot-password/candidate', width),
  'an unknown address': (page, width) => open(page, '/nowhere', width),
}

/** Pages composed of many sections, which may use more radii, sizes and shadows than pages with one task. */
const ofSections: typeof ofVisitors = {
  'the landing page': (page, width) => open(page, '/', width),
  'the page of the features': (page, width) => open(page, '/features', width),
}

const ofMembers: typeof ofVisitors = {
  'the home of a candidate': (page, width) => open(page, '/candidate', width),
  'the overview': (page, width) => open(page, '/candidate/profile', width),
  'the profile’s form': (page, width) => open(page, '/candidate/profile/edit', width),
  'the invitations': (page, width) => open(page, '/candidate/introductions', width),
  'the preferences': (page, width) => open(page, '/candidate/profile?tab=preferences', width),
  'the settings': (page, width) => open(page, '/candidate/profile?tab=settings', width),
}

test.describe('of a page at rest', () => {
  test.beforeEach(({ allowConsole, page }) => {
    allowConsole(/status of 404/)
    return page.emulateMedia({ reducedMotion: 'reduce' })
  })

  for (const [name, show] of Object.entries(ofVisitors)) {
    test(`the styles of ${name} come from the tokens, and few of each kind are used`, async ({ page }) => {
      expect(await faults(page, show)).toEqual([])
    })
  }

  for (const [name, show] of Object.entries(ofSections)) {
    test(`the styles of ${name} come from the tokens`, async ({ page }) => {
      expect(await faults(page, show, true)).toEqual([])
    })
  }

  test('Member pages use only design tokens, and few of each kind.', async ({ page }) => {
    await register(page, somebody())
    for (const [name, show] of Object.entries(ofMembers)) expect(await faults(page, show), name).toEqual([])
  })
})

test('A value that is no token is reported.', async ({ page }) => {
  const strange =
    'label { padding-block-end: 7px; border-radius: 19px; color: #123456; background: linear-gradient(red, red); font-size: 13px; margin-inline-start: 5em }'
  await open(page, login, 390)
  const look = await withStyle(page, strange, () => lookOf(page))
  const found = [...outside(look, 'light'), ...tooMany({ ...look, edges: { ...look.edges, 1: '' } })].join()
  for (const fault of [
    'gap 7:',
    'radius 19px:',
    'colour rgb(18, 52, 86):',
    'linear-gradient',
    'too many edges',
  ])
    expect(found).toContain(fault)
})

async function faults(
  page: Page,
  show: (page: Page, width: number) => Promise<unknown>,
  isOfSections = false,
): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await show(page, width)
      const look = await lookOf(page)
      const wrong = [...outside(look, colorScheme), ...(isOfSections ? [] : tooMany(look))]
      found.push(...wrong.map((text) => `${width} wide, ${colorScheme}: ${text}`))
    }
  }
  return found
}

const scale = new Set([0, ...space].map(String))
// Spaces outside the scale. Half steps separate parts of a line. The tabs' line overlaps the line below it,
// cards of a fixed width leave a remainder, and half of a portrait overlaps its cover. Sections of public
// pages are 80 apart, their columns and rows 48 or 64. A select keeps 44 free for its arrow.
const others = new Set<string>([
  '1',
  '44',
  '48',
  '64',
  '80',
  '6',
  '10',
  '14',
  '36',
  '52',
  fixedSizes['card-side'],
])
const rounds = new Set<string>(Object.values(borderRadius))
const markColours = ['#004038', '#aee3d2', '#fcbd8e', ...monogramGrounds]
const avatars = avatarColours.flatMap((pair) => pair.match(/#\w{6}/g) ?? [])
const clear = 'rgba(0, 0, 0, 0)'

const strange = (what: string, worn: Readonly<Record<string, string>>, isKnown: (value: string) => boolean) =>
  Object.entries(worn)
    .filter(([value]) => !isKnown(value))
    .map(([value, part]) => `${what} ${value}: ${part}`)

function outside(look: Look, theme: keyof typeof themes): string[] {
  const tokens = new Set([...Object.values(themes[theme]), ...markColours, ...avatars].map(asComputed))
  return [
    ...strange('gap', look.gaps, (value) => scale.has(value) || others.has(value)),
    ...strange('radius', look.radii, (value) => rounds.has(value)),
    ...strange('colour', look.colours, (value) => tokens.has(value) || value === clear),
    // The gradient from the brand colour keeps text readable over the illustration.
    ...look.ornaments.filter((ornament) => !ornament.includes('from-brand')),
  ]
}

const tooMany = ({ radii, sizes, shadows, edges }: Look) =>
  Object.entries({ radii: [radii, 6], sizes: [sizes, 8], shadows: [shadows, 3], edges: [edges, 2] } as const)
    .filter(([, [worn, most]]) => Object.keys(worn).length > most)
    .map(([what, [worn]]) => `too many ${what}: ${JSON.stringify(worn)}`)

function asComputed(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
