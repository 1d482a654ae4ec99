import type { ShownProfile } from '../../contract/talent/profile.ts'

/** A named profile with all parts filled in. */
export const mina: ShownProfile = {
  id: 'person-1',
  name: { firstName: 'Mina', lastName: 'Okafor' },
  headline: 'Stage carpenter',
  place: 'Leeds, United Kingdom',
  about: 'I build scenery that gets carried, climbed, and struck every night, and looks new on the last one.',
  skills: [
    { name: 'Timber framing', evidence: ['Carpenter, Touring company'] },
    { name: 'Welding, MIG', evidence: [] },
    { name: 'AutoCAD', evidence: [] },
    { name: 'Rigging awareness', evidence: [] },
  ],
  experience: [
    {
      name: 'Touring company',
      position: 'Carpenter',
      location: 'Leeds',
      startDate: '2022-03',
      endDate: '',
      summary: 'Built and maintained sets for 40 performances a year.',
    },
    {
      name: 'Kitchen maker',
      position: 'Joiner',
      location: '',
      startDate: '2019',
      endDate: '2022',
      summary: '',
    },
  ],
  education: [
    {
      institution: 'Leeds City College',
      area: 'Carpentry and joinery',
      studyType: 'Diploma',
      startDate: '2016',
      endDate: '2018',
    },
  ],
  languages: [
    { language: 'English', level: 'native' },
    { language: 'Spanish', level: 'conversational' },
  ],
  rightToWork: ['GB', 'IE'],
  notice: 30,
  availableFrom: '2027-01-04',
  links: ['https://mina.example/work'],
  looksFor: {
    titles: ['Stage carpenter', 'Set builder'],
    places: [{ name: 'Leeds', region: 'England', country: 'GB', lat: 53.8, lon: -1.55, radius: 50 }],
    isRemote: false,
    types: ['fullTime', 'contract'],
    levels: ['mid', 'senior'],
  },
  years: 7,
  updatedAt: '2026-11-12',
}

const { name: _, experience, ...rest } = mina

/** The same profile without the name and anything that reveals it. */
export const anonymous: ShownProfile = {
  ...rest,
  id: 'person-2',
  experience: experience.map((entry) => (entry.endDate === '' ? { ...entry, name: '' } : entry)),
  skills: rest.skills.map((skill) => ({ ...skill, evidence: [] })),
  links: [],
}

/** A profile with only a name. */
export const sparse: ShownProfile = {
  ...mina,
  id: 'person-3',
  name: { firstName: 'Jonas', lastName: 'Brandt' },
  headline: '',
  place: null,
  about: '',
  skills: [],
  experience: [],
  education: [],
  languages: [],
  rightToWork: [],
  links: [],
  notice: null,
  availableFrom: null,
  years: null,
  looksFor: { titles: [], places: [], isRemote: false, types: [], levels: [] },
}
