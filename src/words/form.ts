import { counted } from '../../contract/words/counted.ts'

export const formWords = {
  matches: (count: number, text: string) =>
    count === 0 ? `Nothing matches “${text}”. Try another word.` : counted(count, 'match', 'matches'),
  notLoaded: 'The list didn’t load. Check your connection, then reload the page.',
} as const
