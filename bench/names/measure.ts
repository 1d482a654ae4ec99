import { foldedWord } from '../../server/applications/redaction/foldedWord.ts'
import { nameRedactionFor } from '../../server/applications/redaction/nameRedaction.ts'
import { seededRandom } from '../../server/demo/seededRandom.ts'
import { formsOf, latinOf, profileOf } from './forms.ts'
import { languages, type Named } from './languages.ts'

interface Line {
  readonly text: string
  /** Parts of the text that contain no name. */
  readonly innocent: readonly string[]
  /** Name in the text, and the form in which it is written. */
  readonly name?: { readonly form: string; readonly written: string }
}

/** A name that was not hidden, and the form in which it was written. */
interface Leak {
  readonly language: string
  readonly form: string
  readonly written: string
  readonly shown: string
}

/** Results of the redaction of many texts. */
export interface Measured {
  readonly texts: number
  readonly names: number
  readonly words: number
  readonly leaks: readonly Leak[]
  /** Ordinary words that were wrongly hidden, each with its line. */
  readonly lost: readonly string[]
}

const closed = (text: string) => foldedWord(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Parts of the name without spaces and accents. A text that contains one of them reveals the name. */
function secretsOf(named: Named): readonly string[] {
  const { first, last, spellings = [] } = named
  const parts = [first, last, ...spellings.flatMap((each) => each.split(/[ ']/)), ...(latinOf(named) ?? [])]
  return [...new Set(parts.map(closed))].filter((each) => each.length > (/^[a-z]+$/.test(each) ? 2 : 1))
}

/**
 * Redacts names in pseudorandom texts, which are the same for a seed, and reports the names that remain
 * visible and the ordinary words that were hidden.
 */
export function measureHiddenNames(texts: number, seed = 1): Measured {
  const leaks: Leak[] = []
  const lost: string[] = []
  const redactions = new Map<string, (text: string) => string>()
  let names = 0
  let words = 0
  for (let row = 0; row < texts; row += 1) {
    const chance = seededRandom(seed, row)
    const [language, spoken] = chance.one(Object.entries(languages))
    const named = chance.one(spoken.people)
    const profile = profileOf(named, row % 2 === 0)
    const person = JSON.stringify(profile)
    const redact = redactions.get(person) ?? nameRedactionFor(profile, 7)
    redactions.set(person, redact)
    const secrets = secretsOf(named)
    const forms = Object.entries(formsOf(named, spoken, profile)).filter(([, written]) => written.length > 0)

    const lines: Line[] = []
    for (let count = chance.between(4, 9); count > 0; count -= 1) {
      const sentence = chance.one(spoken.sentences)
      lines.push({ text: sentence, innocent: [sentence] })
      const [form, several] = chance.one(forms)
      const written = chance.one(several)
      const [before = '', after = ''] = chance.one(spoken.carriers).split('♦')
      // A form can contain a line break after a hyphen, which splits the name into two lines.
      const [above, below] = written.split('\n')
      const name = { form, written }
      if (below === undefined) lines.push({ text: before + written + after, innocent: [before, after], name })
      else
        lines.push(
          { text: before + above, innocent: [before] },
          { text: below + after, innocent: [after], name },
        )
    }
    const shown = redact(lines.map(({ text }) => text).join('\n')).split('\n')
    for (const [at, { innocent, name }] of lines.entries()) {
      const line = shown[at] ?? ''
      const left = wordsIn(line)
      for (const part of innocent) {
        words += wordsIn(part).length
        if (spoken.isDense) {
          if (!line.includes(part)) lost.push(`${part}: ${line}`)
          continue
        }
        for (const word of wordsIn(part)) {
          const place = left.indexOf(word)
          if (place === -1) lost.push(`${word}: ${line}`)
          else left.splice(place, 1)
        }
      }
      if (!name) continue
      names += 1
      const said = closed(innocent.join(' '))
      const isTold = secrets.some((secret) => closed(line).includes(secret) && !said.includes(secret))
      if (isTold || line.includes(name.written)) leaks.push({ language, ...name, shown: line })
    }
  }
  return { texts, names, words, leaks, lost }
}
