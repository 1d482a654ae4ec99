import { expect, test } from 'vitest'
import { monogramOf } from '../../../contract/companies/monogram.ts'
import { noticeMails } from '../../../server/mail/noticeMails.ts'
import { renderMail, writeMail } from '../../../server/mail/templates.ts'
import { dueDay } from '../../../server/words/dates.ts'
import { applicationMailWords } from '../../../server/words/mails/applications.ts'
import { invitationWords } from '../../../server/words/mails/companies.ts'
import { digestMailWords } from '../../../server/words/mails/digests.ts'
import { themes } from '../../../src/ui/tokens/themes.ts'
import { factsWith, sampleAlertMails, sampleMails } from '../support/sampleMails.ts'

const known = new Set<string>([...Object.values(themes.light), ...Object.values(themes.dark)])

const about = { brand: 'Jobgrove', firstName: 'Ada', link: 'https://www.example.com/' }
const notice = {
  subject: 'Posting',
  lead: 'It needs this:',
  quote: 'A title.',
  facts: [{ name: 'Reference', text: 'A7K-4QF2' }],
  action: 'Open',
  rest: 'Bye.',
}

test.each(['verifyAddress', 'resetPassword', 'passwordChanged', 'notice'] as const)(
  'The email %s has the product’s colors in both themes, and loads nothing.',
  async (kind) => {
    const { html } = await (kind === 'notice' ? renderMail(notice, about) : writeMail(kind, about))

    const colours = html.match(/#[0-9a-f]{6}/g) ?? []
    expect(colours.filter((colour) => !known.has(colour))).toEqual([])
    expect(colours).toContain(themes.light.primary)
    expect(colours).toContain(themes.dark.primary)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).not.toMatch(/<img|<link|src=|url\(|@import/)
  },
)

test('the button of an email names its target', () => {
  const mails = { ...sampleMails('Carpenter'), ...sampleAlertMails('Carpenter') }
  const actions = Object.values(mails).map(({ action }) => action)
  expect([...new Set(actions)].toSorted()).toEqual([
    'Confirm job alert',
    'Edit job post',
    'Find jobs',
    'Finish application',
    'Keep these emails',
    'Reply',
    'See this search',
    'See who looked',
    'View applicant',
    'View applicants',
    'View application',
    'View invitation',
    'View job',
    'View job post',
    'View job posts',
    'View offer',
    'View update',
  ])
})

test('a subject names the job or the company, and a company only once it is verified', () => {
  for (const [kind, { subject }] of Object.entries(sampleMails('Larch'))) {
    expect(subject, kind).toContain('Larch')
  }
  const unverified = factsWith({ isVerified: false })
  for (const [kind, words] of Object.entries(applicationMailWords)) {
    expect(words(unverified).subject, kind).not.toContain('Fernhill')
  }
  expect(invitationWords({ company: 'Fernhill', isVerified: false }, 'Jobgrove').subject).toBe(
    'An employer invited you to its hiring team',
  )
})

test('a subject starts with the name of a company as it is written', () => {
  const { subject } = applicationMailWords.applicationAsked(factsWith({ company: 'tallow' }))
  expect(subject).toBe('tallow has a question for you')
})

test('the subject of a rejection is neutral', () => {
  expect(applicationMailWords.applicationRejected(factsWith()).subject).toBe(
    'Update on your application: Stage carpenter',
  )
})

function subjects(...counts: readonly number[]) {
  const postings = counts.map((count, index) => ({ job: `Job ${index + 1}`, path: '/', count }))
  return Object.values(digestMailWords).map((words) => words({ postings }).subject)
}

test('An email uses the singular for one applicant and the plural for several.', () => {
  expect(subjects(1)).toEqual(['1 new applicant for Job 1', 'Reply by tomorrow: 1 applicant for Job 1'])
  expect(subjects(1, 2)).toEqual([
    '3 new applicants for 2 job posts',
    'Reply by tomorrow: 3 applicants for 2 job posts',
  ])
})

test('A due date has its year if it is not this year.', () => {
  expect(dueDay(Date.UTC(2026, 10, 26), Date.UTC(2026, 10, 19))).toBe('Thu, Nov 26')
  expect(dueDay(Date.UTC(2027, 0, 4), Date.UTC(2026, 11, 28))).toBe('Mon, Jan 4, 2027')
})

test('an email about an application shows the logo of the company with its size and name, loaded from the application', async () => {
  const mark = { slug: 'fernhill', logo: '/media/abcdefghijklmnopqrstuv-192.webp' }
  const text = noticeMails.applicationMoved.write(factsWith({ mark }))
  const { html } = await renderMail(text, { ...about, origin: 'https://www.example.com' })
  const [image, ...others] = html.match(/<img[^>]*>/g) ?? []
  expect(others).toEqual([])
  // Uses PNG, because several mail programs cannot show WebP.
  expect(image).toContain('src="https://www.example.com/media/abcdefghijklmnopqrstuv-192.png"')
  expect(image).toMatch(/width="48"\s+height="48"\s+alt="Logo of Fernhill"/)
})

test('an email about an application shows the monogram of a company without a logo, and loads nothing', async () => {
  const text = noticeMails.applicationMoved.write(factsWith({ mark: { slug: 'fernhill' } }))
  const { html } = await renderMail(text, about)
  expect(html).toContain(`bgcolor="${monogramOf({ name: 'Fernhill', slug: 'fernhill' }).ground}"`)
  expect(html).not.toMatch(/<img|src=|url\(/)
})
