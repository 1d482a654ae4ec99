import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { monogramGrounds } from '../../contract/companies/monogram.ts'
import { avatarColours } from '../../src/ui/brand/Avatar.tsx'
import { contrast, pairs } from '../../stories/foundations/contrast.ts'
import config, { themes } from '../../tailwind.config.ts'

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  test.each(pairs)('has enough contrast for $front on $on: $use', ({ front, on, needs }) => {
    expect(contrast(theme[front], theme[on])).toBeGreaterThanOrEqual(needs)
  })
})

describe('the colours', () => {
  test('are the same tokens in both themes', () => {
    expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light))
  })

  test('reach the views as variables that follow the theme', () => {
    const { transparent: _, current: __, ...colours } = config.theme.colors
    expect(Object.keys(colours)).toEqual(Object.keys(themes.light))
    expect(Object.values(colours)).toEqual(Object.keys(themes.light).map((token) => `var(--${token})`))
  })

  test('start from the brand colour (specification, 9)', () => {
    expect([themes.light.brand, themes.light.primary]).toEqual(['#004038', '#004038'])
  })
})

test('the contrast of black on white is 21, and that of a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#004038', '#004038')).toBe(1)
  expect(contrast('#004038', '#ffffff')).toBeCloseTo(11.73, 2)
})

test.each(monogramGrounds)('white letters on the company mark %s have a contrast of at least 8', (ground) => {
  expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(8)
})

test.each(avatarColours)('the initials of an avatar have a contrast of at least 7: %s', (classes) => {
  const [ground = '', letters = ''] = classes.match(/#[\da-f]{6}/g) ?? []
  expect(contrast(letters, ground)).toBeGreaterThanOrEqual(7)
})

test('the sizes are those of the specification, 9', () => {
  expect(config.theme.extend.spacing).toMatchObject({
    header: '60px',
    bar: '40px',
    navbar: '300px',
    column: '420px',
    card: '320px',
  })
  expect(config.theme.screens).toMatchObject({ sm: `${600 / 16}rem`, md: `${769 / 16}rem` })
})

test('the layout changes at widths in rem, so that larger text gets the layout of a narrower window', () => {
  const root = join(import.meta.dirname, '../..')
  const inPixels = /(?:min|max)-\[\d+px\]:|-width: ?\d+px\)|\bwidth [<>]=? \d+px|\d+px <=? width/g
  const files = globSync('src/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: (file) => file.startsWith('src/inspector'),
  })
  const found = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(inPixels) ?? [])
  expect([
    ...found,
    ...Object.values(config.theme.screens).filter((width) => !width.endsWith('rem')),
  ]).toEqual([])
})

test('no view uses a Tailwind colour for which the design has no class', () => {
  const root = join(import.meta.dirname, '../..')
  const colours =
    /[\s"'`:](?:text|bg|border|outline|ring|fill|stroke|decoration|divide)-(?:white|black|(?:red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone)-\d+)\b/g
  const views = globSync('src/**/*.{ts,tsx,css}', { cwd: root })
  expect(views.length).toBeGreaterThan(100)
  const found = views.flatMap((file) => readFileSync(join(root, file), 'utf8').match(colours) ?? [])
  expect(found).toEqual([])
})
