// Draws docs/pictures/architecture/{light,dark}.svg, the picture of the README: `npm run docs:architecture`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes } from '../src/ui/tokens/themes.ts'

const folder = join(import.meta.dirname, '../docs/pictures/architecture')
const size = { width: 960, height: 552 }

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height?: number
  readonly title: string
  readonly lines?: readonly string[]
}

const left = 44
const right = 584

const groups: readonly Box[] = [
  { x: 20, y: 20, width: 356, height: 420, title: 'Browser' },
  { x: 560, y: 20, width: 380, height: 420, title: 'Server' },
]

const boxes: readonly Box[] = [
  { x: left, y: 60, width: 308, title: 'src/views, src/ui', lines: ['render snapshots, send events'] },
  { x: left, y: 155, width: 308, title: 'src/pages, src/routing', lines: ['a route starts its actors'] },
  { x: left, y: 250, width: 308, title: 'machines', lines: ['one XState machine per flow, without DOM'] },
  {
    x: left,
    y: 345,
    width: 308,
    title: 'src/effects, src/network',
    lines: ['fetch, cookies; one type of failure'],
  },
  { x: right, y: 60, width: 160, title: 'server/store', lines: ['SQLite, PostgreSQL'] },
  { x: 756, y: 60, width: 160, title: 'server/work', lines: ['deadlines, mails'] },
  {
    x: right,
    y: 155,
    width: 332,
    title: 'server/postings, applications, …',
    lines: ['domains; they run machines/lifecycles'],
  },
  { x: right, y: 250, width: 160, title: 'server/calls', lines: ['one handler per call'] },
  { x: 756, y: 250, width: 160, title: 'server/pages', lines: ['HTML on request'] },
  {
    x: right,
    y: 345,
    width: 332,
    title: 'server/http, server/live',
    lines: ['access, limits, audit; event stream'],
  },
  {
    x: 20,
    y: 468,
    width: 920,
    title: 'contract',
    lines: ['valibot schemas of every call, form and path; access, limits and audit of each call'],
  },
]

interface Arrow {
  /** SVG path data, from the start of the arrow to its head. */
  readonly path: string
  readonly label?: string
  readonly at?: readonly [x: number, y: number]
}

const flows: readonly Arrow[] = [
  ...[124, 219, 314].flatMap((y) => [{ path: `M160 ${y}v25` }, { path: `M236 ${y + 31}v-25` }]),
  { path: 'M352 364H578', label: 'POST /api, JSON', at: [468, 356] },
  { path: 'M584 390H358', label: 'server-sent events', at: [468, 410] },
  { path: 'M664 345v-25' },
  { path: 'M836 345v-25' },
  { path: 'M664 250v-25' },
  { path: 'M836 250v-25' },
  { path: 'M664 155v-25' },
  { path: 'M836 155v-25' },
]

const imports: readonly Arrow[] = [{ path: 'M198 440v22' }, { path: 'M750 440v22' }]

const boxHeight = 64

const text = (x: number, y: number, className: string, words: string) =>
  `<text x="${x}" y="${y}" class="${className}">${words}</text>`

const drawGroup = ({ height, title, width, x, y }: Box) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20" class="group"/>` +
  text(x + 24, y + 28, 'heading', title)

const drawBox = ({ height = boxHeight, lines = [], title, width, x, y }: Box) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" class="box"/>` +
  text(x + 14, y + 27, 'title', title) +
  lines.map((line, index) => text(x + 14, y + 48 + index * 20, 'line', line)).join('')

const drawArrow =
  (className: string) =>
  ({ at, label, path }: Arrow) =>
    `<path d="${path}" class="${className}" marker-end="url(#head)"/>` +
    (at && label ? text(at[0], at[1], 'label', label) : '')

function draw(theme: (typeof themes)['light'] | (typeof themes)['dark']): string {
  const styles = `
    text { font-family: system-ui, sans-serif; fill: ${theme.ink} }
    .heading { font-size: 17px; font-weight: 600 }
    .title { font-size: 15px; font-weight: 600 }
    .line, .label { font-size: 13px; fill: ${theme.muted} }
    .label { text-anchor: middle }
    .canvas { fill: ${theme.canvas} }
    .group { fill: ${theme.sunken}; stroke: ${theme.line} }
    .box { fill: ${theme.surface}; stroke: ${theme.primary} }
    .flow, .import { fill: none; stroke: ${theme.primary}; stroke-width: 1.6 }
    .import { stroke-dasharray: 4 4 }
    #head path { fill: ${theme.primary} }`
  const parts = [
    '<rect width="100%" height="100%" rx="20" class="canvas"/>',
    ...groups.map(drawGroup),
    ...boxes.map(drawBox),
    ...flows.map(drawArrow('flow')),
    ...imports.map(drawArrow('import')),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-label="Architecture: views, pages, machines and effects in the browser; the contract between; calls, domains and store on the server">
  <style>${styles}
  </style>
  <defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8Z"/></marker></defs>
  ${parts.join('\n  ')}
</svg>
`
}

mkdirSync(folder, { recursive: true })
for (const name of ['light', 'dark'] as const) writeFileSync(join(folder, `${name}.svg`), draw(themes[name]))
