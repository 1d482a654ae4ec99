/** An invented candidate: what their resume says, and what they write. */
export interface DemoCandidate {
  readonly name: readonly [firstName: string, lastName: string]
  readonly emailAddress: string
  readonly trade: string
  readonly city: string
  readonly about: string
  /** When, what and where, and what was done there; the last first. */
  readonly work: readonly (readonly [when: string, what: string, done: string])[]
  readonly skills: readonly string[]
  readonly languages: string
}

export const candidates = {
  mina: {
    name: ['Mina', 'Okafor'],
    emailAddress: 'mina@demo.example',
    trade: 'Stage carpenter',
    city: 'Leeds',
    about: 'I build scenery that is carried, climbed and struck every night, and looks new on the last one.',
    work: [
      ['2022 to now', 'Carpenter, Larkspur Touring', 'Flats, treads and a revolve for eight touring sets.'],
      [
        '2019 to 2022',
        'Joiner, Ashgrove Kitchens',
        'Fitted kitchens, and ran the bench saw and the CNC router.',
      ],
    ],
    skills: ['Timber framing', 'Welding, MIG', 'AutoCAD', 'Rigging awareness', 'Full driving licence'],
    languages: 'English, Igbo',
  },
  jonas: {
    name: ['Jonas', 'Lindqvist'],
    emailAddress: 'jonas.lindqvist@demo.example',
    trade: 'Lighting technician',
    city: 'Sheffield',
    about: 'I rig and run light for theatre and concerts, and repair what others throw away.',
    work: [
      [
        '2020 to now',
        'Technician, Millhouse Concert Hall',
        'Four hundred evenings at the desk; the dimmers too.',
      ],
      ['2018 to 2020', 'Casual crew', 'Get-ins, focus calls and follow spots in six houses.'],
    ],
    skills: ['ETC Eos', 'Electrical safety testing', 'Working at height', 'Soldering'],
    languages: 'Swedish, English',
  },
  amara: {
    name: ['Amara', 'Diallo'],
    emailAddress: 'amara.diallo@demo.example',
    trade: 'Registered nurse',
    city: 'Bristol',
    about: 'Eleven years on wards for older people, the last four in charge of nights.',
    work: [
      [
        '2018 to now',
        'Night sister, Westbury Ward',
        'A ward of 24 beds, with two nurses and three assistants.',
      ],
      ['2014 to 2018', 'Staff nurse, stroke unit', 'Care, discharge planning, and talks with families.'],
    ],
    skills: ['Wound care', 'End-of-life care', 'Mentoring', 'Rostering'],
    languages: 'French, English, Wolof',
  },
  tomasz: {
    name: ['Tomasz', 'Zielinski'],
    emailAddress: 'tomasz.zielinski@demo.example',
    trade: 'Electrician',
    city: 'Berlin',
    about: 'Industrial and domestic installations, heat pumps and photovoltaics since 2021.',
    work: [
      ['2021 to now', 'Electrician, Havelstrom', 'Sixty roofs from the survey to the meter.'],
      ['2012 to 2021', 'Electrician, own trade', 'New wiring in old houses, lifts and workshops.'],
    ],
    skills: ['Photovoltaics', 'KNX', 'Fault finding', 'Driving licence B and BE'],
    languages: 'Polish, German, English',
  },
  priya: {
    name: ['Priya', 'Raman'],
    emailAddress: 'priya.raman@demo.example',
    trade: 'Software engineer',
    city: 'Manchester',
    about: 'Back ends in TypeScript and Go that people can still change after three years.',
    work: [
      [
        '2021 to now',
        'Engineer, Parcelwise',
        'Led the move from nightly batches to events; on call one week in six.',
      ],
      ['2017 to 2021', 'Developer, County Library', 'The catalogue and its search, used by ninety branches.'],
    ],
    skills: ['TypeScript', 'Go', 'PostgreSQL', 'Event-driven systems', 'Accessibility'],
    languages: 'Tamil, English',
  },
  luc: {
    name: ['Luc', 'Bernard'],
    emailAddress: 'luc.bernard@demo.example',
    trade: 'Cook',
    city: 'Lyon',
    about: 'Sous-chef with a baker behind him; sauces, bread and calm.',
    work: [
      [
        '2019 to now',
        'Sous-chef, Les Trois Marches',
        'Seventy covers, a brigade of six, and the menu each month.',
      ],
      ['2015 to 2019', 'Commis and chef de partie', 'Fish, then pastry, then the pass.'],
    ],
    skills: ['Menu planning', 'Food hygiene', 'Bread and pastry', 'Training apprentices'],
    languages: 'French, English, some Italian',
  },
  sofia: {
    name: ['Sofia', 'Marques'],
    emailAddress: 'sofia.marques@demo.example',
    trade: 'Teacher of mathematics',
    city: 'Porto',
    about: 'Mathematics and physics from 11 to 18, and the chess club on Thursdays.',
    work: [
      [
        '2016 to now',
        'Teacher, Escola da Ribeira',
        'Five classes, exams, and the first lab in the district.',
      ],
      ['2013 to 2016', 'Tutor', 'Adults who wanted their school certificate after work.'],
    ],
    skills: ['Curriculum design', 'Assessment', 'Classes with mixed levels', 'Python for lessons'],
    languages: 'Portuguese, Spanish, English',
  },
  kwame: {
    name: ['Kwame', 'Asante'],
    emailAddress: 'kwame.asante@demo.example',
    trade: 'Logistics planner',
    city: 'Rotterdam',
    about: 'Eight years of docks, tours and time windows; I plan what drivers can really drive.',
    work: [
      ['2019 to now', 'Tour planner, Maas Freight', 'Forty lorries a day, with breaks that are breaks.'],
      ['2016 to 2019', 'Shift lead, cold store', 'Twelve people, two docks, one night shift a month.'],
    ],
    skills: ['Route planning', 'SQL', 'Forklift licence', 'Customs papers'],
    languages: 'English, Dutch, Twi',
  },
  hana: {
    name: ['Hana', 'Novak'],
    emailAddress: 'hana.novak@demo.example',
    trade: 'Laboratory scientist',
    city: 'Brno',
    about: 'Microbiologist: soil, water and the people who depend on both.',
    work: [
      [
        '2020 to now',
        'Scientist, Institute of Soils',
        'Field sampling, sequencing, and the pipeline for both.',
      ],
      ['2017 to 2020', 'Laboratory assistant', 'Water of two hundred wells, every week.'],
    ],
    skills: ['PCR and sequencing', 'R and Python', 'Field sampling', 'Writing methods down'],
    languages: 'Czech, English, German',
  },
  diego: {
    name: ['Diego', 'Fuentes'],
    emailAddress: 'diego.fuentes@demo.example',
    trade: 'Gardener',
    city: 'Valencia',
    about: 'Parks, orchards and the water that keeps them; tree climber with a ticket.',
    work: [
      ['2018 to now', 'Gardener, Jardines del Turia', 'Two hectares of park, four hundred orange trees.'],
      ['2015 to 2018', 'Nursery hand', 'Propagation under glass, and the market on Saturdays.'],
    ],
    skills: ['Pruning', 'Irrigation', 'Tree climbing', 'Plant health'],
    languages: 'Spanish, Catalan, English',
  },
  ingrid: {
    name: ['Ingrid', 'Haugen'],
    emailAddress: 'ingrid.haugen@demo.example',
    trade: 'Product designer',
    city: 'Bergen',
    about: 'I design forms, and what happens after them, for people in a hurry.',
    work: [
      ['2020 to now', 'Designer, Fjordbank', 'Loans and accounts; halved what people had to type.'],
      [
        '2016 to 2020',
        'Designer, Kommune',
        'Kindergarten places, building permits, and letters in plain words.',
      ],
    ],
    skills: ['Interviews', 'Prototyping in HTML', 'Accessibility', 'Plain language'],
    languages: 'Norwegian, English',
  },
  samir: {
    name: ['Samir', 'Haddad'],
    emailAddress: 'samir.haddad@demo.example',
    trade: 'Bicycle mechanic',
    city: 'Ghent',
    about: 'Cargo bikes and e-bikes, wheels above all. I began at fourteen in the shop of my uncle.',
    work: [
      [
        '2021 to now',
        'Mechanic, Wielwerk',
        'Fleet of ninety cargo bikes, none off the road for over two days.',
      ],
      ['2017 to 2021', 'Mechanic, own stall', 'Repairs on the market while people shopped.'],
    ],
    skills: ['Wheel building', 'E-bike systems', 'Hydraulic brakes', 'Stock keeping'],
    languages: 'Arabic, Dutch, French, English',
  },
} as const satisfies Readonly<Record<string, DemoCandidate>>

export type CandidateKey = keyof typeof candidates
