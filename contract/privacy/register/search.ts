import type { DataKind } from '../dataKind.ts'

const ofOpenJobs = {
  ground: 'notPersonal',
  whose: 'nobody',
  retention: 'as long as the job post is public',
  onDeletion: { keep: 'It says nothing about a person' },
} as const

const ofThisVersion = { ...ofOpenJobs, retention: 'as long as the service runs' } as const

export const searchData: DataKind = {
  title: 'Saved jobs and search',
  what: 'The jobs you save. Your searches are not recorded.',
  purpose: 'To show you your list on every device, and to find jobs.',
  ground: 'contract',
  whose: 'candidate',
  retention: 'until you remove them',
  onDeletion: 'erase',
  tables: {
    saved_jobs: {
      columns: {
        personal: {
          account_id: 'Candidate who saved it',
          posting_id: 'Job that was saved',
          saved_at: 'Order in the list',
        },
      },
    },
    search_postings: {
      ...ofOpenJobs,
      columns: {
        internal: {
          number: 'Order of publishing',
          posting_id: 'Job post that is found',
          company_id: 'Its company',
          workplace: 'Filter, shown in the job post',
          type: 'Filter, shown in the job post',
          level: 'Filter, shown in the job post',
          yearly_pay: 'Filter, computed from the pay shown in the job post',
          regions: 'Filter, shown in the job post',
          facets: 'Filters, shown in the job post or on the page of its company',
        },
      },
    },
    search_words: {
      ...ofOpenJobs,
      columns: { internal: { terms: 'Words of open job posts; each database indexes them its own way' } },
    },
    search_places: {
      ...ofOpenJobs,
      columns: {
        internal: {
          number: 'Row of the search index',
          x: 'Position of the workplace on the globe',
          y: 'Position of the workplace on the globe',
          z: 'Position of the workplace on the globe',
        },
      },
    },
    search_dictionary: {
      ...ofThisVersion,
      columns: { internal: { word: 'Word of job posts, to correct typing errors', length: 'Its length' } },
    },
    search_version: {
      ...ofThisVersion,
      columns: { internal: { id: 'The only row', version: 'Version of the search index' } },
    },
  },
}
