interface Size {
  readonly width: number
  readonly height: number
}

const symbols = /<symbol id="([^"]+)".*?<\/symbol>/gs
const references = /xlink:href="#([^"]+)"/g
const empty = /<g class="typst-group"[^>]*>(?:<g\/>)?<\/g>/g
const groups = /<g(?=[\s>])[^>]*>|<\/g>/g

/** Splits an SVG into the contents of its outermost groups, and the text after the last one. */
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
 * Splits the compiler's picture of all pages, so that a page contains neither the text nor the glyphs of the
 * others.
 *
 * @returns one SVG per page
 */
export function picturesOf(svg: string, pages: readonly Size[]): string[] {
  const { inside, after } = apart(svg.replaceAll(/>\s+</g, '><').replaceAll(empty, ''))
  return pages.map(({ height, width }, page) => {
    const drawn = inside[page] ?? ''
    const used = new Set(Array.from(drawn.matchAll(references), ([, id]) => id))
    const shared = after.replaceAll(symbols, (symbol, id: string) => (used.has(id) ? symbol : ''))
    return `<svg viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${drawn}${shared}`
  })
}
