import type { CompanyKey } from './companies.ts'
import type { CandidateKey } from './people.ts'
import type { Fate } from './postings.ts'

/** How postings stand that are not simply open, by company and title. */
export const fates: { readonly [Company in CompanyKey]?: Readonly<Record<string, Fate>> } = {
  fernhill: {
    Bookkeeper: 'draft',
    'Workshop cleaner': 'paused',
    'Welder and fabricator': 'unconfirmed',
    'Scenic painter': 'filledElsewhere',
  },
  harbourlight: { 'House manager': 'paused' },
  tallow: { 'Technical writer': 'cancelled' },
  cuivre: { Baker: 'expired' },
  brightwell: { Caretaker: 'unconfirmed' },
  nordkaje: { 'Payroll specialist': 'draft' },
  whinmoor: { 'Grants officer': 'held' },
  dachlicht: { Storekeeper: 'forgotten' },
  spaakwerk: { 'Bookkeeper, two days': 'filledElsewhere' },
  huerta: { 'Mechanic for farm machines': 'expired' },
  gipfelruh: { 'Hotel manager': 'cancelled' },
  maplerow: { 'Asset manager': 'discarded' },
  loonlake: { Pharmacist: 'paused' },
  cedarbyte: { 'Product manager': 'removed' },
  kestrelgate: { 'Driver trainer, road-rail vehicles': 'expired' },
  fjordlykt: { 'Power trader': 'unconfirmed' },
  aroha: { Fundraiser: 'forgotten' },
  kumogata: { 'Mechanical designer': 'paused' },
  savannagrid: { 'Finance manager': 'filledElsewhere' },
  lantern: { 'Intern, editing': 'held', 'Book designer': 'unconfirmed' },
}

/**
 * What becomes of applications: each step with how many days ago it was taken. `screening` to `interviewing` move on,
 * `reject:` has its reason, `tell` is the employer's and `write` the candidate's; what the clock does comes by itself.
 */
export interface Plot {
  readonly company: CompanyKey
  readonly title: string
  readonly applicants: { readonly [Candidate in CandidateKey]?: string }
}

export const plots: readonly Plot[] = [
  {
    company: 'fernhill',
    title: 'Stage carpenter',
    applicants: {
      mina: 'submit 16, screening 13, shortlisted 10, assessment 7, ask 6.9, reply 5, interviewing 3, offer 1',
      jonas: 'submit 1',
      diego: 'submit 3, reject:skills 1.2, undo 1.199',
      tomasz: 'submit 8.5',
      kwame: 'submit 12, screening 9, ask 6',
      samir: 'submit 15, screening 12, ask 9',
      luc: 'submit 10, reject:experience 6',
      hana: 'submit 6, withdraw 4',
      ingrid: 'submit 14, screening 11, shortlisted 5',
      sofia: 'submit 5, screening 2',
      priya: 'submit 16',
      amara: 'submit 4, reject:other 0.5',
    },
  },
  {
    company: 'fernhill',
    title: 'Costume maker',
    applicants: {
      ingrid: 'submit 11, screening 8, interviewing 3',
      amara: 'submit 2',
      hana: 'submit 9, reject:location 7',
      sofia: 'submit 12',
      luc: 'submit 13, screening 10, offer 6, decline 4',
    },
  },
  {
    company: 'fernhill',
    title: 'Lighting technician',
    applicants: {
      jonas: 'submit 20, screening 17, interviewing 12, offer 9, accept 7',
      mina: 'submit 10, screening 5',
      tomasz: 'submit 9',
      samir: 'submit 19, reject:experience 14',
    },
  },
  {
    company: 'fernhill',
    title: 'Welder and fabricator',
    applicants: {
      tomasz: 'submit 13, screening 10, assessment 6',
      samir: 'submit 4',
      diego: 'submit 6, tell 3, write 1',
    },
  },
  {
    company: 'fernhill',
    title: 'Production manager',
    applicants: {
      kwame: 'submit 5',
      ingrid: 'submit 9, screening 6, interviewing 2',
      priya: 'submit 7.5',
    },
  },
  {
    company: 'fernhill',
    title: 'Scenic painter',
    applicants: { ingrid: 'submit 12', hana: 'draft 10', luc: 'submit 20, reject:skills 15' },
  },
  {
    company: 'harbourlight',
    title: 'Care assistant',
    applicants: {
      amara: 'submit 21, screening 18, interviewing 15, offer 12, accept 10',
      sofia: 'submit 18, screening 16, offer 11, decline 9',
      hana: 'submit 12, screening 10, reject:location 7',
      luc: 'submit 9, screening 6, interviewing 3',
      ingrid: 'submit 4, ask 2',
      kwame: 'submit 17, screening 14, withdraw 11',
      diego: 'submit 8, screening 5, offer 2',
      samir: 'submit 14, reject:experience 10',
      jonas: 'submit 11, screening 7, shortlisted 3',
      priya: 'submit 6, screening 3',
    },
  },
  {
    company: 'harbourlight',
    title: 'Registered nurse, nights',
    applicants: {
      amara: 'submit 13, screening 10, interviewing 8, offer 5',
      hana: 'submit 10, reject:skills 7',
    },
  },
  {
    company: 'harbourlight',
    title: 'Maintenance worker',
    applicants: { mina: 'submit 7', diego: 'submit 2' },
  },
  {
    company: 'tallow',
    title: 'Back-end engineer, TypeScript',
    applicants: {
      priya: 'submit 15, screening 11, assessment 8, ask 7.9, reply 5, interviewing 2',
      hana: 'submit 9, screening 5',
      kwame: 'submit 12, reject:experience 7',
    },
  },
  {
    company: 'tallow',
    title: 'Product designer',
    applicants: {
      ingrid: 'submit 19, screening 15, interviewing 12, offer 8, accept 6',
      sofia: 'submit 14, screening 10, reject:experience 8',
    },
  },
  {
    company: 'tallow',
    title: 'Support engineer',
    applicants: {
      jonas: 'submit 13, screening 9, interviewing 4',
      samir: 'submit 10, screening 6',
      tomasz: 'submit 16, reject:skills 11',
      amara: 'submit 7, reject:other 3',
      diego: 'submit 18, screening 13, withdraw 9',
      luc: 'submit 3',
    },
  },
  {
    company: 'tallow',
    title: 'Technical writer',
    applicants: { sofia: 'submit 16, screening 12', hana: 'submit 9' },
  },
  {
    company: 'nordkaje',
    title: 'Tour planner',
    applicants: {
      kwame: 'submit 14, screening 9, interviewing 5, offer 2',
      tomasz: 'submit 11, reject:experience 6',
    },
  },
  {
    company: 'nordkaje',
    title: 'Warehouse worker',
    applicants: {
      samir: 'submit 20, screening 13, interviewing 8',
      diego: 'submit 18, screening 12, withdraw 8',
      jonas: 'submit 22, screening 15, offer 11, accept 8',
      luc: 'submit 25, screening 16, reject:other 12',
      amara: 'submit 13, reject:location 7',
      hana: 'submit 19',
      mina: 'submit 26, screening 20, offer 15, decline 12',
      priya: 'submit 12, screening 7',
      ingrid: 'submit 15, screening 9, ask 3',
    },
  },
  { company: 'cuivre', title: 'Sous-chef', applicants: { luc: 'submit 6, screening 4, ask 2, reply 1' } },
  { company: 'cuivre', title: 'Pastry chef', applicants: { luc: 'submit 14', sofia: 'draft 2' } },
  {
    company: 'brightwell',
    title: 'Teacher of mathematics',
    applicants: { sofia: 'submit 20, screening 12, assessment 6, ask 5.9', priya: 'submit 13' },
  },
  {
    company: 'whinmoor',
    title: 'Postdoctoral scientist, peat carbon',
    applicants: { hana: 'submit 22, screening 14, interviewing 6' },
  },
  {
    company: 'dachlicht',
    title: 'Electrician, photovoltaics',
    applicants: { tomasz: 'submit 9, screening 6, offer 3', jonas: 'submit 5' },
  },
  { company: 'dachlicht', title: 'Installer, from another trade', applicants: { mina: 'submit 20' } },
  {
    company: 'spaakwerk',
    title: 'Bicycle mechanic',
    applicants: { samir: 'submit 8, screening 5, interviewing 2', diego: 'submit 30, release 15' },
  },
  { company: 'spaakwerk', title: 'Frame welder', applicants: { mina: 'submit 2' } },
  { company: 'huerta', title: 'Agronomist', applicants: { hana: 'submit 21, offer 15, accept 13' } },
  {
    company: 'huerta',
    title: 'Gardener',
    applicants: { diego: 'submit 12, screening 7, shortlisted 3', samir: 'discard 6' },
  },
  { company: 'huerta', title: 'Irrigation technician', applicants: { mina: 'submit 30, release 12' } },
  {
    company: 'gipfelruh',
    title: 'Gardener and driver',
    applicants: { mina: 'submit 15, reject:location 11' },
  },
  {
    company: 'maplerow',
    title: 'Building superintendent',
    applicants: { mina: 'submit 30, screening 26, withdraw 20' },
  },
  {
    company: 'kestrelgate',
    title: 'Station fabric joiner',
    applicants: { mina: 'submit 8, ask 4', tomasz: 'submit 3' },
  },
  { company: 'fjordlykt', title: 'Product designer', applicants: { ingrid: 'submit 7, screening 2' } },
  { company: 'aroha', title: 'Track builder', applicants: { mina: 'draft 3', diego: 'submit 10' } },
  { company: 'savannagrid', title: 'Data scientist', applicants: { priya: 'submit 19' } },
  { company: 'lantern', title: 'Web developer, half time', applicants: { priya: 'submit 5, screening 1' } },
]

/** What the candidate to log in with has saved: a company's role by its title. */
export const savedByMina: readonly (readonly [CompanyKey, string])[] = [
  ['kestrelgate', 'Track worker, nights'],
  ['whinmoor', 'Glass and instrument maker'],
  ['spaakwerk', 'Mobile mechanic'],
]
