import { ownPath } from '../../contract/paths.ts'
import * as v from 'valibot'
import { createDeviceStore } from './storage/deviceStore.ts'

const kept = createDeviceStore('awaits', v.string())
const WHAT = 'verification'

/** Remembers the page that cannot go on before the address is verified: the mail may be opened in another window. */
export const saveReturnPath = (path: string) => kept.keep(WHAT, path)

export const forgetReturnPath = () => kept.forget(WHAT)

/** The page that waited for the address to be verified; it waits no more. */
export function takeReturnPath(): string | undefined {
  const path = ownPath(kept.of(WHAT))
  kept.forget(WHAT)
  return path
}
