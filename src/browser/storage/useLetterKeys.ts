import { useState } from 'react'
import * as v from 'valibot'
import { createDeviceStore } from './deviceStore.ts'

const kept = createDeviceStore('keys', v.boolean())

/**
 * True if this device takes single letters for what they do on a page, and what switches them on and off. They do
 * something until somebody switches them off.
 */
export function useLetterKeys() {
  const [hasLetters, setHasLetters] = useState(() => kept.of('letters') ?? true)
  const onSwitch = (isOn: boolean) => {
    kept.keep('letters', isOn)
    setHasLetters(isOn)
  }
  return { hasLetters, onSwitch }
}
