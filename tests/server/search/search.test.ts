// @module-tag invariant
import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tellCompany } from '../support/companies.ts'
import { placeNamed } from '../../../server/search/places.ts'
import { readAnswer, sharedTestServer } from '../support/harness.ts'
import { operatorAt } from '../support/operators.ts'
import { completePosting, startWithEmployer } from '../support/postings.ts'
import { search, titles, typing } from '../support/search/asking.ts'

const at = (name: string) => {
  const place = placeNamed(name)
  if (!place) throw new Error(`There is no place ${name}.`)
  return place
}

describe('a typed text', () => {
  test('finds its words, with any ending, accent and capital', async () => {
    const { published, server } = await startWithEmployer()
    await published({ title: 'Köchin für Łódź', description: 'Building kitchens with C++. '.repeat(5) })

    for (const typed of [
      'kochin',
      'KÖCHIN',
      'lodz',
      'builds kitchen',
      'c++',
      '"with c++"',
      '-"kitchens in"',
    ]) {
      expect([typed, await typing(server.base, typed)]).toEqual([typed, ['Köchin für Łódź']])
    }
    for (const typed of ['köchin bakery', 'c#', '"c++ with"', '-kitchen', 'koch']) {
      expect([typed, await typing(server.base, typed)]).toEqual([typed, []])
    }
  })

  test('finds titles first, then the head, then the text, unless another order is requested', async () => {
    const { published, server } = await startWithEmployer()
    await published({ title: 'Loom Carpenter' })
    await published({ title: 'Joiner', requirements: [{ text: 'Carpenters’ tools', kind: 'must' }] })
    await published({ title: 'Painter', summary: 'Beside a carpenter.' })

    const bestFirst = ['Loom Carpenter', 'Joiner', 'Painter']
    expect(await titles(server.base, '?q=carpenter')).toEqual(bestFirst)
    expect(await titles(server.base, '?q=carpenter&sort=relevant')).toEqual(bestFirst)
    expect(await titles(server.base, '?q=carpenter&sort=newest')).toEqual(bestFirst.toReversed())
  })

  test('never fails', async () => {
    const { published, server } = await startWithEmployer()
    await published()
    const any = oneof(
      string({ maxLength: 40, unit: 'binary' }),
      string({ maxLength: 40, unit: constantFrom(...'"-*():^{}\\\'&|!<>%_ aOR') }),
    )
    await assert(
      asyncProperty(any, async (typed) => {
        const q = encodeURIComponent(typed.toWellFormed())
        const answer = await readAnswer(await fetch(`${server.base}/api/jobs?q=${q}`))
        expect([typed, answer.http]).toEqual([typed, 200])
      }),
      { numRuns: 300 },
    )
  })
})

describe('a posting is found', () => {
  test('from its publication on, with its facts for a list, and by nobody before', async () => {
    const { complete, send, server } = await startWithEmployer()
    const id = await complete({ summary: 'Engines.', level: 'senior' })
    expect(await titles(server.base)).toEqual([])
    await send(id, { type: 'publish' })

    const { jobs, next, place, suggestion, total, wider } = await search(server.base)
    expect({ next, place, suggestion, total, wider }).toEqual({
      next: null,
      place: null,
      suggestion: null,
      total: { count: 1, isCapped: false },
      wider: [],
    })
    const { places, pay, workplace, employmentType, regions } = completePosting
    expect(jobs).toMatchObject([
      {
        places,
        pay,
        workplace,
        employmentType,
        regions,
        title: 'Engine Builder',
        company: { slug: 'engine-works', name: 'Engine Works', proof: 'none' },
        level: 'senior',
        summary: 'Engines.',
        confirmedAt: null,
        answerDays: 10,
        isDemo: false,
      },
    ])
    expect(jobs[0]?.slug).toMatch(/^engine-builder-engine-works-[a-z]{6}$/)
  })

  test('not while it is paused, and in its old place afterwards', async () => {
    const { published, send, server } = await startWithEmployer()
    const { id } = await published({ title: 'First' })
    await published({ title: 'Second' })

    await send(id, { type: 'pause' })
    expect(await titles(server.base)).toEqual(['Second'])
    await send(id, { type: 'resume' })
    expect(await titles(server.base)).toEqual(['Second', 'First'])
  })

  test('no longer once it closes, or its last day is over', async () => {
    const { published, send, server } = await startWithEmployer()
    const { id } = await published({ title: 'Closed' })
    await published({ title: 'Over', validThrough: '2030-01-02' })
    expect(await titles(server.base, '?q=over')).toEqual(['Over'])

    await send(id, { type: 'close', outcome: 'filledHere' })
    expect(await titles(server.base)).toEqual(['Over'])
    server.clock.now = Date.UTC(2030, 0, 3, 12)
    await server.meetDeadlines()
    expect(await titles(server.base)).toEqual([])
  })

  test('by its text after an edit, and not by the earlier one', async () => {
    const { published, read, save, server } = await startWithEmployer()
    const { id } = await published({ summary: 'Steam.' })
    const { posting, revision } = await read(id)
    await save(id, revision, { ...posting, summary: 'Electricity.' })

    expect(await typing(server.base, 'steam')).toEqual([])
    expect(await typing(server.base, 'electricity')).toEqual(['Engine Builder'])
  })

  test('by the current name of its company', async () => {
    const { browser, published, server } = await startWithEmployer()
    await published()
    await tellCompany(browser, { name: 'Looms & Sons' })

    expect(await typing(server.base, 'works')).toEqual([])
    expect((await search(server.base, '?q=looms')).jobs).toMatchObject([
      { company: { slug: 'looms-sons', name: 'Looms & Sons' } },
    ])
  })

  test('by nobody while its company is suspended', async () => {
    const { published, server } = await startWithEmployer()
    const operator = operatorAt(server)
    await published()

    await operator('suspend', 'engine-works')
    expect(await titles(server.base)).toEqual([])
    await operator('restore', 'engine-works')
    expect(await titles(server.base)).toEqual(['Engine Builder'])
  })

  test('near its places, and by remote work', async () => {
    const { published, server } = await startWithEmployer()
    await published({ title: 'Bradford', places: [at('Bradford')] })
    await published({ title: 'London', places: [at('London'), at('Sydney')] })
    const remote = { ...completePosting, workplace: 'remote' as const, places: [] }
    await published({ ...remote, title: 'Anywhere' })
    await published({ ...remote, title: 'From Germany', regions: ['DE'] })

    expect(await titles(server.base, '?place=Leeds')).toEqual(['Anywhere', 'Bradford'])
    expect(await titles(server.base, '?place=leeds&radius=5')).toEqual(['Anywhere'])
    expect(await titles(server.base, '?place=53.8,-1.55')).toEqual(['Anywhere', 'Bradford'])
    expect(await titles(server.base, '?place=Sydney')).toEqual(['Anywhere', 'London'])
    expect(await titles(server.base, '?place=Potsdam,+Germany')).toEqual(['From Germany', 'Anywhere'])
    expect(await search(server.base, '?place=leeds&radius=5')).toMatchObject({
      place: { name: 'Leeds', country: 'GB' },
      wider: [
        { radius: 10, count: 1 },
        { radius: 25, count: 2 },
        { radius: 50, count: 2 },
        { radius: 100, count: 2 },
      ],
    })
  })
})

describe('a search refuses', () => {
  const server = sharedTestServer()

  test.each([
    ['place=Leedss', 'place', 'We couldn’t find “Leedss”. Choose a place from the list.'],
    ['place=91,0', 'place', 'We couldn’t find “91,0”. Choose a place from the list.'],
    ['radius=7', 'radius', 'Choose one of 5, 10, 25, 50, 100.'],
    ['workplace=moon', 'workplace.0', 'Choose a workplace.'],
    ['pay=lots', 'pay', 'Enter yearly pay in digits, such as 50,000 or 50k.'],
    ['posted=2', 'posted', 'Choose one of 1, 3, 7, 30.'],
    ['sort=relevant', 'sort', 'Enter search words to sort by best match.'],
    ['sort=near', 'sort', 'Enter a city to sort by distance.'],
    ['sort=near&place=remote', 'sort', 'Enter a city to sort by distance.'],
    ['sort=near&place=Germany', 'sort', 'Enter a city to sort by distance.'],
    ['country=gb', 'country', 'Choose a country.'],
    ['country=ZZ', 'country', 'Enter the two letters of a country, such as GB.'],
    ['region=ENG', 'region', 'Choose a region.'],
    ['region=GB.XYZ', 'region', 'Enter a region by its country and code, such as GB.ENG.'],
    ['region=GB.ENG&country=DE', 'region', 'Choose a region of the chosen country.'],
    ['replies=late', 'replies', 'Choose onTime.'],
    ['within=1e9', 'within', 'Choose one of 3, 7, 14.'],
    ['range=half', 'range', 'Choose full.'],
    ['visa=doesNot', 'visa', 'Choose sponsors.'],
    ['hours=0', 'hours', 'Choose one of 10, 20, 30.'],
    ['limit=51', 'limit', 'Ask for 1 to 50.'],
    ['after=x', 'after', 'We can’t continue this list. Start from the beginning.'],
    [`after=${btoa('[1e300]')}`, 'after', 'We can’t continue this list. Start from the beginning.'],
    ['q=' + 'x'.repeat(121), 'q', 'Use at most 120 characters.'],
  ])('%s, at its field', async (query, field, message) => {
    const answer = await readAnswer(await fetch(`${server().base}/api/jobs?${query}`))
    expect(answer).toMatchObject({ http: 400, error: { message, fields: { [field]: message } } })
  })

  test('a cursor of another order', async () => {
    const { published, server: own } = await startWithEmployer()
    await published()
    await published()
    const { next } = await search(own.base, '?limit=1')
    const answer = await readAnswer(await fetch(`${own.base}/api/jobs?sort=pay&limit=1&after=${next}`))
    expect([answer.http, Object.keys(answer.error?.fields ?? {})]).toEqual([400, ['after']])
  })
})

test('an unknown word is corrected, if that finds something', async () => {
  const { published, server } = await startWithEmployer()
  await published({
    title: 'Stage Carpenter',
    requirements: [{ text: 'Scenery painting', kind: 'must' }],
    places: [at('Leeds')],
  })
  const suggested = async (query: string) => (await search(server.base, query)).suggestion

  expect(await suggested('?q=carpentr')).toBe('carpenter')
  expect(await suggested('?q=Stage+Carpetner+-manager')).toBe('Stage carpenter -manager')
  expect(await suggested('?q=scenrey+panting')).toBe('scenery painting')
  expect(await suggested('?q=carpentr&place=London')).toBeNull()
  expect(await suggested('?q=astronaut')).toBeNull()
  expect(await suggested('?q=stage+astronaut')).toBeNull()
  expect(await suggested('?q=carpenter')).toBeNull()
})
