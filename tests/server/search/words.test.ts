import { expect, test } from 'vitest'
import { tellCompany } from '../support/companies.ts'
import { startWithEmployer } from '../support/postings.ts'
import { search } from '../support/search/asking.ts'

test('a misspelt company name is corrected, also when it is a new name', async () => {
  const { browser, published, server } = await startWithEmployer()
  await published({ title: 'Stage Carpenter' })
  const suggested = async (query: string) => (await search(server.base, query)).suggestion

  expect(await suggested('?q=engnie+wroks')).toBe('engine works')
  await tellCompany(browser, { name: 'Larkspur & Sons' })
  expect(await suggested('?q=larkspru')).toBe('larkspur')
})

test.each([
  ['Khmer', 'ខ្ញុំជាជាងឈើនៅរោងមហោស្រព', 'ជាងឈើ', 'គ្រូ'],
  ['Burmese', 'ကျွန်တော်သည်လက်သမားဖြစ်သည်', 'လက်သမား', 'ဆရာ'],
  ['Lao', 'ຂ້ອຍເປັນຊ່າງໄມ້ຢູ່ໂຮງລະຄອນ', 'ຊ່າງໄມ້', 'ໝໍ'],
])('a word is found within a line of %s, where no spaces separate words', async (_, title, within, other) => {
  const { published, server } = await startWithEmployer()
  await published({ title })
  const found = async (q: string) => (await search(server.base, `?q=${encodeURIComponent(q)}`)).jobs.length

  expect([await found(title), await found(within), await found(other)]).toEqual([1, 1, 0])
})

test.each([
  ['Lao', 'ກິນ', 'ກຸນ'],
  ['Thai', 'ครู', 'ครี'],
  ['Burmese', 'ဆရာမ', 'ဆိရာမ'],
  ['Hindi', 'माली', 'मौला'],
  ['Tamil', 'கலை', 'கொலை'],
  ['Japanese', 'かき', 'がき'],
])(
  'a word of %s is not found by another one with the same letters and other marks',
  async (_, word, other) => {
    const { published, server } = await startWithEmployer()
    await published({ title: `Stage ${word}` })
    const found = async (q: string) => (await search(server.base, `?q=${encodeURIComponent(q)}`)).jobs.length

    expect([await found(word), await found(other)]).toEqual([1, 0])
  },
)

test.each([
  ['Latin', 'Café', 'cafe'],
  ['Greek', 'Μάγειρας', 'μαγειρας'],
  ['Cyrillic', 'Актёр', 'актер'],
  ['Arabic', 'مُدَرِّس', 'مدرس'],
  ['Hebrew', 'מוֹרֶה', 'מורה'],
])('a word of %s is found without its optional marks', async (_, title, typed) => {
  const { published, server } = await startWithEmployer()
  await published({ title })

  expect((await search(server.base, `?q=${encodeURIComponent(typed)}`)).jobs).toHaveLength(1)
})

test('a misspelt word is corrected with its vowel signs', async () => {
  const { published, server } = await startWithEmployer()
  await published({ title: 'हिन्दी शिक्षक' })

  expect((await search(server.base, `?q=${encodeURIComponent('शिक्षाक')}`)).suggestion).toBe('शिक्षक')
})
