import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { picturesOf } from '../../../server/resumes/pages/pictures.ts'

const size = { width: 40, height: 30 }

const set = (glyph: string, x: number, fill = '#004038') =>
  `<use xlink:href="#${glyph}" x="${x}" y="0" fill="${fill}" fill-rule="nonzero"/>`
const run = (x: number, y: number, ...glyphs: string[]) =>
  `<g class="typst-text" transform="matrix(1 0 0 -1 ${x} ${y})">${glyphs.join('')}</g>`

/** Two pages below each other in the compiler's SVG: the letters I and T, a rule, and an image glyph. */
const drawn = `<svg class="typst-doc" viewBox="0 0 40 60" width="40pt" height="60pt" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
  <g><g class="typst-group" transform="matrix(1 0 0 1 2 3)"><g/></g>
    <g class="typst-group" transform="matrix(1 0 0 1 2 3)">${run(0, 9.5, set('I', 0), set('T', 4.123456))}<path class="typst-shape" fill="#787878" fill-rule="nonzero" d="M 0 12 L 20 12 L 20 12.5 L 0 12.5 Z "/></g></g>
  <g transform="matrix(1 0 0 1 0 30)"><g>${run(5, 12, set('T', 0), set('I', 12, '#ff0000'))}${run(5, 24, set('T', 0), set('O', 10))}</g></g>
  <defs id="glyph"><symbol id="I" overflow="visible">
<path d="M 0 0m 0.8715 0 v 6.867 h 1.2179999 v -6.867 h -1.2179999 Z "/>
</symbol><symbol id="T" overflow="visible">
<path d="M 0 0m 10.5 0 v 6 h -2.25 q -0.5 1.0000001 1 2 h 4 v -8 Z m 0.5 1 h 0.5 v 0.5 h -0.5 Z "/>
</symbol><symbol id="O" overflow="visible"><rect width="5" height="5" fill="#123456"/>
</symbol></defs>
</svg>`

const pixelsOf = (svg: string) =>
  new Resvg(svg, { fitTo: { mode: 'zoom', value: 8 }, background: '#fff' }).render().pixels

test('each page is a separate picture that looks like its page in the compiler’s picture of all', () => {
  const pictures = picturesOf(drawn, [size, size])

  expect(pictures).toHaveLength(2)
  for (const [page, picture] of pictures.entries()) {
    const asDrawn = drawn.replace(
      'viewBox="0 0 40 60" width="40pt" height="60pt"',
      `viewBox="0 ${page * 30} 40 30" width="40pt" height="30pt"`,
    )
    const [mine, theirs] = [pixelsOf(picture), pixelsOf(asDrawn)]
    expect(mine).toHaveLength(theirs.length)
    expect(mine.filter((value, at) => Math.abs(value - (theirs[at] ?? 0)) > 4)).toHaveLength(0)
    expect(mine.filter((value) => value < 128).length).toBeGreaterThan(100)
  }
})

test('the picture of a page has only the outlines of its own letters, and nothing of other pages', () => {
  const [first, second] = picturesOf(drawn, [size, size])

  expect(first).toContain('<symbol id="T"')
  expect(first).not.toMatch(/<symbol id="O"|#ff0000/)
  expect(second).toContain('<symbol id="O"')
  expect(second?.match(/<use/g)).toHaveLength(4)
})
