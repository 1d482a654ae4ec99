import { withoutEnd } from '../../contract/text.ts'

const LONGEST = 120
const ENDING = '.pdf'

/**
 * The name under which a file is listed and downloaded: it always ends in `.pdf`, since the content is one. Another
 * ending is replaced, so that no system opens the file as a program or a page: `resume.pdf.exe` becomes `resume.pdf`.
 */
export function pdfName(name: string): string {
  // Windows ignores dots and blanks at the end.
  const bare = withoutEnd(name, '. ')
  if (bare.toLowerCase().endsWith(ENDING) && bare.length > ENDING.length) return bare
  const stem = bare.replace(/\.[a-z][a-z0-9]{0,9}$/i, '')
  if (stem !== bare && stem.toLowerCase().endsWith(ENDING)) return pdfName(stem)
  return `${[...(stem || 'file')].slice(0, LONGEST - ENDING.length).join('')}${ENDING}`
}
