import type { ResumeDocument } from '../../../../contract/resumes/document.ts'

/** A resume with every field filled in. */
export const full = {
  basics: {
    name: 'Ada Byron',
    label: 'Analyst of engines',
    email: 'ada@example.com',
    phone: '+44 20 7946 0018',
    url: 'https://example.com/ada',
    summary: 'Writes programs for engines that are not built yet.\nReads mathematics, music and machines.',
    location: {
      address: '12 St James’s Square',
      postalCode: 'SW1Y 4LB',
      city: 'London',
      region: 'England',
      countryCode: 'GB',
    },
    profiles: [{ network: 'Letters', username: 'ada', url: 'letters.example.com/ada' }],
  },
  work: [
    {
      name: 'Engine Works',
      position: 'Analyst',
      location: 'London',
      description: 'Makes engines.',
      url: 'https://engines.example.com',
      startDate: '1842-02',
      summary: 'Describes what the engine can do.',
      highlights: [
        'Wrote notes three times as long as the article that they belong to, which is long enough for several lines on a page of paper.',
        'Found the numbers of Bernoulli by a program.',
      ],
    },
    { name: 'Home', position: 'Pupil', startDate: '1832', endDate: '1842-01-31', highlights: ['Bones'] },
  ],
  volunteer: [{ organization: 'Library', position: 'Reader', startDate: '1835', summary: 'Read aloud.' }],
  education: [
    {
      institution: 'Augustus De Morgan',
      area: 'Mathematics',
      studyType: 'Letters',
      startDate: '1840',
      endDate: '1842',
      score: 'first',
      courses: ['Calculus', 'Logic'],
    },
  ],
  skills: [
    { name: 'Programs', level: 'Master', keywords: ['loops', 'tables'] },
    { name: 'French', keywords: [] },
  ],
  projects: [
    {
      name: 'Flyology',
      description: 'Wings of paper and wire.',
      highlights: ['Measured birds'],
      keywords: ['steam'],
      startDate: '1828',
      url: 'https://example.com/fly',
      roles: ['Author'],
      entity: 'Ashley Combe',
      type: 'book',
    },
  ],
  certificates: [{ name: 'Riding', date: '1830-05', issuer: 'Stables', url: 'https://example.com/riding' }],
  awards: [{ title: 'Medal', date: '1843-09-01', awarder: 'Society', summary: 'For the notes.' }],
  publications: [
    {
      name: 'Notes',
      publisher: 'Taylor',
      releaseDate: '1843',
      url: 'https://example.com/n',
      summary: 'A to G.',
    },
  ],
  languages: [{ language: 'English', fluency: 'Native' }, { language: 'French' }],
  interests: [{ name: 'Horses', keywords: ['riding', 'betting'] }],
  references: [{ name: 'Charles Babbage', reference: 'The Enchantress of Number.' }],
} as const satisfies ResumeDocument

/** A resume with texts in several scripts. */
export const manyScripts = {
  basics: {
    name: 'Zuzana Łęcka',
    label: '数学者・プログラマー',
    summary:
      'Инженер-программист.\nΜηχανικός λογισμικού.\nמהנדסת תוכנה\nمهندسة برمجيات\n소프트웨어 기술자\n软件工程师',
  },
  work: [
    { name: 'Яндекс', position: 'Разработчик', startDate: '2020-01', highlights: ['Ускорила поиск на 20 %'] },
    { name: 'חברה', position: 'מהנדסת', startDate: '2018-01', endDate: '2019-12' },
    { name: 'شركة', position: 'مهندسة', highlights: ['كتبت برامج'] },
  ],
  skills: [{ name: 'かな', keywords: ['カナ', '漢字'] }],
} as const satisfies ResumeDocument
