/** SVG elements that this renderer supports. Pages with others are shown as images. */
const known = /^<\/?(?:svg|g|a|path|use)[\s>/]|^<rect [^>]*fill="transparent"/
const strange =
  / (?:transform="(?!matrix)|(?:clip-path|fill-opacity|filter|mask|opacity|stroke-dasharray|style)=)/
const glyph = /<symbol id="([^"]+)"[^>]*><path d="([^"]*)"\/><\/symbol>/g

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
type Outlines = (id: string) => Path2D | undefined
type Matrix = [number, number, number, number, number, number]

/** Longest time slice of a drawing, in milliseconds. Input is handled between slices. */
const slice = 6

/**
 * Draws the SVG of a resume page on a canvas, in time slices. As an image, the browser would decode it in one
 * go and block typing.
 *
 * @param svg groups and paths, followed by definitions of glyph outlines
 * @param signal aborts the drawing
 * @returns false if the SVG contains elements that this renderer does not support
 */
export async function drawSvg(svg: string, on: Pen, signal: AbortSignal): Promise<boolean> {
  const [page = '', outlines = ''] = svg.split('<defs', 2)
  const paths = new Map(Array.from(outlines.matchAll(glyph), ([, id = '', path = '']) => [id, path]))
  const drawn = new Map<string, Path2D>()
  /** Outline of a glyph, parsed on first use. */
  const outlineOf: Outlines = (id) => {
    const path = paths.get(id)
    const outline = drawn.get(id) ?? (path === undefined ? undefined : new Path2D(path))
    if (outline) drawn.set(id, outline)
    return outline
  }
  let from = performance.now()
  for (const [tag] of page.matchAll(/<[^>]+>/g)) {
    if (!known.test(tag) || strange.test(tag) || !drawTag(tag, on, outlineOf)) return false
    if (performance.now() - from < slice) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return true
    from = performance.now()
  }
  return true
}

/** Draws the element of a tag, or opens or closes a group. */
function drawTag(tag: string, on: Pen, outlineOf: Outlines): boolean {
  if (tag.startsWith('</g') || tag.startsWith('</a')) on.restore()
  else if (/^<[ga][\s>]/.test(tag) && !tag.endsWith('/>')) begin(tag, on)
  else if (tag.startsWith('<use')) return drawGlyph(tag, on, outlineOf)
  else if (tag.startsWith('<path')) {
    begin(tag, on)
    drawShape(tag, on)
    on.restore()
  }
  return true
}

const attribute = (tag: string, name: string) => {
  const begins = tag.indexOf(` ${name}="`)
  if (begins === -1) return undefined
  const from = begins + name.length + 3
  return tag.slice(from, tag.indexOf('"', from))
}

/** Saves the canvas state, and applies the transform of an element. */
function begin(tag: string, on: Pen): void {
  on.save()
  const matrix = attribute(tag, 'transform')?.slice('matrix('.length, -1).split(/[ ,]+/)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a matrix has six numbers
  if (matrix) on.transform(...(matrix.map(Number) as Matrix))
}

function drawGlyph(tag: string, on: Pen, outlineOf: Outlines): boolean {
  const outline = outlineOf(attribute(tag, 'xlink:href')?.slice(1) ?? '')
  if (!outline) return false
  const [x, y] = [Number(attribute(tag, 'x')), Number(attribute(tag, 'y'))]
  on.fillStyle = attribute(tag, 'fill') ?? '#000000'
  on.translate(x, y)
  on.fill(outline)
  on.translate(-x, -y)
  return true
}

function drawShape(tag: string, on: Pen): void {
  const shape = new Path2D(attribute(tag, 'd'))
  const [fill, stroke] = [attribute(tag, 'fill'), attribute(tag, 'stroke')]
  if (fill !== 'none') {
    on.fillStyle = fill ?? '#000000'
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- `on` is a canvas context, not an array
    on.fill(shape)
  }
  if (stroke === undefined || stroke === 'none') return
  on.strokeStyle = stroke
  on.lineWidth = Number(attribute(tag, 'stroke-width') ?? 1)
  on.stroke(shape)
}
