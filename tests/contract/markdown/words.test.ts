import { expect, test } from 'vitest'
import { wordsIn } from '../../../contract/markdown/words.ts'

test.each([
  ['', 0],
  ['– … !', 0],
  ['It’s well-known: 3 words – or so, naïve.', 7],
  ['무대를 만드는 목수입니다.', 3],
  ['Ich bin 大工, seit 2019.', 6],
])('Words between spaces are counted as a person counts them: “%s”', (text, words) => {
  expect(wordsIn(text)).toBe(words)
})

const inDictionary = new Intl.Segmenter('en', { granularity: 'word' })

test.each([
  '我是一名木匠，在剧院工作了十年。我喜欢和团队一起建造舞台布景，也会读图纸、估算材料和安排工期。',
  '私は十年間、劇場で大工として働いてきました。図面を読み、材料を見積もり、四人で舞台装置を作ります。',
  'プロジェクトマネージャーとしてソフトウェア開発チームをリードし、アジャイル手法を導入しました。',
  'ខ្ញុំជាជាងឈើនៅរោងមហោស្រពអស់រយៈពេលដប់ឆ្នាំ។ ខ្ញុំអានប្លង់ និងដឹកនាំក្រុមមនុស្សបួននាក់។',
  'ကျွန်တော်သည် ပြဇာတ်ရုံတွင် ဆယ်နှစ်ကြာ လက်သမားအဖြစ် အလုပ်လုပ်ခဲ့ပါသည်။ အဖွဲ့ကို ဦးဆောင်ပါသည်။',
  'လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် လည်းကောင်း၊ တူညီလွတ်လပ်သော အခွင့်အရေးများဖြင့် လည်းကောင်း၊ မွေးဖွားလာသူများ ဖြစ်သည်။',
  'ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ, ສິດທິ, ເສລີພາບແລະຄວາມສະເໝີພາບເທົ່າທຽມກັນ.',
  'ฉันทำงานเป็นช่างไม้ในโรงละครมาสิบปี ฉันอ่านแบบ ประเมินวัสดุ และนำทีมสี่คนสร้างฉากละคร',
])('Words in a script without spaces are counted about as a dictionary splits them: %s', (text) => {
  const found = Array.from(inDictionary.segment(text)).filter(({ isWordLike }) => isWordLike).length
  expect(found).toBeGreaterThan(10)
  expect(Math.abs(wordsIn(text) - found) / found).toBeLessThan(0.25)
})
