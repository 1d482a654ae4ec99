import { InfoView } from '../views/InfoView.tsx'
import type { InfoWords } from '../words/pages.ts'

export default function InfoPage(words: InfoWords) {
  return <InfoView {...words} />
}
