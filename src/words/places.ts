import { counted } from '../../contract/words/counted.ts'

export const placeWords = {
  suggestions: 'Matching places',
  found: (count: number) => counted(count, 'place', 'places'),
} as const
