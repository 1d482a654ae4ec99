import { describe, expect, test } from 'vitest'
import type { JobInList } from '../../../contract/search/job.ts'
import { reasonsFor } from '../../../server/alerts/reasons.ts'
import { placeNamed } from '../../../server/search/places.ts'

const placeOf = (name: string) => {
  const place = placeNamed(name)
  if (!place) throw new Error(`There is no place ${name}.`)
  return place
}

const carpenter: JobInList = {
  slug: 'stage-carpenter',
  title: 'Stage carpenter',
  company: { slug: 'fernhill', name: 'Fernhill', logo: undefined, proof: 'domain' },
  places: [placeOf('Bradford')],
  workplace: 'onSite',
  regions: [],
  employmentType: 'fullTime',
  level: 'senior',
  pay: { min: 3_100_000, max: 3_650_000, currency: 'GBP', period: 'year' },
  summary: 'Sets of oak.',
  publishedAt: '2030-01-01T00:00:00.000Z',
  confirmedAt: null,
  answerDays: 7,
  isDemo: false,
}
const remote: JobInList = { ...carpenter, places: [], workplace: 'remote', regions: ['GB', 'DE'] }

describe('Reasons for a job', () => {
  test.each([
    [
      'words of the title and of the text',
      'q=carpenters+oak',
      carpenter,
      ['“carpenters” in the title', 'Mentions “oak”'],
    ],
    ['a phrase', 'q=%22stage+carpenter%22', carpenter, ['“stage carpenter” in the title']],
    ['a word that is unwanted', 'q=-sales', carpenter, []],
    ['the distance to a town', 'place=Leeds', carpenter, ['13 km from Leeds']],
    ['the town itself', 'place=Bradford', carpenter, ['In Bradford']],
    ['a region', 'place=England', carpenter, ['In England']],
    ['a country', 'place=UK', carpenter, ['In the United Kingdom']],
    ['remote work from a country', 'place=Leeds', remote, ['Remote from the United Kingdom']],
    ['remote work from anywhere', 'place=Leeds', { ...remote, regions: [] }, ['Remote from anywhere']],
    ['remote work', 'place=remote', remote, ['Remote']],
    [
      'what was chosen',
      'type=fullTime&level=senior&workplace=onSite',
      carpenter,
      ['On site', 'Full time', 'Senior'],
    ],
    ['pay', 'pay=30000', carpenter, ['Pay reaches 30,000 a year']],
    ['a chosen country', 'country=GB', carpenter, ['In the United Kingdom']],
    ['a chosen region', 'region=GB.ENG', carpenter, ['In England']],
    ['a chosen country of remote work', 'country=DE', remote, ['Remote from Germany']],
    [
      'further filters',
      'hours=20&range=full&visa=sponsors&within=7&replies=onTime',
      carpenter,
      [
        'At most 20 hours a week',
        'Shows the full pay range',
        'Sponsors a visa',
        'Replies within 7 days',
        'Replies on time',
      ],
    ],
    ['a search of everything', '', carpenter, []],
  ])('name %s.', (_, criteria, job, reasons) => {
    expect(reasonsFor(criteria, job)).toEqual(reasons)
  })

  test('end with a good reply record, and leave out another one.', () => {
    const record = { people: 50, answeredInTime: 46, medianDays: 2 }
    expect(reasonsFor('q=carpenter', carpenter, record)).toEqual([
      '“carpenter” in the title',
      'Replied on time to 46 of 50 applicants',
    ])
    expect(reasonsFor('q=carpenter', carpenter, { ...record, answeredInTime: 30 })).toHaveLength(1)
  })
})
