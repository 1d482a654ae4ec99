import { counted } from '../../../contract/words/counted.ts'

/** Texts around the pictures of resume pages. */
export const pageWords = {
  facts: (count: number, paper: string) => `${counted(count, 'page', 'pages')}, ${paper}`,
  fullSize: '100%',
  page: (page: number, count: number) => `Page ${page} of ${count}. The text is under Check.`,
} as const
