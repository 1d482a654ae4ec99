import { expect, test } from 'vitest'
import { paragraphsOf } from '../../../contract/letters/paragraphs.ts'

test.for([
  ['Chinese', '尊敬的招聘经理：', '我在剧院工作了十年，负责舞台布景和道具。'],
  ['Japanese', '採用ご担当者様', '私は十年間、劇場で舞台装置を作ってきました。'],
  ['Korean', '채용 담당자님께', '저는 십 년 동안 극장에서 무대 장치를 만들어 왔습니다.'],
  ['Thai', 'เรียน', 'ฉันทำงานในโรงละครมาสิบปีและสร้างฉากสำหรับคณะที่เดินทาง'],
  ['English', 'Dear team,', 'I build sets for companies that travel.'],
] as const)('a paragraph in %s is found without its greeting', ([, greeting, paragraph]) => {
  expect(paragraphsOf(`${greeting}\n\n${paragraph}`)).toEqual([paragraph])
})
