import { counted, number } from '../../../contract/words/counted.ts'
import { personSearchIn, type PersonSearch } from '../../../contract/talent/address.ts'
import { employmentTypes, levels, workplaces } from '../postings.ts'

/** Texts of the talent search. */
export const talentWords = {
  title: 'Find talent',
  notLoaded: 'This part didn’t load. Reload the page.',
  lead: 'Only people who chose to be visible. Invite them and they decide whether to apply.',
  left: (today: number, most: number) =>
    `${number.format(today)} of ${counted(most, 'invitation', 'invitations')} left today`,
  tabs: { name: 'Talent', search: 'Search', shortlist: 'Shortlist', invitations: 'Invitations' },
  form: {
    name: 'Search people',
    what: 'Job title, skill, or word',
    where: 'City, region, or country',
    within: 'Distance from the place',
    radius: (km: number) => `Within ${km} km`,
    search: 'Search',
    examples: { what: 'Job title or skill', where: 'City or country' },
  },
  filters: {
    title: 'Filters',
    button: (count: number) => (count === 0 ? 'Filters' : `Filters (${number.format(count)})`),
    clear: 'Clear all',
    close: 'Close filters',
    remove: 'Remove filter:',
    availability: 'Availability',
    updated: 'Active',
    skills: 'Skills',
    addSkill: 'Add a skill',
    languages: 'Languages',
    addLanguage: 'Add a language',
    addHint: 'Press Enter to add it.',
    anyTime: 'Any time',
    removeText: (text: string) => `Remove ${text}`,
  },
  list: {
    name: 'People',
    what: 'people',
    order: 'Order',
    by: 'Sort by',
    save: 'Save',
    saved: 'Saved',
    remote: 'Open to remote',
    otherPlace: 'Did you mean',
  },
  pane: {
    name: 'Candidate',
    what: 'this profile',
    back: 'Back to results',
    page: 'Open on its own page',
    failed: 'The profile didn’t load. Reload the page to see it.',
    gone: {
      title: 'This profile is no longer available',
      text: 'The person may have hidden it. Search for other people.',
    },
    toSearch: 'Search people',
  },
  nobody: {
    title: 'No people match your search',
    text: 'Remove a filter, use fewer words, or search a larger area.',
    clear: 'Clear the search',
  },
  nobodyYet: {
    title: 'No one is visible yet',
    text: 'People appear here once they make their profile visible to employers.',
  },
  unverified: {
    title: 'Verify your company to find talent',
    text: 'Only verified companies see profiles. Verify your website on the Company page.',
    action: 'Verify your company',
  },
  suspended: {
    title: 'Your company is suspended',
    text: 'You can’t see profiles or invite people. We emailed you the reason.',
    action: 'Open the Company page',
  },
} as const

/** Number of people, such as "33 people" or "More than 1,000 people". */
export const peopleInWords = ({ count, isCapped }: { count: number; isCapped: boolean }): string =>
  isCapped ? `More than ${counted(count, 'person', 'people')}` : counted(count, 'person', 'people')

export const personOrderNames = { relevant: 'Best match', newest: 'Newest activity' } as const

/** Options of the filter by notice period, in days. */
export const noticeFilters = [
  [0, 'Now'],
  [14, 'Within 2 weeks'],
  [30, 'Within a month'],
  [90, 'Within 3 months'],
] as const

/** Options of the filter by last activity, in days. */
export const activityFilters = [
  [7, 'In the last week'],
  [30, 'In the last month'],
  [90, 'In the last 3 months'],
] as const

/** Filters with several values, with their labels and the labels of their values. */
export const severalFilters = [
  ['workplace', 'Workplace', { onSite: workplaces.onSite, remote: workplaces.remote }],
  ['level', 'Level', levels],
  ['type', 'Job type', employmentTypes],
] as const

interface ChosenFilter {
  readonly words: string
  /** Criteria without this filter. */
  readonly rest: PersonSearch
}

/** Chosen filters, each with the search without it. */
export function personFiltersIn(search: PersonSearch): readonly ChosenFilter[] {
  const several = severalFilters.flatMap(([name, , names]) =>
    search[name].map((value) => ({
      words: new Map<string, string>(Object.entries(names)).get(value) ?? value,
      rest: { ...search, [name]: search[name].filter((each) => each !== value) },
    })),
  )
  const typed = (['skill', 'language'] as const).flatMap((name) =>
    search[name].map((value) => ({
      words: value,
      rest: { ...search, [name]: search[name].filter((each) => each !== value) },
    })),
  )
  const notice = noticeFilters.find(([days]) => days === search.notice)
  const updated = activityFilters.find(([days]) => days === search.updated)
  return [
    ...several,
    ...typed,
    ...(notice ? [{ words: notice[1], rest: { ...search, notice: undefined } }] : []),
    ...(updated ? [{ words: updated[1], rest: { ...search, updated: undefined } }] : []),
  ]
}

/** Search without any filters. */
export const withoutFilters = ({ place, q, radius, sort }: PersonSearch): PersonSearch => ({
  ...personSearchIn(''),
  q,
  place,
  radius,
  sort,
})
