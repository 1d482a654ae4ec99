/** SVG elements that this renderer supports; the browser draws pages with others. */
const known = /^<\/?(?:svg|g|a|path|use)[\s>/]|^<rect [^>]*fill="transparent"/
const strange =
  / (?:transform="(?!matrix)|(?:clip-path|fill-opacity|filter|mask|opacity|stroke-dasharray|style)=)/
const glyph = /<symbol id="([^"]+)"[^>]*><path d="([^"]*)"\/><\/symbol>/g

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
type Outlines = (id: string) => Path2D | undefined
type Matrix = [number, number, number, number, number, number]

/** So long a slice of the drawing may hold up a key, in ms. */
const slice = 6

/**
 * Draws a page of a resume, as the server pictures it, on a canvas. As an image a browser reads such a picture in one
 * go, and a key waits for that; here keys come between the slices.
 *
 * @param svg groups, paths, and the letters' outlines at its end (server/resumes/pages/pictures.ts)
 * @param signal ends it
 * @returns whether all of it is drawn: not where something stands in it that is not known here
 */
export async function drawSvg(svg: string, on: Pen, signal: AbortSignal): Promise<boolean> {
  const [page = '', outlines = ''] = svg.split('<defs', 2)
  const paths = new Map(Array.from(outlines.matchAll(glyph), ([, id = '', path = '']) => [id, path]))
  const drawn = new Map<string, Path2D>()
  /** An outline, read once it is drawn for the first time. */
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

/** Draws what a tag begins, ends or is. */
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

/** Applies the matrix of the element to its content. */
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
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is no array
    on.fill(shape)
  }
  if (stroke === undefined || stroke === 'none') return
  on.strokeStyle = stroke
  on.lineWidth = Number(attribute(tag, 'stroke-width') ?? 1)
  on.stroke(shape)
}
