import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Funnel } from '../../src/ui/charts/Funnel.tsx'
import { Histogram } from '../../src/ui/charts/Histogram.tsx'
import { StageBar } from '../../src/ui/charts/StageBar.tsx'

const head = { title: 'Time to first reply', sentence: '12 replies, by days waited', noun: 'replies' }

const histogram = (cases: number) =>
  renderToStaticMarkup(
    createElement(Histogram, {
      ...head,
      cases,
      bars: [
        { label: '1', name: '1 day', onTime: 8, late: 0 },
        { label: '2+', name: '2 days or more', onTime: 1, late: 3 },
      ],
      promise: { at: 1, label: '1-day promise' },
      names: { unit: 'Days', onTime: 'On time', late: 'Overdue' },
    }),
  )

const funnel = renderToStaticMarkup(
  createElement(Funnel, {
    ...head,
    cases: 12,
    steps: [
      { name: 'Applied', count: 12 },
      { name: 'Screening', count: 3 },
      { name: 'Offer', count: 0 },
      { name: 'Hired', count: 0 },
    ],
    names: { step: 'Stage', count: 'Applicants', share: 'Moved on' },
    note: 'Share of the stage before.',
  }),
)

const rowsOf = (html: string) =>
  [...(html.split('<tbody>')[1] ?? '').matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?>(.*?)<\/t[hd]>/g)].map(([, text]) => text),
  )

test('a histogram has its sentence, its totals and a table of all bars', () => {
  const html = histogram(12)
  expect(html).toContain('12 replies, by days waited')
  expect(html).toMatch(/On time <b[^>]*>9<\/b>/)
  expect(html).toMatch(/Overdue <b[^>]*>3<\/b>/)
  expect(rowsOf(html)).toEqual([
    ['1 day', '8', '0'],
    ['2 days or more', '1', '3'],
  ])
})

test('every bar keeps an edge with forced colors', () => {
  for (const html of [histogram(12), funnel]) {
    const bars = html.match(/<rect.*?>/g) ?? []
    expect(bars.length).toBeGreaterThan(2)
    expect(bars.filter((bar) => !bar.includes('forced-colors:stroke-'))).toEqual([])
  }
})

test.each([0, 6, 9])('with %i cases a chart is replaced by a sentence', (cases) => {
  const html = histogram(cases)
  expect(html).toContain(`Not enough data yet: ${cases} of 10 replies`)
  expect(html).not.toContain('<svg')
  expect(html).not.toContain('<table')
})

test('a chart is drawn from ten cases on', () => {
  expect(histogram(10)).toContain('<svg')
})

test('a funnel shows the share of the step before, and none after an empty step', () => {
  expect(rowsOf(funnel)).toEqual([
    ['Applied', '12', ''],
    ['Screening', '3', '25%'],
    ['Offer', '0', '0%'],
    ['Hired', '0', ''],
  ])
})

test('a stage bar says in words how many are in each stage', () => {
  const html = renderToStaticMarkup(
    createElement(StageBar, {
      most: 10,
      stages: [
        { name: 'New', count: 4 },
        { name: 'Screening', count: 0 },
        { name: 'Offer', count: 1 },
      ],
    }),
  )
  expect(html).toContain('New: 4, Offer: 1')
  expect(html).toContain('width:50%')
})
