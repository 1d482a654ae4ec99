import { shownIn } from '../../contract/resumes/printedParts.ts'

const LONGEST = 80

/** File name of a downloaded resume: `First-Last-Resume.pdf`. */
export function fileNameOf(name: string): string {
  const words = shownIn(name.replaceAll(/[/\\:*?"<>|.]/g, ' '))
  const shortened = [...words.replaceAll(' ', '-')].slice(0, LONGEST).join('')
  return `${shortened === '' ? '' : `${shortened}-`}Resume.pdf`
}
