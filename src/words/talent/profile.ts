import { dayInWords } from '../../../contract/dayInWords.ts'
import { isolate } from '../../../contract/isolate.ts'
import { recentDays, type Exclusion } from '../../../contract/talent/profileCalls.ts'
import type { ProfilePart, Visibility } from '../../../contract/talent/profile.ts'
import { counted } from '../../../contract/words/counted.ts'

/** Texts of the candidate's own profile: visibility, missing parts, and views. */
export const ownProfileWords = {
  what: 'your profile',
  edit: 'Edit profile',
  empty: 'Add your skills and experience. Employers search by them.',
  visibility: {
    title: 'Who sees your profile',
    options: {
      hidden: { title: 'No one', text: 'Employers can’t find you.' },
      anonymous: {
        title: 'Employers, without your name',
        text: 'Your name, photo, contact details, and current employer stay hidden until you share them.',
      },
      named: {
        title: 'Employers, with your name',
        text: 'Your email and phone number stay hidden until you share them.',
      },
    } satisfies Readonly<Record<Visibility, { title: string; text: string }>>,
    note: 'Only verified employers can search. Your employers and the companies below never find you.',
    until: (day: string) => `Visible until ${dayInWords(day)}. We’ll ask before then.`,
    asked: {
      title: 'Still looking?',
      text: (day: string) => `Your profile hides itself on ${dayInWords(day)} unless you keep it visible.`,
      keep: 'Keep it visible',
    },
  },
  complete: {
    title: 'Complete your profile',
    share: (done: number, all: number) => `${done} of ${all}`,
    verify: 'Verify your email first: open the link that we sent you.',
    whole: 'Your profile has everything that employers filter by.',
    parts: {
      headline: 'Add a headline',
      skills: 'Add your skills',
      experience: 'Add your experience',
      titles: 'Say which jobs you want',
      places: 'Say where you want to work',
      types: 'Choose job types',
      levels: 'Choose a level',
      notice: 'Say when you can start',
      languages: 'Add your languages',
      rightToWork: 'Say where you can work without a permit',
    } satisfies Readonly<Record<ProfilePart, string>>,
  },
  companies: {
    title: 'Companies',
    text: 'See your profile as a company sees it, or exclude a company from it.',
    label: 'Company name',
    find: 'Find companies',
    what: 'companies',
    found: 'Companies found',
    none: 'No company has a name that starts with this.',
    see: (name: string) => `See what ${isolate(name)} sees`,
    exclude: 'Exclude',
    excluded: 'Excluded',
    domain: 'Domain',
    domainHint:
      'Such as fernhill.example. Companies with this website, or with members who have an email there, never see your profile.',
    excludeDomain: 'Exclude domain',
    listWhat: 'your exclusions',
    list: 'Excluded',
    nobody: 'You haven’t excluded anyone.',
    kinds: {
      company: 'Company',
      domain: 'Domain',
      employer: 'Employer in your resume',
    } satisfies Readonly<Record<Exclusion['kind'], string>>,
    remove: 'Remove',
    dialog: {
      title: 'Remove exclusion?',
      text: (name: string) => `${isolate(name)} can find your profile then, if it’s visible.`,
      confirm: 'Remove exclusion',
      cancel: 'Cancel',
    },
  },
  preview: {
    what: 'this view',
    banner: (name: string) => `This is exactly what ${isolate(name)} sees.`,
    nothing: {
      title: (name: string) => `${isolate(name)} sees nothing`,
      text: 'Your profile is hidden from this company. It gets the same answer as for a person who doesn’t exist.',
    },
    close: 'Back to your profile',
  },
  recent: {
    title: `Last ${recentDays} days`,
    opened: 'Profile views',
    listed: 'Times in search results',
    unknown: '–',
  },
  views: {
    title: 'Who viewed your profile',
    what: 'who viewed your profile',
    nobody: 'No one yet. Each company that opens your profile or sees it in its results is listed here.',
    opened: (count: number) => `opened ${counted(count, 'time', 'times')}`,
    listed: (count: number) => `in results ${counted(count, 'time', 'times')}`,
    words: (words: string) => `Searched for “${words}”`,
    noWords: 'Searched without words',
  },
} as const
