import type { DataKind } from '../dataKind.ts'

const ofCompany = { keep: 'It describes the company and its other members need it' } as const

export const companyData: DataKind = {
  title: 'Companies and their teams',
  what: 'The public company page, who belongs to the hiring team, and open invitations.',
  purpose: 'To show who is hiring, and to decide who may act for a company.',
  ground: 'contract',
  whose: 'employer',
  retention: 'as long as the company has a member',
  onDeletion: 'erase',
  tables: {
    companies: {
      onDeletion: ofCompany,
      columns: {
        personal: { name: 'Shown to everyone', website: 'Shown to everyone', about: 'Shown to everyone' },
        internal: {
          id: 'Random name',
          slug: 'Name in addresses, shown to everyone',
          folded_name: 'Finds look-alike names',
          website_domain: 'Finds the company by the domain of its website',
          logo: 'Address of the logo, shown to everyone; until it is removed',
          size: 'Shown to everyone',
          industry: 'Shown to everyone',
          places: 'Shown to everyone',
          proof: 'Whether the company is verified, shown to everyone',
          proven_at: 'When it was verified, shown to everyone',
          proven_by: 'How it was verified',
          revision: 'Counts changes, so that two at once are noticed',
          created_at: 'When it joined',
          suspended_at: 'Hides a suspended company',
          replies_on_time: 'Filter of the job search, computed from the reply record that everyone sees',
          is_demo: 'Marks an invented company, shown to everyone',
        },
      },
    },
    company_slugs: {
      retention: 'as long as the service runs',
      onDeletion: { keep: 'No other company may take an address that was used' },
      columns: {
        internal: {
          slug: 'Former name in addresses, which still leads to the company',
          company_id: 'Its company',
          created_at: 'Since when',
        },
      },
    },
    members: {
      columns: {
        personal: {
          company_id: 'Company that the member acts for',
          account_id: 'Member',
          membership: 'Owner or recruiter',
        },
        internal: { created_at: 'Since when' },
      },
    },
    invitations: {
      retention: '7 days',
      columns: {
        personal: { email_address: 'Person who is invited, shown to the hiring team' },
        secret: { code_hash: 'Recognizes the link: SHA-256 of 130 random bits' },
        internal: {
          id: 'Random name',
          company_id: 'Company that invites',
          membership: 'Owner or recruiter',
          created_at: 'Order in the list',
          expires_at: 'End of the invitation',
        },
      },
    },
  },
}
