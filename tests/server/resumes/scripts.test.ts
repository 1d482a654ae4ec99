import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { unprintableInResume } from '../../../contract/resumes/printing/unprintableFields.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { createTypesetter } from '../../../server/resumes/pages/typesetter.ts'
import { flat, opened, textIn } from '../support/resumes/pdf.ts'

vi.setConfig({ testTimeout: 60_000 })

const printed = async (words: string) => {
  const typesetter = createTypesetter({ logger: createLogger({ logLevel: 'silent' }) })
  onTestFinished(() => typesetter.close())
  const document = resumeOf(words)
  const pdf = await typesetter.pdf('ada', document)
  return {
    pdf,
    text: flat(await textIn(await opened(pdf))),
    unprintable: unprintableInResume(document),
  }
}

const resumeOf = (words: string) => ({
  basics: { name: words, summary: `${words} ${words}` },
  work: [{ name: words, position: words, startDate: '2018', highlights: [words] }],
})

const scripts = [
  ['Thai', 'อาดา มุสเตอร์ ช่างไม้ ที่กรุงเทพฯ'],
  ['Georgian', 'ადა მუსტერი'],
  ['Armenian', 'Ադա Մուստեր'],
  ['Bengali', 'আদা কাজ'],
  ['Tamil', 'ஆதா முஸ்டர் தச்சர்'],
  ['Telugu', 'అదా ముస్టర్ వడ్రంగి'],
  ['Kannada', 'ಅದಾ ಮುಸ್ಟರ್ ಬಡಗಿ'],
  ['Malayalam', 'അദാ മുസ്റ്റർ ആശാരി'],
  ['Gujarati', 'આદા મુસ્ટર સુથાર'],
  ['Gurmukhi', 'ਆਦਾ ਮੁਸਟਰ ਤਰਖਾਣ'],
  ['Sinhala', 'ආදා මුස්ටර් වඩු'],
  ['Lao', 'ອາດາ ມຸສເຕີ ຊ່າງໄມ້'],
  ['Khmer', 'អាដា ការងារ'],
  ['Myanmar', 'အေဒါ မတ်စတာ လက်သမား'],
  ['Ethiopic', 'አዳ ሙስተር አናጢ'],
  ['Devanagari', 'आदा मुस्टर बढ़ई'],
  ['several scripts', 'Ada ადა อาดา 山田'],
] as const

test.each(scripts)('a resume in %s is printed with every letter', async (_, words) => {
  const { text, unprintable } = await printed(words)
  const letters = [...flat(words)]
  expect(letters.filter((letter) => !text.includes(letter))).toEqual([])
  expect(text).not.toContain('\ufffd')
  expect(unprintable).toEqual([])
})

// Some PDF readers repeat characters of complex scripts; pdftotext extracts them once.
const hasReader = spawnSync('pdftotext', ['-v']).status === 0

test.skipIf(!hasReader).each(scripts)('text in %s is extracted as it was written', async (_, words) => {
  const { pdf } = await printed(words)
  const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: pdf })
  expect(flat(stdout.toString())).toContain(flat(words))
})

test.skipIf(!hasReader)('an Arabic letter with shadda is extracted once', async () => {
  const { pdf } = await printed('نجّار')
  const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: pdf })
  const count = (letter: string) => stdout.toString().split(letter).length
  expect(count('ج')).toBe(count('ن'))
})

test('mathematical letters are printed as the plain letters that they resemble', async () => {
  const { text, unprintable } = await printed('𝗦𝗲𝗻𝗶𝗼𝗿 𝓒𝓪𝓻𝓹𝓮𝓷𝓽𝓮𝓻')
  expect(text).toContain('SeniorCarpenter')
  expect(unprintable).toEqual([])
})

test('A letter without a font is printed as a replacement sign, and named.', async () => {
  const { text, unprintable } = await printed('Ada ཀཁ')
  expect(text).toContain('Ada\ufffd\ufffd')
  expect(unprintable).toEqual(['ཀ', 'ཁ'])
})
