import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { measureHiddenNames } from '../../../../bench/names/measure.ts'
import { commonWordsFile, makeCommonWords } from '../../../../scripts/words.ts'
import { nameRedactionFor } from '../../../../server/applications/redaction/nameRedaction.ts'

vi.setConfig({ testTimeout: 60_000 })

const nobody = { names: [], addresses: [], usernames: [], phone: '' }

const redactionOf = (names: readonly string[], known: object = {}) =>
  nameRedactionFor({ ...nobody, names, ...known }, 4)

test('2,000 texts in thirteen languages contain none of their names, and lose fewer than 1 in 500 other words', () => {
  const { leaks, lost, names, texts, words } = measureHiddenNames(2_000)

  expect([texts, names > 10_000, words > 100_000]).toEqual([2_000, true, true])
  expect(leaks).toEqual([])
  expect(lost.length / words).toBeLessThan(0.002)
})

test('The common words match the package: run "npm run words".', () => {
  expect(readFileSync(commonWordsFile, 'utf8')).toBe(makeCommonWords())
})

const zoe = redactionOf(['Zoë', 'van den Berg'], {
  addresses: ['z@post.example', 'https://hers.example'],
  phone: '+44 7700 900123',
})

test.each([
  ['I am Zoë van den Berg, ZOE BERG or Zoe.', 'I am Candidate 4, Candidate 4 or Candidate 4.'],
  ['Bergen is a den for van drivers.', 'Bergen is a den for van drivers.'],
  ['Write to z@post.example. See (https://hers.example/a).', 'Write to [hidden]. See ([hidden]).'],
  ['linkedin.com/in/zoe-berg and https://stage.example/work', '[hidden] and https://stage.example/work'],
  [
    'Call +49 30 1234567, 07700-900123, not 12.03.2019-14.05.2020.',
    'Call [hidden], [hidden], not 12.03.2019-14.05.2020.',
  ],
  ['Call (07700 900123) or ٠٧٧٠٠٩٠٠١٢٣.', 'Call ([hidden]) or [hidden].'],
  ['bye,\nzoë\n', 'bye,\nCandidate 4\n'],
])('a text loses the names, addresses and numbers of one person, and nothing else: %s', (written, read) => {
  expect(zoe(written)).toBe(read)
})

const zebulon = redactionOf(['Zebulon', 'Quixworth'], {
  addresses: ['me@zebulonquixworth.com', 'zebulonquixworth.com', 'https://github.com/zebulonq'],
  usernames: ['zebulonq', 'zquix42'],
})

test.each([
  [
    'zebulonquixworth.com, www.zebulonquixworth.com, blog.zebulonquixworth.com',
    '[hidden], [hidden], [hidden]',
  ],
  ['zebulonq, @zquix42, github.com/zebulonq', 'Candidate 4, [hidden], [hidden]'],
  ['ZebulonQuixworth, zebulon_quixworth, TheQuixworthStudio', 'Candidate 4, Candidate 4, Candidate 4'],
  ['my name is zebulon quixworth', 'my name is Candidate 4'],
  ['Z. Quixworth; Zebulon’s', 'Candidate 4; Candidate 4’s'],
  ['Zebu-\nlon, Q U I X W O R T H', 'Candidate 4-\nCandidate 4, Candidate 4'],
  [
    'Ze\u200Bbu\u00ADlon, Ｚｅｂｕｌｏｎ, Ze\u0301bulon, Зебулон',
    'Candidate 4, Candidate 4, Candidate 4, Candidate 4',
  ],
  ['我叫Zebulon来自上海', '我叫Candidate 4来自上海'],
  ['github.com and gmail.com are used by all.', 'github.com and gmail.com are used by all.'],
])('A name is hidden in every spelling: %s', (written, read) => {
  expect(zebulon(written)).toBe(read)
})

test.each([
  [
    ['Will', 'May'],
    'It may rain, and you will see willing mayors.',
    'It may rain, and you will see willing mayors.',
  ],
  [['Will', 'May'], 'will may, Will and May.', 'Candidate 4, Candidate 4 and Candidate 4.'],
  [['Will', 'May'], "i'm will and i will come.", "i'm Candidate 4 and i will come."],
  [
    ['Mark', 'Rose'],
    'Prose and marketing rose to the mark we set.',
    'Prose and marketing rose to the mark we set.',
  ],
  [
    ['Ines', 'Erin'],
    'Pipelines, engines, catering, engineering.',
    'Pipelines, engines, catering, engineering.',
  ],
  [['Jürgen', 'Müller'], 'Juergen Mueller, JURGEN MULLER', 'Candidate 4, Candidate 4'],
  [
    ['小明', '王'],
    '我叫王小明，来自上海。王先生见过国王。',
    '我叫Candidate 4，来自上海。Candidate 4先生见过国王。',
  ],
  [['สมชาย', 'ใจดี'], 'ผมชื่อสมชายมาจากเชียงใหม่', 'ผมชื่อCandidate 4มาจากเชียงใหม่'],
  [['민수', '김'], '김민수입니다. 민수가 왔고 지원합니다.', 'Candidate 4. Candidate 4 왔고 지원합니다.'],
  [['Юрий', 'Петров'], 'Юрием Петровым, Yuri Petrov, Jurij Petrow', 'Candidate 4, Candidate 4, Candidate 4'],
  // The names differ only in vowel signs.
  [['माली'], 'माली और मौला', 'Candidate 4 और मौला'],
])(
  'Names that are also words, or in other scripts, are hidden where they refer to the person: %s',
  (names, written, read) => {
    expect(redactionOf(names)(written)).toBe(read)
  },
)

test.each([
  ['marks at the end of a word', '!', 'x'],
  ['letters', 'a', ''],
  ['accents', '\u0301', ''],
  ['digits', '1', 'x'],
  ['first letters', 'z.', ''],
  ['hyphens', 'a-', ''],
  ['names', 'zebulon ', ''],
  ['beginnings of a name', 'zebulo', ''],
  ['joined names', 'zebulonquixworth_', ''],
  ['addresses', 'a@b.cd/', ''],
  ['at signs', '@', ''],
  ['numbers', '07 ', '+'],
  ['Chinese letters', '王', ''],
  ['letters without width', '\u200B', ''],
])('Redaction of a text of %s takes linear time.', (_, repeated, end) => {
  const time = (length: number) => {
    const text = repeated.repeat(length / repeated.length) + end
    const before = process.threadCpuUsage()
    zebulon(text)
    const { system, user } = process.threadCpuUsage(before)
    return (system + user) / 1_000
  }
  time(20_000)
  // Quadratic work would take 64 times as long.
  expect(time(400_000)).toBeLessThan(24 * (time(50_000) + 10))
})
