import { array, constantFrom, option, record, string, type Arbitrary } from 'fast-check'
import { accents, faces, sizes, spacings } from '../../../../contract/resumes/look.ts'

// Left-to-right scripts, whose text PDF readers return unchanged.
const alphabets = [
  'abcdefghijklmnopqrstuvwxyz ABCDEFGHIJ 0123456789 .,;:!?()[]{}<>#*_`$@/\\|~^%&="\'+-',
  'äöüßéèêëàçñøåæœřžščćěůýłąęőűğışțđ ŁŽŠ „“”‘’«»–—…•·€£',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя Ёєїґ',
  'αβγδεζηθικλμνξοπρστυφχψω ΆΈ',
  'あいうえおカキクケコ漢字日本語',
  '가나다라마바사 아자차카타파하',
  '软件工程师北京上海',
]

const words = (maxLength: number): Arbitrary<string> =>
  constantFrom(...alphabets).chain((letters) =>
    string({ unit: constantFrom(...letters), minLength: 1, maxLength }),
  )

const maybe = <Value>(values: Arbitrary<Value>) => option(values, { nil: undefined })
const listOf = <Value>(values: Arbitrary<Value>, maxLength = 3) => maybe(array(values, { maxLength }))

const line = maybe(words(40))
const text = maybe(words(500))
const date = maybe(constantFrom('', '1999', '2010-01', '2024-02-29'))
const url = maybe(constantFrom('https://example.com/a?b=c', 'example.org', 'mailto:a@example.com', 'no link'))
const lines = listOf(words(120), 4)
const period = { startDate: date, endDate: date }

/** Arbitrary resumes, including empty ones and some with several pages. */
export const documents = record({
  basics: maybe(
    record({
      name: line,
      label: line,
      email: maybe(constantFrom('ada@example.com', 'no address')),
      phone: maybe(constantFrom('+44 20 7946 0018', '12')),
      url,
      summary: text,
      location: maybe(
        record({ address: line, postalCode: line, city: line, countryCode: line, region: line }),
      ),
      profiles: listOf(record({ network: line, username: line, url })),
    }),
  ),
  work: listOf(
    record({ name: line, position: line, location: line, url, ...period, summary: text, highlights: lines }),
    6,
  ),
  volunteer: listOf(record({ organization: line, position: line, ...period, highlights: lines })),
  education: listOf(
    record({ institution: line, area: line, studyType: line, ...period, score: line, courses: lines }),
  ),
  awards: listOf(record({ title: line, date, awarder: line, summary: text })),
  certificates: listOf(record({ name: line, date, issuer: line, url })),
  publications: listOf(record({ name: line, publisher: line, releaseDate: date, url, summary: text })),
  skills: listOf(record({ name: line, level: line, keywords: lines })),
  languages: listOf(record({ language: line, fluency: line })),
  interests: listOf(record({ name: line, keywords: lines })),
  references: listOf(record({ name: line, reference: text })),
  projects: listOf(
    record({
      name: line,
      description: text,
      highlights: lines,
      keywords: lines,
      ...period,
      url,
      roles: lines,
    }),
  ),
})

/** Arbitrary designs, without template and page size. */
export const looks = record({
  accent: constantFrom(...accents),
  face: constantFrom(...faces),
  size: constantFrom(...sizes),
  spacing: constantFrom(...spacings),
  language: constantFrom('en', 'de', 'fr', 'es', 'cs', 'ja', 'pt-BR'),
  hidden: array(constantFrom('work/0', 'skills/0', 'education/1'), { maxLength: 2 }),
  sections: array(
    record({
      key: constantFrom('skills', 'summary', 'own'),
      title: option(words(30), { nil: null }),
      isHidden: constantFrom(true, false),
    }),
    { maxLength: 3 },
  ),
  custom: constantFrom(
    {},
    { own: [{ name: 'Own', subtitle: 'Below', startDate: '2020', highlights: ['One'] }] },
  ),
})
