import { useLetterKeys } from '../../browser/storage/useLetterKeys.ts'
import { ListKeys } from '../../views/search/keys/ListKeys.tsx'

/** Keyboard shortcuts of the list. The choice to use single letters is stored on this device. */
export const KeptKeys = () => <ListKeys {...useLetterKeys()} />
