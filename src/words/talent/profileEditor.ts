import { isolate } from '../../../contract/isolate.ts'
import type { TypedProfile } from '../../../contract/talent/typed.ts'
import { languageLevels, noticePeriods } from '../../../contract/talent/profile.ts'
import type { RowWords } from '../shared/rows.ts'
import { languageLevelNames, noticeInWords } from './shownProfile.ts'

/** Texts of the form rows in a profile. */
export const profileRows = {
  skill: { noun: 'skill', row: 'Skill', rows: 'Skills' },
  position: { noun: 'position', row: 'Position', rows: 'Experience' },
  school: { noun: 'school', row: 'School', rows: 'Education' },
  language: { noun: 'language', row: 'Language', rows: 'Languages' },
  link: { noun: 'link', row: 'Link', rows: 'Links' },
  title: { noun: 'job title', row: 'Job title', rows: 'Job titles' },
} as const satisfies Readonly<Record<string, RowWords>>

/** Texts of the profile editor. */
export const profileEditorWords = {
  title: 'Edit profile',
  back: 'Back to profile',
  what: 'your profile',
  save: 'Save changes',
  saving: 'Saving',
  live: 'Employers see this profile. Changes appear when you save them.',
  leaveText: 'Your latest changes aren’t saved. We keep them on this device until you come back.',
  conflict:
    'You changed your profile in another window. Nothing is lost, and nothing is saved until you choose.',
  unsaved: 'Unsaved changes',
  saved: 'Saved',
  sections: {
    about: 'About you',
    experience: 'Experience and education',
    skills: 'Skills',
    more: 'Languages and availability',
    looksFor: 'What I’m looking for',
  },
  headline: 'Headline',
  headlineHint: 'What you do, in a few words, such as “Stage carpenter”.',
  about: 'About (optional)',
  aboutHint: 'What you’re good at, and what you like to work on.',
  source: 'Take from',
  sourceHint: 'From a resume, both lists change whenever the resume does.',
  ownLists: 'My own lists',
  fromResume: (title: string) => `Resume “${isolate(title)}”`,
  noResume: 'Write or import a resume to take this from it.',
  openResumes: 'Resumes',
  copyEntries: (title: string) => `Copy from resume “${isolate(title)}”`,
  employer: (row: number) => `Employer ${row}`,
  position: (row: number) => `Job title ${row}`,
  location: (row: number) => `Place ${row} (optional)`,
  from: (row: number) => `From ${row}`,
  to: (row: number) => `To ${row}`,
  toHint: 'Empty for now.',
  dateHint: 'Year and month, such as 2024-05.',
  summary: (row: number) => `What you did ${row} (optional)`,
  institution: (row: number) => `School ${row}`,
  area: (row: number) => `Subject ${row}`,
  studyType: (row: number) => `Degree ${row} (optional)`,
  skill: (row: number) => `Skill ${row}`,
  evidence: (row: number) => `Where you used skill ${row} (optional)`,
  addSkills: 'Add skills from resume',
  language: (row: number) => `Language ${row}`,
  level: (row: number) => `Level of language ${row}`,
  levels: Object.fromEntries(languageLevels.map((level) => [level, languageLevelNames[level]])),
  choose: 'Choose',
  countries: 'Countries where you can work without a permit (optional)',
  chosenCountries: 'Countries',
  notice: 'Notice period (optional)',
  notices: Object.fromEntries(noticePeriods.map((days) => [String(days), noticeInWords(days)])),
  noNotice: 'Not said',
  availableFrom: 'Available from (optional)',
  link: (row: number) => `Link ${row}`,
  linkHint: 'Such as https://portfolio.example. Hidden while your name is hidden.',
  links: 'Links (optional)',
  jobTitle: (row: number) => `Job title ${row}`,
  place: 'Place',
  places: 'Places',
  remove: 'Remove',
  removePlace: (place: string) => `Remove ${place}`,
  radius: (place: string) => `Distance from ${place}`,
  kilometres: (km: number) => `Within ${km} km`,
  remote: 'Remote work',
  types: 'Job types',
  jobLevels: 'Levels',
  payFloor: 'Lowest pay (optional)',
  payFloorHint: 'Never shown to anyone. We use it to pick jobs for you.',
  currency: 'Currency',
  period: 'Per',
  fields: {
    headline: 'Headline',
    about: 'About',
    skills: 'Skills',
    experience: 'Experience',
    education: 'Education',
    languages: 'Languages',
    rightToWork: 'Countries',
    notice: 'Notice period',
    availableFrom: 'Available from',
    links: 'Links',
    resumeId: 'Resume',
    titles: 'Job titles',
    places: 'Places',
    isRemote: 'Remote work',
    types: 'Job types',
    levels: 'Levels',
    payFloor: 'Lowest pay',
  } satisfies Readonly<Record<keyof TypedProfile, string>>,
} as const

/** Typed value of a field as text, for the comparison of two versions. */
export function typedInWords(value: TypedProfile[keyof TypedProfile]): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.map(partsOf).join('\n') : partsOf(value)
}

const partsOf = (value: string | object): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .filter(([key, part]) => key !== 'key' && typeof part === 'string' && part !== '')
        .map(([, part]) => String(part))
        .join(', ')
