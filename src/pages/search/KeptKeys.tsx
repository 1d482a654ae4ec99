import { useState } from 'react'
import { hasLetterKeys, keepLetterKeys } from '../../browser/kept/keptKeys.ts'
import { ListKeys } from '../../views/search/ListKeys.tsx'

/** The keys of the list, as this device keeps whether letters are among them. */
export function KeptKeys() {
  const [hasLetters, setHasLetters] = useState(hasLetterKeys)
  return (
    <ListKeys
      hasLetters={hasLetters}
      onSwitch={(isOn) => {
        keepLetterKeys(isOn)
        setHasLetters(isOn)
      }}
    />
  )
}
