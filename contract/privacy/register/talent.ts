import type { DataKind } from '../dataKind.ts'

export const talentData: DataKind = {
  title: 'Profile and invitations to apply',
  what: 'Your profile, who may see it, the companies that never do, and what companies that found you write to you.',
  purpose: 'To let employers find you on your own terms.',
  ground: 'consent',
  whose: 'candidate',
  retention: 'until you delete the account',
  onDeletion: 'erase',
  tables: {
    profiles: {
      columns: {
        personal: {
          account_id: 'Owner',
          content: 'Content of the profile; the lowest pay in it is never shown',
          visibility: 'Who sees the profile; hidden unless you choose otherwise',
          created_at: 'Order of the profiles',
          updated_at: 'When it was last saved; never shown',
          active_day: 'Day of the last activity, shown to employers',
          visible_until: 'When you are asked whether it stays visible, or it hides itself',
          is_asked: 'Whether you were asked',
        },
        secret: {
          person_id: {
            purpose: 'Random; each company gets an ID of its own that is made from it',
            retention: 'until you hide your name',
          },
        },
        internal: { revision: 'Counts changes, so that two at once are noticed' },
      },
    },
    exclusions: {
      retention: 'until you remove it',
      columns: {
        personal: {
          account_id: 'Owner',
          kind: 'Company, domain, or employer named in a resume',
          value: 'Which of them',
          name: 'Shown to you',
          created_at: 'Shown to you',
          removed_at: 'Keeps an employer in a resume from being added again',
        },
        internal: { id: 'Random name' },
      },
    },
    excluded_companies: {
      retention: 'until you remove the exclusion',
      columns: {
        personal: {
          account_id: 'Candidate who excluded the company',
          company_id: 'Company that is excluded, whatever it is called later',
        },
        internal: { exclusion_id: 'Exclusion that the company has met' },
      },
    },
    search_profiles: {
      retention: 'while your profile is visible',
      columns: {
        personal: {
          account_id: 'Owner',
          is_named: 'Whether your name is shown',
          facets: 'Filters: workplaces, types, levels, and notice',
        },
        secret: { person_id: 'Random name, as in the profile' },
        internal: { number: 'Day of the last activity, and a random place within it' },
      },
    },
    shown_profiles: {
      retention: 'while your profile is visible',
      columns: {
        personal: {
          content: 'Your profile as verified companies may see it',
          listed: 'The same for lists',
        },
        internal: { number: 'Row of the search index' },
      },
    },
    profile_words: {
      retention: 'while your profile is visible',
      columns: {
        personal: {
          terms:
            'Words of what companies may see; each database indexes them its own way, PostgreSQL with the owner and filters',
        },
      },
    },
    profile_places: {
      retention: 'while your profile is visible',
      columns: {
        personal: {
          x: 'Position of a place where you want to work, on the globe',
          y: 'Position of a place where you want to work, on the globe',
          z: 'Position of a place where you want to work, on the globe',
          radius: 'How far around it you want to work',
          country: 'Country of the place',
          region: 'Region of the place',
        },
        internal: { number: 'Row of the search index' },
      },
    },
    saved_candidates: {
      retention: 'until the company removes you from its shortlist',
      columns: {
        personal: {
          account_id: 'Person on the shortlist',
          company_id: 'Company whose shortlist it is',
          note: 'What the company noted',
          saved_by: { purpose: 'Member who saved the person', whose: 'employer' },
          saved_at: 'Order in the list',
          is_named: 'Whether the name was shown then; if it was, hiding it removes the person from the list',
        },
        internal: { id: 'Random name' },
      },
    },
    profile_views: {
      retention: '6 months',
      columns: {
        personal: {
          account_id: 'Person whose profile it was',
          company_id: 'Company that looked, shown to you',
          day: 'Day on which it looked, shown to you',
          words: 'What it searched for, shown to you',
          opened: 'How often it opened your profile',
          listed: 'How often your profile stood in its search results',
        },
        internal: {},
      },
    },
    introductions: {
      ground: 'contract',
      retention: '12 months after its end',
      columns: {
        personal: {
          candidate_id: 'Candidate who was invited',
          asked_by: {
            purpose: 'Member who wrote the invitation',
            whose: 'employer',
            onDeletion: 'tombstone',
          },
          state: { purpose: 'How far it has come', onDeletion: 'tombstone' },
          turn: { purpose: 'Side that replies next', onDeletion: 'tombstone' },
          lateness: { purpose: 'Whether that reply is overdue', onDeletion: 'tombstone' },
          due_at: { purpose: 'Date of that reply', onDeletion: 'tombstone' },
          message: 'Message with which the company asked',
          headline: 'Headline of the profile, as the company saw it',
          shares: { purpose: 'Parts that the candidate revealed', onDeletion: 'tombstone' },
          shared: 'Revealed name, contact, and resume, shown to the company',
          created_at: { purpose: 'Shown to both sides', onDeletion: 'tombstone' },
          ended_at: { purpose: 'Shown to both sides', onDeletion: 'tombstone' },
        },
        secret: { person_id: 'Random name of the profile at that time' },
        internal: {
          id: { purpose: 'Random name', onDeletion: 'tombstone' },
          company_id: { purpose: 'Company that asked', onDeletion: 'tombstone' },
          posting_id: { purpose: 'Job that it is about', onDeletion: 'tombstone' },
          application_id: { purpose: 'Application that came of it', onDeletion: 'tombstone' },
          revision: { purpose: 'Counts changes, so that two at once are noticed', onDeletion: 'tombstone' },
          kept_until: { purpose: 'When it is erased, shown to both sides', onDeletion: 'tombstone' },
          is_quiet: {
            purpose: 'Keeps a second invitation by the same company within 6 months from the candidate',
            onDeletion: 'tombstone',
          },
          erased_at: { purpose: 'Since when nothing of the candidate is left', onDeletion: 'tombstone' },
        },
      },
    },
  },
}
