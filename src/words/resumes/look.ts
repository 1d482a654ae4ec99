import type { Look } from '../../../contract/resumes/look.ts'

export const designWords = {
  language: 'Language',
  languageHint: 'Language of the headings and dates. Screen readers use it too.',
} as const

/** Design options of a resume, with labels. */
export const lookChoices = {
  template: {
    label: 'Template',
    options: { plain: 'Plain', serif: 'Serif', margin: 'Margin', way: 'Way' },
  },
  accent: {
    label: 'Color',
    options: {
      evergreen: 'Evergreen',
      ink: 'Ink',
      sea: 'Sea',
      plum: 'Plum',
      brick: 'Brick',
      umber: 'Umber',
    },
  },
  face: {
    label: 'Font',
    options: {
      template: 'Template default',
      sans: 'Source Sans',
      serif: 'Source Serif',
      outfit: 'Outfit',
    },
  },
  size: { label: 'Size', options: { small: 'Small', normal: 'Normal', large: 'Large' } },
  spacing: { label: 'Spacing', options: { tight: 'Tight', normal: 'Normal', wide: 'Wide' } },
  pageSize: { label: 'Page size', options: { a4: 'A4', letter: 'US Letter' } },
} as const satisfies {
  readonly [Key in 'template' | 'accent' | 'face' | 'size' | 'spacing' | 'pageSize']: {
    readonly label: string
    readonly options: Readonly<Record<Look[Key], string>>
  }
}

/** Names of resume languages by code. */
export const languages: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  ar: 'Arabic',
  cs: 'Czech',
  da: 'Danish',
  el: 'Greek',
  fi: 'Finnish',
  he: 'Hebrew',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  nl: 'Dutch',
  no: 'Norwegian',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  sv: 'Swedish',
  tr: 'Turkish',
  uk: 'Ukrainian',
  zh: 'Chinese',
}
