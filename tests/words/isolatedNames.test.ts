import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isolate } from '../../contract/isolate.ts'
import { hiddenToCandidate } from '../../src/words/applications/apply.ts'
import { pastEventForCandidate, pastEventForEmployer } from '../../src/words/applications/pastEvent.ts'
import { turnToCandidate, turnToEmployer } from '../../src/words/applications/turns.ts'
import { jobInWords } from '../../src/words/letters/letters.ts'
import { lookHint, newestLookInWords } from '../../src/words/letters/looks.ts'
import { recordInWords } from '../../src/words/record.ts'
import { reasonWords, searchInWords } from '../../server/words/alerts.ts'
import { criteriaIn } from '../../contract/search/address.ts'
import { sampleAlertMails, sampleMails } from '../server/support/sampleMails.ts'

const name = 'נגריית האורן'
const now = Date.parse('2026-11-25T12:00:00Z')
const dueAt = '2026-11-26T12:00:00Z'
const at = '2026-11-20T12:00:00Z'

const turn = (side: 'candidate' | 'employer', lateness: 'onTime' | 'overdue') => ({ dueAt, lateness, side })
const event = (type: string, actor: 'candidate' | 'employer') => ({ seq: 1, type, actor, at })
const look = { id: '1', title: name, isTrashed: false }

const sentences: Readonly<Record<string, string>> = {
  'the turn of a company': turnToCandidate({ turn: turn('employer', 'onTime'), name, now }),
  'a company that is late': turnToCandidate({ turn: turn('employer', 'overdue'), name, now }),
  'the turn of a candidate': turnToEmployer({ turn: turn('candidate', 'onTime'), name, now }),
  ...Object.fromEntries(
    ['submit', 'ask', 'reply', 'accept', 'decline', 'withdraw', 'release', 'tell'].map((type) => [
      `${type}, to the employer`,
      pastEventForEmployer(event(type, 'candidate'), name),
    ]),
  ),
  ...Object.fromEntries(
    ['ask', 'offer', 'tell', 'turnDue'].map((type) => [
      `${type}, to the candidate`,
      pastEventForCandidate({ ...event(type, 'employer'), side: 'employer' }, name).name,
    ]),
  ),
  'a hidden name': hiddenToCandidate(name, false),
  'the record of a company': recordInWords({ answeredInTime: 1, people: 2, medianDays: null }, name),
  'the job of a letter': jobInWords({ title: name, company: { name } }),
  'the newest resume': newestLookInWords([look]),
  'a resume in the trash': lookHint([{ ...look, isTrashed: true }], '1'),
  ...Object.fromEntries(
    Object.entries(sampleMails(name)).flatMap(([kind, { items = [], lead, subject }]) => [
      [`the subject of ${kind}`, subject],
      // The digest lists each job in an item of its own.
      [`the mail ${kind}`, items[0]?.text ?? lead],
    ]),
  ),
  'the subject of a job alert': sampleAlertMails(name)['newJobs']?.subject ?? '',
  'the mail that asks to keep a job alert': sampleAlertMails(name)['keepAlert']?.lead ?? '',
  'a search by words': searchInWords({
    name: '',
    criteria: criteriaIn(`q=${name}`),
    place: null,
    isRemote: false,
  }),
  'a reason by a title': reasonWords.sameTitle('resume', name),
  'a reason by a title that is alike': reasonWords.likeTitle('saved', name),
  'a reason by words': reasonWords.inTitle([name]),
  'a reason by a place': reasonWords.distance(3, name),
}

test.each(Object.entries(sentences))('%s isolates a right-to-left name', (_, sentence) => {
  const outside = sentence.replaceAll(`\u2068${name}\u2069`, '')
  expect(outside).not.toBe(sentence)
  expect(outside).not.toContain(name)
  // No isolate remains, so the name was isolated only once.
  expect(outside).not.toMatch(/[\u2068\u2069]/)
})

test('a left-to-right name is unchanged', () => {
  expect(['Larch Works', 'Łukasz', '李', '2000 AG'].map(isolate)).toEqual([
    'Larch Works',
    'Łukasz',
    '李',
    '2000 AG',
  ])
})

/** Pattern of a name that is inserted into a sentence without isolation. */
const BARE =
  /\$\{(?:company|who|title|nameOf\([\w.]+\)|candidate\.firstName|(?:[\w.]+\.)?company\.name|(?:job|posting|item|look|newest|next|resume|longest|period)\.title)\}/g

test('no sentence contains a name that is not isolated', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync(
    [
      'src/words/**/*.ts',
      'src/views/**/*.tsx',
      'server/mail/*.ts',
      'server/words/**/*.ts',
      'contract/{applications,postings}/events/*.ts',
      'server/{applications,postings}/notices.ts',
    ],
    { cwd: root },
  )
  expect(files.length).toBeGreaterThan(100)
  const bare = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(BARE) ?? []).map((found) => `${file}: ${found}`),
  )
  expect(bare.filter((each) => !allowed.has(each))).toEqual([])
})

/**
 * Allowed exceptions: drafts of messages, texts for searching, and sentences whose name is already isolated.
 */
const allowed: ReadonlySet<string> = new Set([
  // The name is alone in its cell.
  'server/mail/companyMark.ts: ${company.name}',
  'contract/applications/events/reject.ts: ${title}',
  'src/views/letters/ParagraphsDialog.tsx: ${title}',
])
