import { monogramOf } from '../../contract/companies/monogram.ts'
import { escaped } from './escaped.ts'

interface Placed {
  readonly x: number
  readonly y: number
  /** Edge length of the square, in px. */
  readonly edge: number
}

interface Marked {
  readonly slug: string
  readonly name: string
}

const arcs = [
  'M24 0A24 24 0 0 1 0 24M48 24a24 24 0 0 0-24 24',
  'M24 0a24 24 0 0 0 24 24M0 24a24 24 0 0 1 24 24',
] as const

/**
 * Logo of a company as SVG, or its monogram if it has none.
 *
 * @param logo logo as a data URL
 */
export function pictureMark(company: Marked, logo: string | undefined, { edge, x, y }: Placed): string {
  const { ground, letters, turn } = monogramOf(company)
  const content =
    logo === undefined
      ? `<path fill="${ground}" d="M0 0h48v48H0z"/><path fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="13" d="${arcs[turn]}"/><text x="24" y="30.5" text-anchor="middle" font-size="18" font-weight="600" fill="#fff">${escaped(letters)}</text>`
      : `<path fill="#fff" d="M0 0h48v48H0z"/><image width="48" height="48" href="${logo}"/>`
  return [
    `<g transform="translate(${x} ${y}) scale(${edge / 48})"><clipPath id="company"><rect width="48" height="48" rx="9"/></clipPath>`,
    `<g clip-path="url(#company)">${content}</g>`,
    '<rect x=".5" y=".5" width="47" height="47" rx="8.5" fill="none" stroke="#fff" stroke-opacity=".25"/></g>',
  ].join('')
}
