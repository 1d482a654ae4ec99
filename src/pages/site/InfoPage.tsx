import { InfoView } from '../../views/site/InfoView.tsx'
import type { InfoWords } from '../../words/pages/public.ts'

export default function InfoPage(words: InfoWords) {
  return <InfoView {...words} />
}
