interface Size {
  readonly width: number
  readonly height: number
}

const symbols = /<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs
/** The outline of a glyph, as our compiler writes it: all of it is relative to where it begins. */
const outline = /^<path d="M 0 0([a-zZ\d\s.-]*)"\/>$/
const runs = /<g class="typst-text" transform="([^"]*)">((?:<use [^>]*\/>)+)<\/g>/g
const glyphsOfRun =
  /<use xlink:href="#([^"]+)" x="([^"]+)" y="([^"]+)" fill="([^"]+)" fill-rule="nonzero"\/>/g
const references = /xlink:href="#([^"]+)"/g
const empty = /<g class="typst-group"[^>]*>(?:<g\/>)?<\/g>/g
const groups = /<g(?=[\s>])[^>]*>|<\/g>/g

/** A thousandth of a point is finer than any printer. */
const rounded = (figure: string) => String(Number(Number(figure).toFixed(3))).replace(/^(-?)0\./, '$1.')

const shortened = (path: string) =>
  path.replaceAll(/-?\d+\.\d+(?:e-?\d+)?/g, rounded).replaceAll(/ ?([a-z]) ?/gi, '$1')

/** The outlines of all glyphs that are nothing else. */
function outlinesIn(svg: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, id = '', drawn = ''] of svg.matchAll(symbols)) {
    const [, path] = outline.exec(drawn) ?? []
    if (path !== undefined) found.set(id, shortened(path))
  }
  return found
}

/** A run of text in one colour as one path; any other as it was. */
function inOnePath(
  run: string,
  transform: string,
  set: string,
  outlines: ReadonlyMap<string, string>,
): string {
  const colours = new Set<string>()
  let path = ''
  for (const [, id = '', x = '', y = '', colour = ''] of set.matchAll(glyphsOfRun)) {
    const drawn = outlines.get(id)
    if (drawn === undefined) return run
    colours.add(colour)
    path += `M${rounded(x)} ${rounded(y)}${drawn}`
  }
  const [colour] = colours
  return colours.size === 1 ? `<path transform="${transform}" fill="${colour}" d="${path}"/>` : run
}

/** What stands in each of the outermost groups, and what comes after the last one. */
function apart(svg: string): { inside: string[]; after: string } {
  const inside: string[] = []
  let depth = 0
  let begin = 0
  let end = 0
  for (const { 0: tag, index } of svg.matchAll(groups)) {
    if (tag === '</g>') {
      depth -= 1
      if (depth > 0) continue
      inside.push(svg.slice(begin, index))
      end = index + tag.length
    } else if (!tag.endsWith('/>')) {
      if (depth === 0) begin = index + tag.length
      depth += 1
    }
  }
  return { inside, after: svg.slice(end) }
}

/**
 * Takes the compiler's picture of all pages, one below the other, apart. In it each glyph is an element that stands for
 * another one, and a browser reads thousands of those for longer than a key may wait: here a run of text is one path.
 *
 * @returns the picture of each page, as SVG
 */
export function picturesOf(svg: string, pages: readonly Size[]): string[] {
  const dense = svg.replaceAll(/>\s+</g, '><')
  const outlines = outlinesIn(dense)
  const merged = dense
    .replaceAll(runs, (run, transform: string, set: string) => inOnePath(run, transform, set, outlines))
    .replaceAll(empty, '')
  const { inside, after } = apart(merged)
  return pages.map(({ height, width }, page) => {
    const drawn = inside[page] ?? ''
    const used = new Set(Array.from(drawn.matchAll(references), ([, id]) => id))
    const shared = after.replaceAll(symbols, (symbol, id: string) =>
      outlines.has(id) && !used.has(id) ? '' : symbol,
    )
    return `<svg viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${drawn}${shared}`
  })
}
