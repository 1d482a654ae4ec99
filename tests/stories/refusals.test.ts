import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { routes } from '../../contract/index.ts'
import { applicationsRefusals } from '../../server/words/applications.ts'
import { authRefusals } from '../../server/words/auth.ts'
import { companiesRefusals } from '../../server/words/companies.ts'
import { deletionRefusals } from '../../server/words/deletion.ts'
import { filesRefusals } from '../../server/words/files.ts'
import { identityRefusals } from '../../server/words/identity.ts'
import { importsRefusals } from '../../server/words/imports.ts'
import { legalRefusals } from '../../server/words/legal.ts'
import { introductionFindings, introductionsRefusals } from '../../server/words/introductions.ts'
import { lettersRefusals } from '../../server/words/letters.ts'
import { noticesRefusals } from '../../server/words/notices.ts'
import { postingsRefusals } from '../../server/words/postings.ts'
import { privacyRefusals } from '../../server/words/privacy.ts'
import { resumesRefusals } from '../../server/words/resumes.ts'
import { searchRefusals } from '../../server/words/search.ts'
import { sharedRefusals } from '../../server/words/shared.ts'
import { talentRefusals } from '../../server/words/talent.ts'
import { fromAddress, toAddress } from '../../stories/support/storyAddress.ts'
import { refusals } from '../../stories/support/refusals.ts'

/** Refusals of calls that the application does not make, or whose responses no page reads. */
const forPrograms: ReadonlySet<string> = new Set([
  sharedRefusals.unknownCall,
  sharedRefusals.requireJson,
  // Browsers do not tell pages why a stream could not be opened.
  sharedRefusals.manyPagesOpen,
  // Refusal of feeds and site maps, which no page of the application loads.
  sharedRefusals.manyLists,
  // Refusal in the hosted API, which other programs use.
  authRefusals.codeExpired,
  // The client has disconnected, so nobody reads it.
  sharedRefusals.canceled,
  // The application only uses cursors from the server.
  sharedRefusals.wrongCursor,
  // Refusals of pages that the browser loads directly.
  sharedRefusals.notRead,
  sharedRefusals.wrongMethod('GET and HEAD'),
  filesRefusals.wrongName(100),
  noticesRefusals.wrongChoice,
  'Send the file as it is.',
  // Refusals of public reads, and decisions of operators.
  companiesRefusals.unknown,
  postingsRefusals.unknownJob,
  postingsRefusals.jobGone,
  postingsRefusals.suspended,
])

const modules = {
  applications: applicationsRefusals,
  auth: authRefusals,
  companies: companiesRefusals,
  deletion: deletionRefusals,
  files: filesRefusals,
  identity: identityRefusals,
  imports: importsRefusals,
  introductions: introductionsRefusals,
  findings: introductionFindings,
  legal: legalRefusals,
  letters: lettersRefusals,
  notices: noticesRefusals,
  postings: postingsRefusals,
  privacy: privacyRefusals,
  resumes: resumesRefusals,
  search: searchRefusals,
  shared: sharedRefusals,
  talent: talentRefusals,
}

/** All refusals of the server, by module and name. */
const entries = Object.entries(modules).flatMap(([module, refusalsOf]) =>
  Object.entries(refusalsOf).map(([name, words]): [string, unknown] => [`${module}.${name}`, words]),
)

/** Sample values for messages with parameters. */
const samples: Readonly<Record<string, readonly string[]>> = {
  'applications.emptyField': [applicationsRefusals.emptyField('{{team}}')],
  'files.many': [filesRefusals.many(20)],
  'files.storageFull': [filesRefusals.storageFull(50, false), filesRefusals.storageFull(5, true)],
  'files.wrongName': [filesRefusals.wrongName(100)],
  'identity.manyPasskeys': [identityRefusals.manyPasskeys(20)],
  'introductions.tooManyOpen': [introductionsRefusals.tooManyOpen(10)],
  'introductions.tooManyToday': [introductionsRefusals.tooManyToday(50)],
  'letters.many': [lettersRefusals.many(500)],
  'postings.openingsTaken': [postingsRefusals.openingsTaken(2)],
  'resumes.longLayout': [resumesRefusals.longLayout('resume'), resumesRefusals.longLayout('letter')],
  'resumes.many': [resumesRefusals.many(500)],
  'resumes.manyNamedVersions': [resumesRefusals.manyNamedVersions(100)],
  'resumes.manyPages': [resumesRefusals.manyPages(20)],
  'resumes.slowLayout': [resumesRefusals.slowLayout('resume'), resumesRefusals.slowLayout('letter')],
  'search.severalCountries': [searchRefusals.severalCountries('Europe')],
  'search.unknownPlace': [searchRefusals.unknownPlace('Leedss')],
  'shared.tooManyAttempts': [sharedRefusals.tooManyAttempts(600)],
  'shared.wrongMethod': [sharedRefusals.wrongMethod('GET and HEAD')],
}

const isTemplate = ([, words]: readonly [string, unknown]) => typeof words === 'function'

test('the stories have every refusal of the server, and no other', () => {
  expect(entries.filter(isTemplate).map(([name]) => name)).toEqual(
    expect.arrayContaining(Object.keys(samples)),
  )
  expect(entries.filter(isTemplate)).toHaveLength(Object.keys(samples).length)
  const said = new Set([
    ...entries.filter((entry) => !isTemplate(entry)).map(([, words]) => words),
    ...Object.values(samples).flat(),
    ...routes.uploads.map(({ endpoint }) => endpoint.wrongType),
  ])
  const known = new Set([...Object.values(refusals).map(({ words }) => words), ...forPrograms])
  expect([...said].filter((sentence) => !known.has(String(sentence)))).toEqual([])
  expect([...known].filter((sentence) => !said.has(sentence))).toEqual([])
})

test('a message that the toolbar has written into the address is read unchanged', () => {
  assert(
    property(string({ unit: 'grapheme' }), (sentence) => {
      expect(toAddress(sentence)).toMatch(/^[A-Za-z0-9 _-]*$/)
      expect(fromAddress(toAddress(sentence))).toBe(sentence)
    }),
  )
})
