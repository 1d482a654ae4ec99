import { resumeHeadings } from '../../../contract/resumes/resumeHeadings.ts'
import { folded } from './line.ts'

/** Month names that `Intl` does not return: abbreviations, and Greek names in the nominative. */
const shortForms: readonly string[] = [
  'jan janner janv ene gen sty oca ocak ιανουαριος',
  'feb fevr fev фев lut luty unor sub φεβρουαριος',
  'mar marz maerz mrz mars brez marta μαρτιος',
  'apr avr abr kwi dub nis απριλιος',
  'may mai mayo mag maj kvet μαιος',
  'jun juin giu cze cerv haz ιουνιος',
  'jul juil lug lip cervenec tem ιουλιος',
  'aug aout ago sie srp agu αυγουστος',
  'sep sept сен set wrz zari eyl σεπτεμβριος',
  'oct okt ott out paz rij eki οκτωβριος',
  'nov ноя lis listopad kas νοεμβριος',
  'dec dez dic dicembre gru pros ara δεκεμβριος',
]

/** Words for a part of a year: seasons, quarters, semesters. */
const seasonWords =
  'spring summer fall autumn winter early mid late q1 q2 q3 q4 h1 h2 frühling frühjahr sommer herbst ss ws sose wise wintersemester sommersemester printemps été automne hiver primavera verano otoño invierno estate autunno inverno verão outono lente zomer herfst vår höst sommar forår efterår høst kevät kesä syksy talvi wiosna lato jesień zima jaro léto podzim весна лето осень зима літо осінь ilkbahar yaz sonbahar kış'

const monthOf = (index: number) => String(index + 1).padStart(2, '0')

/** Month names in all languages of resumes, folded, standalone and as in dates. */
function monthNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (name: string, index: number) => {
    const key = folded(name)
    // Skips numeric names, as in Chinese. For a name with different meanings in two languages, the first one
    // wins.
    if (/^\p{L}[\p{L} ]*$/u.test(key) && !names.has(key)) names.set(key, monthOf(index))
  }
  for (const [index, forms] of shortForms.entries()) for (const form of forms.split(' ')) add(form, index)
  for (const language of Object.keys(resumeHeadings)) {
    for (const month of ['long', 'short'] as const) {
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, {
          month,
          ...(day && { day, year: 'numeric' as const }),
          calendar: 'gregory',
          timeZone: 'UTC',
        })
        for (let index = 0; index < 12; index += 1) {
          const parts = format.formatToParts(Date.UTC(2018, index, 1))
          add(parts.find(({ type }) => type === 'month')?.value ?? '', index)
        }
      }
    }
  }
  return names
}

const months = monthNames()
const seasons = new Set(seasonWords.split(' ').map(folded))

/** Two-digit month of a name in any language of resumes. */
export const monthNamed = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : months.get(folded(name))

/** True for a season or quarter, of which only the year is kept. */
export const isSeason = (word: string): boolean => seasons.has(folded(word))
