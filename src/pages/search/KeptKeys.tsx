import { useLetterKeys } from '../../browser/storage/useLetterKeys.ts'
import { ListKeys } from '../../views/search/keys/ListKeys.tsx'

/** The keys of the list; this device keeps whether letters are among them. */
export const KeptKeys = () => <ListKeys {...useLetterKeys()} />
