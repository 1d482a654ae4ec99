import type { DataKind } from '../dataKind.ts'

const ofSearch = { retention: 'until you delete the search; 30 days after it ends' } as const

export const alertsData: DataKind = {
  title: 'Saved searches and job alerts',
  what: 'Searches that you save, the jobs that we emailed you, and jobs and companies that you hide.',
  purpose: 'To email you new jobs that fit, each once, until you stop it.',
  ground: 'consent',
  whose: 'candidate',
  retention: 'until you delete the account, or 30 days after the last alert of an address without one ends',
  onDeletion: 'erase',
  tables: {
    subscribers: {
      columns: {
        personal: {
          account_id: 'Account that gets the emails',
          email_address: 'Address that gets the emails, if it has no account',
          confirmed_at: 'Proof that the owner of the address wants them',
          created_at: 'Removes an address that is never confirmed',
        },
        internal: { id: 'Random name' },
      },
    },
    saved_searches: {
      ...ofSearch,
      columns: {
        personal: {
          subscriber_id: 'Who gets the emails',
          criteria: 'What you look for',
          name: 'Name that you gave it',
          every: 'How often you get emails',
          time_zone: 'When your day begins and ends',
          state: 'Whether emails are sent',
          created_at: 'No older job is emailed',
          renewed_at: 'When you are asked whether to keep it',
          last_at: 'Time of the last email',
          due_at: 'Time of the next email',
          ended_at: 'Removes it later',
        },
        internal: { id: 'Random name', revision: 'Counts changes, so that two at once are noticed' },
      },
    },
    saved_search_terms: {
      ...ofSearch,
      columns: { internal: { term: 'Word that a job must have', search_id: 'Search that it is of' } },
    },
    alert_matches: {
      retention: 'until the next email',
      columns: {
        personal: {
          search_id: 'Search that found it',
          posting_id: 'Job for the next email',
          matched_at: 'Order in the email',
        },
      },
    },
    mailed_jobs: {
      columns: {
        personal: {
          subscriber_id: 'Who got it',
          posting_id: 'Job that was emailed, so that it is not emailed twice',
          mailed_at: 'Shown to you in your export',
        },
      },
    },
    hidden_jobs: {
      retention: 'until you show it again',
      columns: {
        personal: {
          subscriber_id: 'Who hides it',
          posting_id: 'Job that you hide',
          hidden_at: 'Order in the list',
        },
      },
    },
    hidden_companies: {
      retention: 'until you show it again',
      columns: {
        personal: {
          subscriber_id: 'Who hides it',
          company_id: 'Company that you hide',
          hidden_at: 'Order in the list',
        },
      },
    },
    search_narrowings: {
      ...ofSearch,
      columns: {
        personal: {
          search_id: 'Search that was narrowed',
          posting_id: 'Job of which you want fewer like it',
          reason: 'Why',
          criteria_before: 'What undo restores',
          criteria_after: 'Keeps undo from discarding later changes',
          narrowed_at: 'Order',
        },
      },
    },
    alert_confirmations: {
      retention: '24 months',
      columns: {
        personal: {
          address_hash: 'Keyed hash of an address, so that it is mailed once',
          mailed_at: 'Removes it later',
        },
      },
    },
  },
}
