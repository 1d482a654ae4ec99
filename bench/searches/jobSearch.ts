import * as v from 'valibot'
import { jobsQuery } from '../../contract/search/reads.ts'
import { jobs, writtenJobs } from '../../server/calls/search/jobs.ts'
import { fillMarket } from '../market/fill.ts'
import { publishOne, spellingsOfOne } from '../market/publish.ts'
import { requestOf } from '../serverLoad.ts'
import type { MeasuredSearch } from './measuredSearch.ts'

const SEED = 1
const ROUNDS = 30
/** Number of postings for which alternative spellings are measured. */
const SPELT = 10_000

/** Job search among this number of postings. */
export const jobSearch = (postings: number): MeasuredSearch => ({
  section: 'search',
  searches: {
    'newest, nothing asked for': {},
    'newest, one common word': { q: 'paid' },
    'newest, two words and filters': { q: 'paid days', workplace: ['onSite'], type: ['fullTime'] },
    'within 25 km of Leeds': { place: 'Leeds', radius: '25' },
    'in Germany, replies within 7 days': { country: 'DE', within: '7' },
    'in England, up to 20 hours': { region: 'GB.ENG', hours: '20' },
    'companies that reply on time': { replies: 'onTime' },
    'one common word, all further filters': {
      q: 'paid',
      country: 'GB',
      replies: 'onTime',
      within: '14',
      range: 'full',
      visa: 'sponsors',
      hours: '30',
    },
    'nearest to Leeds, within 25 km': { place: 'Leeds', radius: '25', sort: 'near' },
    'nearest to London, within 100 km, one common word': {
      q: 'paid',
      place: 'London',
      radius: '100',
      sort: 'near',
    },
    'best match, one common word': { q: 'paid', sort: 'relevant' },
    'highest pay, nothing asked for': { sort: 'pay' },
    'highest pay, one common word': { q: 'paid', sort: 'pay' },
    'highest pay, one word': { q: 'nurse', sort: 'pay' },
    'highest pay, two words and filters': {
      q: 'paid days',
      workplace: ['onSite'],
      type: ['fullTime'],
      sort: 'pay',
    },
    'nothing found, a word corrected': { q: 'carpentr' },
  },
  fill: async (db) => {
    const { there } = await db
      .selectFrom('postings')
      .select(({ fn }) => fn.countAll<number | string>().as('there'))
      .executeTakeFirstOrThrow()
    if (Number(there) < postings) await fillMarket(db, { seed: SEED, postings })
  },
  prepare: async (db) => {
    const publishing = await publishOne(db, ROUNDS)
    const spellings = spellingsOfOne(SPELT)
    return `${postings.toLocaleString('en')} postings, a third of them open. Publishing one more, with its ledger and all it is found by: ${publishing.toFixed(1)} ms, of which other spellings of its words take ${spellings.milliseconds.toFixed(2)} ms, ${spellings.terms.toFixed(1)} terms.`
  },
  find: async (db, criteria, now) => (await jobs({ db, now }, v.parse(jobsQuery, criteria))).total,
  call: (reading, criteria) => writtenJobs(reading, v.parse(jobsQuery, criteria)),
  requestOf: (origin, criteria) => {
    const entries = Object.entries(criteria).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, String(each)]),
    )
    return requestOf(origin, `/api/jobs?${new URLSearchParams(entries).toString()}`)
  },
})
