import { withoutEnd } from '../../contract/text.ts'

const LONGEST = 120
const ENDING = '.pdf'

/**
 * Name under which a file is listed and downloaded. It always ends in `.pdf`, so that no system opens the
 * file as a program or a page: `resume.pdf.exe` becomes `resume.pdf`.
 */
export function pdfName(name: string): string {
  // Windows ignores trailing dots and spaces.
  const bare = withoutEnd(name, '. ')
  if (bare.toLowerCase().endsWith(ENDING) && bare.length > ENDING.length) return bare
  const stem = bare.replace(/\.[a-z][a-z0-9]{0,9}$/i, '')
  if (stem !== bare && stem.toLowerCase().endsWith(ENDING)) return pdfName(stem)
  return `${[...(stem || 'file')].slice(0, LONGEST - ENDING.length).join('')}${ENDING}`
}
