import type * as v from 'valibot'
import type { ResumeDocument, resumeDocument } from './document.ts'
import type { accents, templates } from './look.ts'

type Template = (typeof templates)[number]

/** Sample resume to start from. The people in samples are fictitious. */
export interface ResumeSample {
  /** Title of the resume made from the sample. */
  readonly title: string
  readonly document: v.InferInput<typeof resumeDocument>
}

const look = (template: Template, accent: (typeof accents)[number]) => ({
  meta: { jobgrove: { template, accent } },
})

/** Sample of a carpenter, also used by stories and tests. */
export const mina: ResumeDocument = {
  basics: {
    name: 'Mina Okafor',
    label: 'Stage and bench carpenter',
    email: 'mina.okafor@mail.example',
    phone: '+44 113 555 0142',
    location: { city: 'Leeds', countryCode: 'GB' },
    summary: 'Carpenter with nine years on stages and in workshops.',
    profiles: [],
  },
  work: [
    {
      position: 'Head carpenter',
      name: 'Larkspur Joinery',
      startDate: '2021-03',
      highlights: ['Led a crew of four through 31 fit-ups, none late', 'Cut offcut waste by a third'],
    },
    {
      position: 'Carpenter',
      name: 'Quayside Studios',
      startDate: '2018-08',
      endDate: '2021-02',
      highlights: ['Built sets for six series, from drawing to strike'],
    },
  ],
  education: [{ studyType: 'Diploma', area: 'Bench joinery', institution: 'Aire College', endDate: '2018' }],
  skills: [{ name: 'Wood', keywords: ['Technical drawings', 'Oak framing', 'French polish'] }],
}

/** One sample per template. */
export const resumeSamples: Readonly<Record<Template, ResumeSample>> = {
  plain: {
    title: 'Sample: stage carpenter',
    document: {
      ...mina,
      skills: [
        ...(mina.skills ?? []),
        { name: 'Stage', keywords: ['Flying rigs', 'Quick changes', 'Touring vans up to 7.5 t'] },
      ],
      certificates: [
        { name: 'Working at height', issuer: 'Northern Rigging School', date: '2024-05' },
        { name: 'First aid at work', issuer: 'Aire Ambulance Volunteers', date: '2023-11' },
      ],
      languages: [
        { language: 'English', fluency: 'Native' },
        { language: 'Igbo', fluency: 'Fluent' },
      ],
      ...look('plain', 'evergreen'),
    },
  },
  serif: {
    title: 'Sample: registered nurse',
    document: {
      basics: {
        name: 'Sami Laine',
        label: 'Registered nurse, intensive care',
        email: 'sami.laine@mail.example',
        phone: '+358 9 555 0117',
        location: { city: 'Tampere', countryCode: 'FI' },
        summary:
          'Nurse with seven years in intensive care. Teaches new colleagues, and writes what others can follow at three in the morning.',
      },
      work: [
        {
          position: 'Charge nurse, intensive care',
          name: 'Pyynikki Central Hospital',
          startDate: '2022-01',
          highlights: [
            'Leads the night shift of 9 nurses for 14 beds',
            'Wrote the handover sheet that all four wards use now',
            'Halved the time from alarm to first check, from 80 to 40 seconds',
          ],
        },
        {
          position: 'Registered nurse',
          name: 'Koivu Hospital',
          startDate: '2018-06',
          endDate: '2021-12',
          highlights: ['Cared for patients after heart surgery', 'Trained 22 students in their first weeks'],
        },
      ],
      education: [
        {
          studyType: 'Bachelor',
          area: 'Nursing',
          institution: 'Tampere School of Care',
          startDate: '2014',
          endDate: '2018',
        },
      ],
      certificates: [
        { name: 'Advanced life support', issuer: 'Nordic Resuscitation Board', date: '2025-02' },
      ],
      languages: [
        { language: 'Finnish', fluency: 'Native' },
        { language: 'Swedish', fluency: 'Fluent' },
        { language: 'English', fluency: 'Fluent' },
      ],
      ...look('serif', 'plum'),
    },
  },
  margin: {
    title: 'Sample: data analyst',
    document: {
      basics: {
        name: 'Ana Duarte',
        label: 'Data analyst',
        email: 'ana.duarte@mail.example',
        phone: '+351 22 555 0163',
        url: 'https://ana-duarte.example',
        location: { city: 'Porto', countryCode: 'PT' },
        summary: 'Turns what a company counts into what it decides. Says what a figure cannot tell, too.',
      },
      work: [
        {
          position: 'Data analyst',
          name: 'Ribeira Logistics',
          startDate: '2022-09',
          highlights: [
            'Found why every ninth parcel was late, and cut that to every thirtieth',
            'Replaced 40 weekly sheets by six pages that refresh themselves',
          ],
        },
        {
          position: 'Junior analyst',
          name: 'Foz Insurance',
          startDate: '2020-02',
          endDate: '2022-08',
          highlights: ['Checked claims for 200,000 customers', 'Taught SQL to 15 colleagues'],
        },
      ],
      projects: [
        {
          name: 'Tram delays in Porto',
          description: 'Two years of public times, cleaned and drawn.',
          url: 'https://ana-duarte.example/trams',
          startDate: '2023',
        },
      ],
      education: [
        {
          studyType: 'Master',
          area: 'Statistics',
          institution: 'Douro University',
          startDate: '2017',
          endDate: '2019',
        },
      ],
      skills: [
        { name: 'Analysis', keywords: ['SQL', 'Python', 'R', 'Forecasts'] },
        { name: 'Telling', keywords: ['Charts', 'Workshops', 'Plain reports'] },
      ],
      ...look('margin', 'sea'),
    },
  },
  way: {
    title: 'Sample: sous-chef',
    document: {
      basics: {
        name: 'Théo Marchetti',
        label: 'Sous-chef',
        email: 'theo.marchetti@mail.example',
        phone: '+33 4 55 50 19 42',
        location: { city: 'Lyon', countryCode: 'FR' },
        summary: 'Cook for eleven years, from the first onion to the second in charge. Calm at the pass.',
      },
      work: [
        {
          position: 'Sous-chef',
          name: 'Table des Canuts',
          startDate: '2022-04',
          highlights: [
            'Runs the pass for 70 covers, five evenings a week',
            'Brought food cost from 34 to 28 percent without a smaller plate',
          ],
        },
        {
          position: 'Chef de partie',
          name: 'Maison Belleroche',
          startDate: '2018-09',
          endDate: '2022-03',
          highlights: ['Sauces and fish', 'Trained six apprentices, five of whom are cooks today'],
        },
        {
          position: 'Commis',
          name: 'Brasserie du Quai Vert',
          startDate: '2014-07',
          endDate: '2018-08',
          highlights: ['Cold kitchen, then meat'],
        },
      ],
      education: [
        { studyType: 'Diploma', area: 'Cookery', institution: 'École des Fourneaux', endDate: '2014' },
      ],
      languages: [
        { language: 'French', fluency: 'Native' },
        { language: 'Italian', fluency: 'Fluent' },
        { language: 'English', fluency: 'Good' },
      ],
      ...look('way', 'brick'),
    },
  },
}
