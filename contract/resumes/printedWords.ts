import type { SectionKey } from './look.ts'

/** What a resume says by itself, in one language. */
export interface PrintedWords {
  readonly headings: Readonly<Record<SectionKey, string>>
  /** For what has no end yet. */
  readonly present: string
  /** As in "2 of 3". */
  readonly of: string
}

const en: PrintedWords = {
  headings: {
    summary: 'Summary',
    work: 'Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    volunteer: 'Volunteering',
    certificates: 'Certificates',
    awards: 'Awards',
    publications: 'Publications',
    languages: 'Languages',
    interests: 'Interests',
    references: 'References',
  },
  present: 'Present',
  of: 'of',
}

const de: PrintedWords = {
  headings: {
    summary: 'Profil',
    work: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    projects: 'Projekte',
    volunteer: 'Ehrenamt',
    certificates: 'Zertifikate',
    awards: 'Auszeichnungen',
    publications: 'Veröffentlichungen',
    languages: 'Sprachen',
    interests: 'Interessen',
    references: 'Referenzen',
  },
  present: 'heute',
  of: 'von',
}

const fr: PrintedWords = {
  headings: {
    summary: 'Profil',
    work: 'Expérience',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    volunteer: 'Bénévolat',
    certificates: 'Certifications',
    awards: 'Distinctions',
    publications: 'Publications',
    languages: 'Langues',
    interests: 'Centres d’intérêt',
    references: 'Références',
  },
  present: 'aujourd’hui',
  of: 'sur',
}

const es: PrintedWords = {
  headings: {
    summary: 'Perfil',
    work: 'Experiencia',
    education: 'Formación',
    skills: 'Competencias',
    projects: 'Proyectos',
    volunteer: 'Voluntariado',
    certificates: 'Certificados',
    awards: 'Premios',
    publications: 'Publicaciones',
    languages: 'Idiomas',
    interests: 'Intereses',
    references: 'Referencias',
  },
  present: 'actualidad',
  of: 'de',
}

const known: Readonly<Record<string, PrintedWords>> = { en, de, fr, es }

/**
 * What a resume says by itself. Takes its language as BCP 47 names it, such as `pt-BR`; of languages that we do not know,
 * gives English.
 */
export const printedWordsOf = (language: string): PrintedWords => known[primaryOf(language)] ?? en

/** The language without script and country. */
export const primaryOf = (language: string) => language.split('-')[0] ?? language
