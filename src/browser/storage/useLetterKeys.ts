import { useState } from 'react'
import * as v from 'valibot'
import { createDeviceStore } from './deviceStore.ts'

const kept = createDeviceStore('keys', v.boolean())

/** Setting for single-letter shortcuts on this device, enabled by default, with a setter. */
export function useLetterKeys() {
  const [hasLetters, setHasLetters] = useState(() => kept.of('letters') ?? true)
  const onSwitch = (isOn: boolean) => {
    kept.keep('letters', isOn)
    setHasLetters(isOn)
  }
  return { hasLetters, onSwitch }
}
